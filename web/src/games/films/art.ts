// Where the pictures of the films table are; a box of one's own may have screenplays that have none.
import { emblem, type EmblemKind } from '$art/emblems';
import { portrait } from '$art/portraits';
import type { Tile } from './boxLookup';

type Files = Record<string, string>;
const posters = import.meta.glob('../../art/posters/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const studios = import.meta.glob('../../art/studios/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const trophies = import.meta.glob('../../art/trophies/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;
const notes = import.meta.glob('../../art/money/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Files;

export const posterOf = (edition: string, film: string): string | undefined =>
  posters[`../../art/posters/${edition}/${film}.svg`];
export const studioOf = (edition: string, number: number): string | undefined =>
  studios[`../../art/studios/${edition}-${number}.svg`];
export const trophyOf = (trophy: string): string | undefined =>
  trophies[`../../art/trophies/${trophy.replace(/ \d$/, '').replaceAll(' ', '-')}.svg`];
export const noteOf = (value: number): string | undefined => notes[`../../art/money/${value}.svg`];

const PERSONS: Tile['kind'][] = ['actor', 'star', 'director', 'legend'];

/** The picture on a tile. */
export function pictureOf(tile: Tile): string {
  const drawn = PERSONS.includes(tile.kind) ? portrait(tile.id) : emblem(tile.kind as EmblemKind, tile.id);
  return `<svg viewBox="0 0 48 48">${drawn}</svg>`;
}

/** The fewest banknotes that make an amount, largest first. */
export function banknotes(amount: number): number[] {
  const held: number[] = [];
  for (const value of [10, 5, 2, 1]) {
    for (; amount >= value; amount -= value) held.push(value);
  }
  return held;
}
