// @vitest-environment jsdom
// The analysis of a finished game.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analysis, Grade } from '../../src/lib/api';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import GameAnalysis from '../../src/table/GameAnalysis.svelte';
import { changeText, mistakesOf, withChances } from '../../src/table/analysis';
import { stubResponses } from './fixtures';

beforeEach(async () => {
  await loadCatalogues('web');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const grade = (number: number, seat: number, loss: number): Grade => ({
  number,
  seat,
  move: 'clap',
  best: 'reel 1',
  alternatives: [],
  loss,
  error: 0.01,
  label: loss >= 0.15 ? 'blunder' : loss >= 0.05 ? 'inaccuracy' : '',
});
const ledgerLine = {
  seat: 0,
  opening: 0.5,
  own_decisions: -0.3,
  others_decisions: 0.1,
  luck: -0.3,
  result: 0,
};
const analysis = (samples: number): Analysis => ({
  samples,
  chances: [
    [0.5, 0.5],
    [0.2, 0.8],
    [0, 1],
  ],
  grades: [grade(1, 0, 0.3), grade(2, 1, 0.06)],
  ledger: [ledgerLine],
  turning_points: [{ number: 1, seat: 0, change: -0.3 }],
});
const moves = [0, 1, 2].map((number) => ({ number, seat: 0, move: '', events: [], points: [0, 0] }));

test('changes have a sign', () => {
  expect([0.126, -0.3, 0.001, -0.004].map(changeText)).toEqual([
    '+13\u00a0%',
    '−30\u00a0%',
    '0\u00a0%',
    '0\u00a0%',
  ]);
});

test('a player sees the own mistakes, a spectator all of them, the worst five in the order of the game', () => {
  const many = {
    ...analysis(8),
    grades: [0.06, 0.3, 0.01, 0.2, 0.1, 0.16, 0.07].map((loss, i) => grade(i, i % 2, loss)),
  };
  expect(mistakesOf(many, [0]).map((each) => each.number)).toEqual([0, 4, 6]);
  expect(mistakesOf(many, []).map((each) => each.number)).toEqual([1, 3, 4, 5, 6]);
});

test('the chart gets win chances in per cent', () => {
  expect(withChances(moves, analysis(8)).map((move) => move.points)).toEqual([
    [50, 50],
    [20, 80],
    [0, 100],
  ]);
});

test('an analysis is requested while it is visible, until it is complete', async () => {
  let show: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof show) {
        show = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  let samples = 0;
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    samples += 4;
    return new Response(JSON.stringify({ wanted_samples: 8, analysis: analysis(samples) }));
  });
  const box = { game: 'hollywood' } as never;
  render(GameAnalysis, { code: 'abcd1234', match: 2, moves, names: ['Ada', 'Ben'], box, own: [0] });
  const section = screen.getByRole('region', { name: 'Analysis' });
  expect(requested).toEqual([]);
  show([{ isIntersecting: true }]);
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
  expect(requested).toEqual(Array(2).fill('/api/tables/abcd1234/analysis?match=2'));
  expect(screen.getByText('Ada: −30 %')).toBeTruthy();
});

test('a game without an analysis has no section', async () => {
  stubResponses({});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
  const box = { game: 'dreams' } as never;
  render(GameAnalysis, { code: 'abcd1234', match: 1, moves, names: ['Ada', 'Ben'], box, own: [] });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
