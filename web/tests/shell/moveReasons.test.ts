// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { FilmsView } from '../../src/games/films/types';
import type { HollywoodBox } from '../../src/games/hollywood/types';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { moveReason as filmsReason } from '../../src/games/films/moveReason';
import { moveReason as hollywoodReason } from '../../src/games/hollywood/moveReason';
import { recorded, stage } from '../films/recorded';

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'films', 'web-films', 'web-hollywood');
});

test('the reason for a placement gives the rating before and after, and the marker of a premiere', () => {
  for (const { box, places } of recorded) {
    for (const { film, tile, space, total, finished, marker, markers } of places) {
      const view = { seats: [{ films: [film] }], markers } as unknown as FilmsView;
      const ending = finished ? `: premiere ${marker ? `with rating ${marker}` : 'without a rating'}.` : '.';
      expect(filmsReason(`place ${tile} ${film.id} ${space}`, view, box, 0)).toBe(
        `Rating ${film.total} → ${total}${ending}`,
      );
    }
  }
});

test('the reason for a bid names the tiles and the money left', () => {
  const { box, view } = stage('dream-factory', 'bidding');
  const lot = view.locations[view.location!]!.tiles.map((id) => box.tiles.find((tile) => tile.id === id)!);
  const reason = filmsReason('bid 3', view, box, view.seat!);
  expect(reason).toMatch(
    new RegExp(`^Wins .*: .* stars? in all\\. You would have ${view.seats[view.seat!]!.money! - 3} left\\.$`),
  );
  expect(reason.split(': ')[0]!.split(', ').length).toBe(lot.length);
  expect(filmsReason('pass', view, box, view.seat!)).toBe(
    `You keep ${view.seats[view.seat!]!.money} and share in what the winner pays.`,
  );
});

test('the reason for taking a tile gives its kind and stars', () => {
  const { box, view } = stage('dream-factory', 'taking');
  const tile = box.tiles.find((each) => each.id === view.party[0])!;
  expect(filmsReason(`take ${tile.id}`, view, box, 0)).toMatch(
    new RegExp(`^${box.kinds[tile.kind].en}, (no|${tile.stars}) stars?$`),
  );
  expect(filmsReason('decline', view, box, 0)).toBe('');
});

const name = { en: 'Stan Dean', fr: 'Stan', de: 'Stan' };
const cards = [
  { id: 'star-1', name, kind: 'star', stars: 3 },
  { id: 'hit-1', name, kind: 'blockbuster' },
  { id: 'horror-1', name, kind: 'screenplay', genre: 'horror', award: false },
];
const hollywood = { game: 'hollywood', cards } as unknown as HollywoodBox;

test('the reason for a reel names the bottom card of its column, and the cards to which own reels move up', () => {
  const columns = [['horror-1', 'star-1'], ['hit-1'], ['star-1', 'horror-1']].map((column, number) =>
    column.map((card, row) => ({ card, reel: row === 1 ? [0, null, 1][number] : null, gone: false })),
  );
  const reasons = [1, 2, 3, 4].map((column) => hollywoodReason(`reel ${column}`, { columns }, hollywood, 0));
  expect(reasons).toEqual([
    'Your reel goes on Stan Dean (Star with 3 stars). Your reel moves up to Stan Dean.',
    'Your reel goes on Stan Dean (Blockbuster).',
    'Your reel goes on Stan Dean (Horror).',
    '',
  ]);
});

test('the reason for finishing a film gives its factors, with scarcity the current ones', () => {
  const view = { star: 'star-1', scarcity: false, scarce: { horror: 2 }, seats: [{ sizes: { horror: 4 } }] };
  expect(hollywoodReason('finish horror', view, hollywood, 0)).toBe('Worth 4 × 3 = 12.');
  expect(hollywoodReason('finish horror', { ...view, scarcity: true }, hollywood, 0)).toBe(
    'Worth 4 × 3 × 2 = 24 so far.',
  );
  expect(hollywoodReason('clap', view, hollywood, 0)).toBe('');
});

test.each(LANGUAGES)('all reasons are translated into %s', async (language) => {
  preferences.language = language;
  await loadCatalogues('web', 'films', 'web-films', 'web-hollywood');
  for (const { box, view, moves } of (['bidding', 'taking', 'placing'] as const).map((each) =>
    stage('traumfabrik', each),
  )) {
    for (const move of moves) expect(filmsReason(move, view, box, view.seat!)).not.toMatch(/web-|\{/);
  }
});
