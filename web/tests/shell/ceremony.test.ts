// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box, ScoreInfo } from '../../src/lib/api';
import { awards } from '../../src/games/films/awards';
import { loadClient } from '../../src/games/registry';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import { CeremonySteps, claimCeremony } from '../../src/table/ceremony.svelte';
import Ceremony from '../../src/table/Ceremony.svelte';
import { rankSeats, standIns } from '../../src/table/ranking';
import { update } from './fixtures';

const line = (seat: number, ids: Record<string, string>, points = 5): ScoreInfo => {
  const text = ids.trophy ?? ids.film ?? 'money';
  return { seat, kind: ids.trophy ? 'trophy' : 'film', points, ids, label: { en: text, fr: text, de: text } };
};
const SHEET = [
  line(0, { trophy: 'best director' }),
  line(0, { film: 'top-bun' }),
  line(0, { trophy: 'film of the year 2', film: 'top-bun' }),
  line(1, { trophy: 'worst film', film: 'king-pong' }, 10),
  line(1, { trophy: 'best film 3', film: 'king-pong' }),
  line(1, { trophy: 'first film 1', film: 'king-pong' }),
  line(1, {}),
];
const FILMS = {
  game: 'films',
  edition: 'dream-factory',
  screenplays: ['top-bun', 'king-pong'].map((id) => ({ id, genre: 'drama' })),
  genres: [{ id: 'drama' }],
} as unknown as Box;

beforeEach(async () => {
  preferences.language = 'en';
  localStorage.clear();
  await loadCatalogues('web', 'bots');
  await loadClient('generic');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the awards of the films are presented category by category, without films and money', () => {
  expect(awards(SHEET).map(({ ids }) => ids?.trophy)).toEqual([
    'first film 1',
    'best film 3',
    'film of the year 2',
    'worst film',
    'best director',
  ]);
});

test('the steps present each award, then reveal the places from the last one', () => {
  const steps = new CeremonySteps(awards(SHEET).slice(0, 2), 3);
  const shown: unknown[] = [];
  for (; !steps.done; steps.advance()) shown.push(steps.award?.ids?.trophy ?? steps.revealed);
  expect(shown).toEqual(['first film 1', 'best film 3', 1, 2]);
  expect([steps.revealed, steps.award]).toEqual([3, null]);
  steps.advance();
  expect(steps.revealed).toBe(3);
});

test('without awards the places come at once', () => {
  const steps = new CeremonySteps([], 2);
  expect([steps.award, steps.revealed, steps.done]).toEqual([null, 1, false]);
});

test('the ceremony of a match is shown once on a device, and each match has its own', () => {
  expect(claimCeremony('abcd1234', 1)).toBe(true);
  expect(claimCeremony('abcd1234', 1)).toBe(false);
  expect(claimCeremony('abcd1234', 2)).toBe(true);
  expect(claimCeremony('efgh5678', 1)).toBe(true);
  localStorage.setItem('matinee-ceremonies', '{"damaged": true}');
  expect(claimCeremony('abcd1234', 1)).toBe(true);
  for (let match = 2; match < 300; match += 1) claimCeremony('abcd1234', match);
  expect(JSON.parse(localStorage.getItem('matinee-ceremonies')!)).toHaveLength(100);
});

test('seats are ranked by place, and those that share one keep their order', () => {
  expect(rankSeats([3, 1, 3, 1])).toEqual([1, 3, 0, 2]);
});

test('a seat is marked if a bot made more than a third of the moves for a person', () => {
  const count = (moves: number, by_bots: number) => ({ moves, by_bots });
  const move_counts = [count(72, 40), count(72, 24), count(72, 25), count(70, 70), count(0, 0)];
  expect(standIns({ names: ['Ada', 'Ben', 'Cleo', '', 'Eve'], move_counts })).toEqual([
    count(72, 40),
    null,
    count(72, 25),
    null,
    null,
  ]);
});

function openCeremony(box: Box): ReturnType<typeof vi.fn> {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const onclose = vi.fn();
  const result = update({
    over: true,
    points: [20, 31],
    places: [2, 1],
    winners: [1],
    score_sheet: SHEET,
  });
  render(Ceremony, { update: result, box, names: ['Ada', 'Ben'], own: [0], onclose });
  return onclose;
}

test('each award is announced with its winner, then the final places', async () => {
  await loadClient('films');
  vi.useFakeTimers();
  openCeremony(FILMS);
  const status = () => screen.getByRole('status').textContent;
  const announced: (string | null)[] = [];
  for (let step = 0; step < 8; step += 1) {
    flushSync();
    if (status() !== announced.at(-1)) announced.push(status());
    vi.advanceTimersByTime(2400);
  }
  expect(announced).toEqual([
    'first film 1: Ben.',
    'best film 3: Ben.',
    'film of the year 2: You.',
    'worst film: Ben.',
    'best director: You.',
    '',
    'Ben wins. Ben 31, You 20.',
  ]);
  expect(screen.getByRole('heading').textContent).toBe('Ben wins');
});

test('a game without awards shows only the places, and the button ends the ceremony at any moment', async () => {
  const onclose = openCeremony({ game: 'generic' } as Box);
  expect(screen.getByRole('heading').textContent).toBe('Final places');
  expect(screen.getByRole('list').textContent).toContain('You');
  expect(screen.getByRole('list').textContent).not.toContain('Ben');
  await fireEvent.click(screen.getByRole('button', { name: /Skip/ }));
  expect(onclose).toHaveBeenCalledOnce();
});

test('the button changes when everything has been shown', async () => {
  vi.useFakeTimers();
  openCeremony({ game: 'generic' } as Box);
  vi.advanceTimersByTime(1400);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('button', { name: /Show the result/ })).toBeTruthy());
});
