// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, type Box } from '../../src/lib/api';
import type { HollywoodBox } from '../../src/games/hollywood/types';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';
import { rulesDialog } from '../../src/lib/rulesDialog.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { moveLabel, playerNames } from '../../src/lib/gameText';
import { addRecentTable, recentTables } from '../../src/lib/recentTables.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import RecentTables from '../../src/home/RecentTables.svelte';
import { ReplayState } from '../../src/replay/replay.svelte';
import Rulebook from '../../src/rules/Rulebook.svelte';
import RefusalMessage from '../../src/shared/RefusalMessage.svelte';
import TableInfoDialog from '../../src/table/TableInfoDialog.svelte';
import { loadClient } from '../../src/games/registry';
import Breakdown from '../../src/table/Breakdown.svelte';
import PointsChart from '../../src/table/PointsChart.svelte';
import AbsentPlayers from '../../src/table/AbsentPlayers.svelte';
import InviteLink from '../../src/table/InviteLink.svelte';
import Toolbar from '../../src/table/Toolbar.svelte';
import Hints from '../../src/table/Hints.svelte';
import TurnBanner from '../../src/table/TurnBanner.svelte';
import { seatInfo, tableInfo, stubResponses, update } from './fixtures';

const name = { en: 'Stan Dean', fr: 'Stan', de: 'Stan' };
const box: HollywoodBox = {
  game: 'hollywood',
  cards: [
    { id: 'star-1', name, kind: 'star', stars: 3 },
    { id: 'horror-1', name, kind: 'screenplay', genre: 'horror', award: false },
    { id: 'horror-2', name, kind: 'screenplay', genre: 'horror', award: true },
  ],
} as unknown as HollywoodBox;

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn(); // missing in jsdom, like ResizeObserver
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  preferences.language = 'en';
  await loadCatalogues('web', 'bots', 'hollywood', 'films', 'web-hollywood', 'web-films', 'web-dreams');
  await loadClient('hollywood');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(LANGUAGES)(
  'the rulebook in %s shows every clause, and marks rulings and the requested clause',
  async (language) => {
    preferences.language = language;
    await loadCatalogues('web', 'films-clauses');
    const { container } = render(Rulebook, { book: 'films', clause: 'F-A2' });
    await waitFor(() => expect(container.querySelector('.requested')?.id).toBe('F-A2'));
    const source = readFileSync(`../matinee/games/films/locales/${language}/films-clauses.ftl`, 'utf8');
    expect(container.querySelectorAll('article').length).toBe(source.match(/^F-/gm)?.length);
    expect(container.querySelectorAll('.ruling').length).toBe(source.match(/^ +\.ruling =/gm)?.length);
    expect(container.textContent).not.toMatch(/section-|web-/);
    await waitFor(() => expect(document.activeElement?.id).toBe('F-A2'));
  },
);

test('the link of a refusal opens its clause without leaving the table', async () => {
  render(RefusalMessage, { refusal: new Refusal(422, 'refused', 'Too low.', 'F-A2') });
  expect(screen.getByRole('alert').textContent).toContain('Too low.');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/rules/F-A2');
  await fireEvent.click(link);
  expect(rulesDialog.reference).toBe('F-A2');
});

test('markup in a name is shown as text', () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ name: '<img onerror=x>' })]);
  table.update = update({ awaiting: [0] });
  const { container } = render(TurnBanner, { table, names: ['<img onerror=x>'] });
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img onerror=x> is thinking');
});

test('the banner lights up on your own turn', () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true })]);
  table.update = update({ you: [{ seat: 0, view: {} as never, moves: ['clap'] }] });
  const { container } = render(TurnBanner, { table, names: ['Ada'] });
  expect(container.querySelector('.marquee.mine')).not.toBeNull();
  expect(screen.getByText('Your turn')).toBeTruthy();
});

test('a hint describes the best move, its reason, its win chance and its points', async () => {
  const moves = [
    { move: 'reel 2', visits: 1200, points: 11.71, win: 0.26 },
    { move: 'clap', visits: 10, points: 9, win: 0.2 },
  ];
  const requested = stubResponses({ '/tables/abcd1234/hint/0': { after: 5, moves } });
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true })]);
  const columns = [[], [{ card: 'star-1' }, { card: 'horror-2' }]];
  table.update = update({ you: [{ seat: 0, view: { columns } as never, moves: ['reel 2', 'clap'] }] });
  render(Hints, { table, box, onclose: vi.fn() });
  expect(await screen.findByText('Place a reel on column 2')).toBeTruthy();
  expect(screen.getByText('Your reel goes on Stan Dean (Horror, award: counts twice).')).toBeTruthy();
  expect(screen.getByText(/^Win chance 26% · about 12 points at the end$/)).toBeTruthy();
  expect(requested).toEqual(['/api/tables/abcd1234/hint/0']);
  expect(screen.queryByText(moveLabel('clap', box))).toBeNull(); // tried too rarely
});

test('no hint is offered where there is one move', async () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true })]);
  const props = { table, box, showHints: false, showTableInfo: false, showSidePanel: false };
  table.update = update({ you: [{ seat: 0, view: {} as never, moves: ['pass'] }] });
  render(Toolbar, props);
  const hint = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' });
  expect(hint().disabled).toBe(true);
  table.update = update({ you: [{ seat: 0, view: {} as never, moves: ['pass', 'bid 1'] }] });
  flushSync();
  expect(hint().disabled).toBe(false);
});

test('after the game no seat can be taken back', () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true, bot: 'extra' })]);
  table.update = update();
  render(AbsentPlayers, { table, names: ['Ada'] });
  expect(screen.getByText('A bot is playing for Ada.')).toBeTruthy();
  table.update = update({ over: true });
  flushSync();
  expect(screen.queryByText('A bot is playing for Ada.')).toBeNull();
});

test('only the host is told how to reach the server from other computers', () => {
  const note = 'This address works only on this computer.';
  const { unmount } = render(InviteLink, { code: 'abcd1234', host: true });
  expect(screen.getByText(note, { exact: false })).toBeTruthy();
  unmount();
  render(InviteLink, { code: 'abcd1234', host: false });
  expect(screen.queryByText(note, { exact: false })).toBeNull();
});

test('bots are called by their numbers, not by their seats', () => {
  const bot = (bot_number: number) => seatInfo({ kind: 'bot', bot: 'extra', bot_number });
  const ada = seatInfo({ name: 'Ada' });
  expect(playerNames(tableInfo([bot(3), ada, bot(2)], { match: 2 }))).toEqual(['Keatron', 'Ada', 'Garbot']);
});

test('leaving the game asks once', async () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true, name: 'Ada' }), seatInfo({ name: 'Ben' })]);
  const requested = stubResponses({ '/tables/abcd1234/seats/0': table.info });
  HTMLDialogElement.prototype.showModal = vi.fn(); // missing in jsdom
  render(TableInfoDialog, { table, box: { game: 'generic' } as Box, names: ['Ada', 'Ben'], open: true });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await press('Leave the game');
  expect(screen.getByText('Leave the game now?')).toBeTruthy();
  await press('Stay');
  expect(screen.queryByText('Leave the game now?')).toBeNull();
  const left = () => requested.filter((address) => address.endsWith('/seats/0')).length;
  expect(left()).toBe(0);
  await press('Leave the game');
  await press('Leave the game');
  await waitFor(() => expect(left()).toBe(1));
});

test('the table dialog links to earlier games, the latest first', () => {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo()], { match: 3 });
  HTMLDialogElement.prototype.showModal = vi.fn(); // missing in jsdom
  render(TableInfoDialog, { table, box: { game: 'generic' } as Box, names: ['Ada'], open: true });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/replay/"]')];
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Game 2', '/replay/abcd1234?match=2'],
    ['Game 1', '/replay/abcd1234?match=1'],
  ]);
});

test.each([
  ['hollywood', 'reel 1', 'clap', 'double', 'finish horror'],
  ['films', 'bid 3', 'pass', 'decline', 'take x', 'director x', 'discard x', 'place x y 1', 'place x y star'],
  ['dreams', 'star light 1 2', 'vote 3', 'vote red'],
])('every kind of move in %s has a label', async (family, ...moves) => {
  await loadClient(family);
  const emptyBox = { ...box, game: family, tiles: [], screenplays: [] };
  for (const move of moves) expect(moveLabel(move, emptyBox)).not.toContain('web-');
});

test('the score sheet shows the lines of each seat, the winner first', async () => {
  const label = (text: string) => ({ en: text, fr: `${text} (fr)`, de: `${text} (de)` });
  const sheet = [
    { seat: 0, kind: 'film', label: label('Film'), points: 9 },
    { seat: 1, kind: 'film', label: label('Another film'), points: 12 },
    { seat: 1, kind: 'unheard-of', label: label('Something else'), points: 1 },
  ];
  const counts = { moves: 72, by_bots: 40 };
  const props = { sheet, points: [9, 13, 0], places: [2, 1, 3], names: ['Ada', 'Ben', 'Cleo'], box };
  const { container } = render(Breakdown, { ...props, standIns: [counts, null, null] });
  const shown = () =>
    [...container.querySelectorAll('ol > li')].map((seat) => seat.textContent?.replace(/\s+/g, ' ').trim());
  await waitFor(() =>
    expect(shown()).toEqual([
      expect.stringMatching(/^1 Ben 13.* Another film 12 Something else 1$/),
      expect.stringMatching(/^2 Ada 9.* a bot played 40 of 72 moves Film 9$/),
      expect.stringMatching(/^3 Cleo 0.* No points$/),
    ]),
  );
});

test('the chart is also a table for screen readers', () => {
  const round = (number: number) => [{ name: 'round-begins', facts: { round: number } }];
  const moves = [
    { number: 0, seat: -1, move: 'deal', events: round(1), points: [0, 0] },
    { number: 1, seat: 0, move: 'clap', events: round(2), points: [2, 5] },
    { number: 2, seat: 1, move: 'clap', events: [], points: [9, 5] },
  ];
  render(PointsChart, { moves, names: ['Ada', 'Ben'] });
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Round 1', '2', '5'],
    ['Round 2', '9', '5'],
  ]);
});

test('a replay shows the last requested position, with the players and winners of that match', async () => {
  const moves = [0, 1, 2].map((number) => ({ number, seat: 0, move: '', events: [], points: [number] }));
  const move_counts = [{ moves: 2, by_bots: 1 }];
  const replayData = { names: ['Ben'], bots: [0], winners: [0], places: [1], move_counts, moves };
  const table = tableInfo([seatInfo({ name: 'Ada' })], { match: 2 });
  stubResponses({
    '/tables/abcd1234/replay?': replayData,
    '/tables/abcd1234/replay/': { awaiting: [0] },
    '/tables/abcd1234': { table, update: update({ match: 2 }) },
    '/games/': box,
  });
  const replay = new ReplayState('abcd1234');
  await replay.load(1);
  await Promise.all([replay.show(0, null), replay.show(99, 0)]);
  expect([replay.position, replay.update?.number, replay.me?.seat]).toEqual([2, 2, 0]);
  expect([replay.update?.winners, replay.update?.places, replay.standIns]).toEqual([[0], [1], move_counts]);
  expect(replay.info?.seats[0]?.name, 'the player of that match').toBe('Ben');
  expect(replay.mayMove).toBe(false);
  expect(await replay.move()).toBe(false);
});

test('a table that no longer exists is removed from the recent tables', async () => {
  addRecentTable({ code: 'gone1234', game: 'hollywood' });
  stubResponses({});
  render(RecentTables);
  await waitFor(() => expect(recentTables.list).toEqual([]));
});
