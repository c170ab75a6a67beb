// The pictures of the cards: one for each card of our box, and different ones for the cards of other boxes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cardPictures, categoryOf, pictureNames, pictureOf } from '../../src/games/hollywood/cardPictures';
import type { HollywoodBox } from '../../src/games/hollywood/types';

const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const svg = (name: string) => readFileSync(path(`web/src/games/hollywood/art/cards/${name}.svg`), 'utf8');
const toml = readFileSync(path('matinee/games/hollywood/boxes/hollywood.toml'), 'utf8');
const cards = [...toml.matchAll(/^id = "(.+)"\nkind = "(.+)"(?:\ngenre = "(.+)")?/gm)].map(
  ([, id, kind, genre]) => ({ id, kind, genre }),
);
const boxOf = (cards: object[]) => ({ game: 'hollywood', cards }) as unknown as HollywoodBox;
const action = (id: string) => ({ id, kind: 'screenplay', genre: 'action' });

test('each card of our box has a picture of its own, and no picture is unused', () => {
  const box = boxOf(cards);
  const names = pictureNames(box);
  expect(names.size).toBe(56);
  expect([...names].filter(([id, name]) => id !== name)).toEqual([]);
  expect([...names.values()].sort()).toEqual([...cardPictures.keys()].sort());
  expect(new Set(cards.map(({ id }) => svg(id!))).size).toBe(56);
  expect(pictureOf('action-3', box)).toContain('action-3.svg');
});

test('cards with other ids get different pictures of their genre', () => {
  const names = [...pictureNames(boxOf(Array.from({ length: 13 }, (_, i) => action(`heist-${i}`)))).values()];
  expect(new Set(names).size).toBe(13);
  expect(names.every((name) => name.startsWith('action-'))).toBe(true);
});

test('a card with an id of our box keeps its picture, and the others take what is left', () => {
  const mine = [action('heist'), action('action-1'), action('horror-1'), action('action-13')];
  const names = pictureNames(boxOf(mine));
  expect([...names.keys()].sort()).toEqual(mine.map(({ id }) => id).sort());
  expect(names.get('action-1')).toBe('action-1');
  expect(names.get('action-13')).toBe('action-13');
  expect(new Set(names.values()).size).toBe(4);
  expect([...names.values()].every((name) => name.startsWith('action-'))).toBe(true);
});

test('with more cards than pictures, every picture is used before one comes again', () => {
  const names = [...pictureNames(boxOf(Array.from({ length: 20 }, (_, i) => action(`heist-${i}`)))).values()];
  expect(names).toHaveLength(20);
  expect(new Set(names.slice(0, 13)).size).toBe(13);
});

test('a film is of its genre, and other cards are of their kind', () => {
  expect(new Set(boxOf(cards).cards.map(categoryOf))).toEqual(
    new Set(['star', 'action', 'horror', 'romance', 'blockbuster']),
  );
});

test('pictures are small and upright, and contain neither text nor scripts nor links', () => {
  for (const name of cardPictures.keys()) {
    const source = svg(name);
    expect(source.length, name).toBeLessThan(7500);
    expect(source, name).toContain('viewBox="0 0 240 320"');
    expect(source, name).not.toMatch(
      /<(?!\/|svg|g|defs|use|path|circle|ellipse|rect|clipPath|linearGradient|radialGradient|stop)/,
    );
    for (const [, target] of source.matchAll(/(?:href="|url\()([^")]+)/g))
      expect(target).toContain(`#hw-${name}-`);
    for (const [, id] of source.matchAll(/ id="([^"]+)"/g)) expect(id).toContain(`hw-${name}-`);
  }
});
