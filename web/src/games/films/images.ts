// The URLs of the pictures. Screenplays of a custom box may have no poster.
import { emblem, type EmblemKind } from './art/emblems';
import { portrait } from './art/portraits';
import type { Tile } from './boxLookup';

type Files = Record<string, string>;
const posters = import.meta.glob('./art/posters/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const studios = import.meta.glob('./art/studios/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const trophies = import.meta.glob('./art/trophies/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const banknoteFiles = import.meta.glob('./art/money/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;

export const posterOf = (edition: string, film: string): string | undefined =>
  posters[`./art/posters/${edition}/${film}.svg`];
export const studioOf = (edition: string, number: number): string | undefined =>
  studios[`./art/studios/${edition}-${number}.svg`];
export const trophyOf = (trophy: string): string | undefined =>
  trophies[`./art/trophies/${trophy.replace(/ \d$/, '').replaceAll(' ', '-')}.svg`];
export const noteOf = (value: number): string | undefined => banknoteFiles[`./art/money/${value}.svg`];

const PORTRAIT_KINDS: Tile['kind'][] = ['actor', 'star', 'director', 'legend'];

/** Return the picture on a tile as SVG. */
export function pictureOf(tile: Tile): string {
  const drawing = PORTRAIT_KINDS.includes(tile.kind)
    ? portrait(tile.id)
    : emblem(tile.kind as EmblemKind, tile.id);
  return `<svg viewBox="0 0 48 48">${drawing}</svg>`;
}

/** Return the fewest banknotes that add up to an amount, largest first. */
export function banknotes(amount: number): number[] {
  const notes: number[] = [];
  for (const value of [10, 5, 2, 1]) {
    for (; amount >= value; amount -= value) notes.push(value);
  }
  return notes;
}
