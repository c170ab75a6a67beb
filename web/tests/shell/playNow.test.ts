// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../../src/lib/api';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { playNow } from '../../src/lib/openTable';
import { playChoice, rememberChoice } from '../../src/lib/playChoices.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import GameCard from '../../src/home/GameCard.svelte';
import Home from '../../src/home/Home.svelte';
import PlayDialog from '../../src/home/PlayDialog.svelte';
import { seatInfo, stubResponses, tableInfo, update } from './fixtures';
import { addRecentTable, recentTables } from '../../src/lib/recentTables.svelte';
import RecentTables from '../../src/home/RecentTables.svelte';

const text = (en: string) => ({ en, fr: en, de: en });
const level = (id: string, difficulty: string) => ({
  id,
  name: text(`The ${id}`),
  character: text(`Plays like the ${id}.`),
  difficulty: text(difficulty),
});
const wild = {
  id: 'wild',
  kind: 'switch',
  values: [],
  default: false,
  label: text('Wild ones'),
  help: text(''),
};
const game = {
  name: 'dice',
  family: 'dice',
  clauses: 'L',
  title: text('Dice'),
  about: null,
  minutes: 5,
  players: [2, 3, 4],
  options: ['wild'],
  option_details: [{ ...wild, clause: 'L-6' }],
  levels: [level('extra', 'Easy'), level('understudy', 'Medium'), level('legend', 'Master')],
  boxes: [],
  lesson: false,
} as GameInfo;
const props = { busy: false, onplay: vi.fn(), onchoose: vi.fn(), oninvite: vi.fn() };

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(); // missing in jsdom, like scrollTo
  vi.stubGlobal('scrollTo', vi.fn());
  preferences.language = 'en';
  await loadCatalogues('web');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the first suggestion is four players of a medium level', () => {
  expect(playChoice(game)).toEqual({ players: 4, level: 'understudy', options: {} });
  const { container } = render(GameCard, { game, ...props });
  expect(container.textContent).toContain('4 players · Medium');
});

test('a choice is remembered for each game', async () => {
  const onplay = vi.fn();
  render(PlayDialog, { game, open: true, onplay });
  const radio = (name: RegExp) => screen.getByRole('radio', { name, hidden: true });
  await fireEvent.click(radio(/^2$/));
  await fireEvent.click(radio(/^Easy The extra/));
  await fireEvent.click(screen.getByRole('checkbox', { name: /Wild ones/, hidden: true }));
  await fireEvent.submit(document.querySelector('form')!);
  const choice = { players: 2, level: 'extra', options: { wild: true } };
  expect(onplay).toHaveBeenCalledExactlyOnceWith(choice);
  rememberChoice(game, choice);
  expect(playChoice(game)).toEqual(choice);
  expect(JSON.parse(localStorage.getItem('matinee-play')!)).toEqual({ dice: choice });
  const { container } = render(GameCard, { game, ...props });
  expect(container.textContent).toContain('2 players · Easy · Wild ones');
  expect(playChoice({ ...game, name: 'other' }), 'the level is the suggestion for other games').toEqual({
    players: 4,
    level: 'extra',
    options: {},
  });
});

test('what a game no longer allows is not chosen', () => {
  rememberChoice(game, { players: 6, level: 'ghost', options: { wild: 3, gone: true } });
  expect(playChoice(game)).toEqual({ players: 4, level: 'extra', options: {} });
});

test('“Play now” opens a table with the chosen players, bots and variants', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    sent(address, body && JSON.parse(body));
    return new Response(JSON.stringify({ table: tableInfo([]) }));
  });
  await playNow(game, { players: 3, level: 'legend', options: { wild: true } }, 'New player');
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/tables', '/api/tables/abcd1234/start']);
  expect(sent.mock.calls[0]![1]).toMatchObject({
    settings: { game: 'dice', players: 3, options: { wild: true } },
    bots: [null, 'legend', 'legend'],
  });
});

test('a public table shows how many seats are taken and what differs from the usual', async () => {
  const seats = [seatInfo({ name: 'Ada' }), seatInfo({ kind: 'open' }), seatInfo({ kind: 'open' })];
  const listed = tableInfo(seats, { stage: 'gathering' });
  listed.settings = { ...listed.settings, game: 'dice', options: { wild: true }, clock: 60 };
  stubResponses({ '/games': [game], '/tables': [listed] });
  render(Home);
  const row = await screen.findByRole('link', { name: /waiting for players/ });
  expect(row.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Dice Ada 1/3 seats · waiting for players Wild ones · Move timer: 1 minute',
  );
});

test('a finished game on this device shows its day, the winner and everybody’s points', async () => {
  addRecentTable({ code: 'abcd1234', game: 'dice' });
  const table = tableInfo([seatInfo({ name: 'Ben' }), seatInfo({ name: 'Ada', yours: true })], {
    stage: 'over',
    opened: Date.UTC(2026, 10, 18, 12) / 1000,
  });
  const snapshot = { table, update: update({ over: true, points: [33, 41], winners: [1] }) };
  stubResponses({ '/tables/abcd1234': snapshot });
  render(RecentTables, { games: [game] });
  await waitFor(() => expect(screen.getByText('you won')).toBeTruthy());
  expect(screen.getByText('Nov 18, 2026 · You 41, Ben 33')).toBeTruthy();
  recentTables.list = [];
});
