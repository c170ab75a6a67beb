// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { ReplayMove } from '../../src/lib/api';
import { chooseCue } from '../../src/lib/sound';
import { readStored, writeStored } from '../../src/lib/storage';
import { playerName } from '../../src/lib/gameText';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import { seatsInMatch } from '../../src/replay/replay.svelte';
import { bookOf, paragraphs } from '../../src/rules/books';
import { lineOf, roundsOf, scaleOf, ticksOf } from '../../src/table/chart';
import { formatMoveTime, formatTimeLeft } from '../../src/table/formatTime';
import { seatInfo, tableInfo } from './fixtures';

test('a rulebook is found by the name of a game or by a clause', () => {
  expect(bookOf('traumfabrik')).toEqual({ book: 'films', clause: null });
  expect(bookOf('f-a2')).toEqual({ book: 'films', clause: 'F-A2' });
  expect(bookOf('D-X')).toEqual({ book: 'dreams', clause: 'D-X' });
  expect(bookOf('<script>')).toBeNull();
  expect(bookOf('constructor')).toBeNull();
  expect(bookOf('L-2')).toBeNull();
  expect(bookOf('L-2', 'liars-dice')).toEqual({ book: 'liars-dice', clause: 'L-2' });
  expect(bookOf('liars-dice', 'liars-dice')).toEqual({ book: 'liars-dice', clause: null });
});

test('a clause that is mentioned in another becomes a piece of its own', () => {
  const [first, second] = paragraphs('First line\nmatters only for (H-V1).\n\nSecond.');
  expect(first?.map((piece) => piece.clause ?? piece.text)).toEqual([
    'First line matters only for (',
    'H-V1',
    ').',
  ]);
  expect(second?.[0]?.text).toBe('Second.');
});

test('the most important event determines the cue', () => {
  const event = (name: string) => ({ name, facts: {} });
  const sounds = { bid: 'bid', placed: 'tile', finished: 'film', awarded: 'film' } as const;
  expect(chooseCue([event('bid')], sounds)).toBe('bid');
  expect(chooseCue([event('placed'), event('finished'), event('awarded')], sounds)).toBe('film');
  expect(chooseCue([event('finished'), event('game-over')], sounds)).toBe('end');
  expect(chooseCue([event('round-begins')], sounds)).toBeNull();
  expect(chooseCue([event('bid')])).toBeNull();
  expect(chooseCue([])).toBeNull();
});

const replayMove = (number: number, points: number[], round?: number): ReplayMove => ({
  number,
  seat: 0,
  move: '',
  points,
  events: round ? [{ name: 'round-begins', facts: { round } }] : [],
});

test('a chart has round ticks, stepped lines and marks for rounds', () => {
  expect(ticksOf(0, 39)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(-3, 7)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
  expect(ticksOf(0, 0)).toEqual([0, 1]);
  const story = [replayMove(0, [0, 0], 1), replayMove(1, [0, 5]), replayMove(2, [10, 5], 2)];
  const scale = scaleOf(story, { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 });
  expect(lineOf(story, 0, scale)).toBe('M10.0 110.0H105.0V10.0H110.0');
  expect(lineOf(story, 1, scale)).toBe('M10.0 110.0H57.5V60.0H110.0');
  expect(roundsOf(story)).toEqual([
    { move: 0, round: 1 },
    { move: 2, round: 2 },
  ]);
});

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web');
});

test('a replay shows who played that match, whatever has become of the seats', () => {
  const bot = seatInfo({ kind: 'bot', bot: 'lead', bot_number: 3 });
  const table = tableInfo([bot, seatInfo({ name: 'Ada', yours: true })], { match: 3 });
  const seats = seatsInMatch(table, 1, { names: ['Ada', '', 'Ben'], bots: [0, 2, 0] });
  expect(seats.map((seatInfo, seat) => playerName(seatInfo, seat))).toEqual(['Ada', 'Garbot', 'Ben']);
  expect(seats.map(({ kind, yours }) => [kind, yours])).toEqual([
    ['person', false],
    ['bot', false],
    ['person', false],
  ]);
});

test('in matches of former versions seats rotate by one with every rematch', () => {
  const table = tableInfo(
    ['Cy', 'Ada', 'Ben'].map((name) => seatInfo({ name, yours: true })),
    { match: 2 },
  );
  const former = { names: ['', '', ''], bots: [] };
  const seats = (match: number) => seatsInMatch(table, match, former);
  expect(seats(2).map((each) => each.name)).toEqual(['Cy', 'Ada', 'Ben']);
  expect(seats(1).map((each) => each.name)).toEqual(['Ada', 'Ben', 'Cy']);
  expect(seats(1).some((each) => each.yours)).toBe(false);
});

test('times are formatted in suitable units', async () => {
  await loadCatalogues('web');
  expect([formatTimeLeft(42), formatTimeLeft(725), formatTimeLeft(12_000), formatTimeLeft(300_000)]).toEqual([
    '0:42',
    '12:05',
    '3 h 20',
    '3 days',
  ]);
  expect([formatMoveTime(null), formatMoveTime(60), formatMoveTime(86_400)]).toEqual([
    'None',
    '1 minute',
    '1 day',
  ]);
});

test('values that storage cannot read or write do not throw', () => {
  localStorage.setItem('broken', '{');
  expect(readStored('broken', 7)).toBe(7);
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  expect(() => writeStored('cyclic', cyclic)).not.toThrow();
});
