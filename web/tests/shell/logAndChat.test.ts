// @vitest-environment jsdom
// The parts around a board: announcements, the log, the chat and the keyboard focus.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadClient } from '../../src/games/registry';
import { Refusal, type GameEvent, type PlayedMove } from '../../src/lib/api';
import type { HollywoodBox } from '../../src/games/hollywood/types';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues, say } from '../../src/lib/i18n.svelte';
import { ReplayState } from '../../src/replay/replay.svelte';
import { focusNextHeading } from '../../src/shared/focus';
import RefusalMessage from '../../src/shared/RefusalMessage.svelte';
import Announcer from '../../src/table/Announcer.svelte';
import Chat from '../../src/table/Chat.svelte';
import Log from '../../src/table/Log.svelte';
import Toolbar from '../../src/table/Toolbar.svelte';
import ErrorMessage from '../../src/shared/ErrorMessage.svelte';
import Table from '../../src/table/Table.svelte';
import {
  seatInfo,
  tableInfo,
  chatLine,
  stubResponses,
  playedMove,
  FakeEventSource,
  update,
} from './fixtures';

const name = { en: 'Hollywood', fr: 'Hollywood', de: 'Hollywood' };
const box = { game: 'hollywood', name, cards: [] } as unknown as HollywoodBox;
const names = ['Ada', 'Ben', 'Cy'];
let reportIntersection: (entries: { isIntersecting: boolean }[]) => void = () => {};

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'hollywood', 'web-hollywood');
  await loadClient('hollywood');
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof reportIntersection) {
        reportIntersection = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function createTable(): TableState {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true }), seatInfo(), seatInfo()]);
  table.update = update();
  return table;
}

const keptCard = (seat: number, card: string): GameEvent => ({ name: 'kept', facts: { seat, card } });
const moveWith = (...events: GameEvent[]): PlayedMove => ({ ...playedMove(6, 1), events });

/** Return the announcement after these new moves. */
function announced(table: TableState, ...newMoves: PlayedMove[]): string {
  render(Announcer, { table, box, names });
  table.newMoves = newMoves;
  flushSync();
  vi.advanceTimersByTime(2000);
  flushSync();
  return screen.getByRole('status').textContent;
}

test('of many events at once, those of the own seat and the latest are announced in order', () => {
  const cards = Array.from({ length: 12 }, (_, index) =>
    keptCard(index === 1 ? 0 : 1 + (index % 2), `card ${index}`),
  );
  const announcement = announced(createTable(), moveWith(...cards));
  expect(announcement.match(/card \d+/g)).toEqual([1, 6, 7, 8, 9, 10, 11].map((index) => `card ${index}`));
  expect(announcement).toContain('5 more events in the log.');
  expect(announcement).toContain('You get the blockbuster card 1.');
});

test('an outcome is announced before the events that led to it', () => {
  const finished = { name: 'finished', facts: { seat: 2, card: 'card 0', genre: 'horror', value: 6 } };
  const laid = { name: 'laid', facts: { seat: 1, column: 1 } };
  const announcement = announced(createTable(), moveWith(finished, ...Array<GameEvent>(9).fill(laid)));
  expect(announcement).toContain('Cy');
  expect(announcement).toContain('3 more events in the log.');
});

test('with several seats in one browser the announcement names whose turn it is', () => {
  const [one, two] = [createTable(), createTable()];
  two.info = tableInfo([seatInfo({ yours: true }), seatInfo({ yours: true }), seatInfo()]);
  for (const table of [one, two])
    table.update = update({ you: [{ seat: 0, moves: ['reel 1'], view: {} as never }] });
  expect(announced(one, moveWith())).toBe('Your turn.');
  cleanup();
  expect(announced(two, moveWith())).toBe(`${say('web-turn-named', { name: 'Ada' })}.`);
});

test('the winners are announced at the end', () => {
  const lastMove = moveWith({ name: 'game-over', facts: {} });
  const one = createTable();
  one.update = update({ over: true, winners: [1], points: [3, 14, 9] });
  expect(announced(one, lastMove)).toBe('The game is over. Ben wins. Ada 3, Ben 14, Cy 9.');
  cleanup();
  const two = createTable();
  two.update = update({ over: true, winners: [0, 2], points: [9, 3, 9] });
  expect(announced(two, lastMove)).toBe('The game is over. Ada, Cy win together. Ada 9, Ben 3, Cy 9.');
});

test('the log shows more moves when it is scrolled to its end, until all are shown', async () => {
  const table = createTable();
  table.playedMoves = Array.from({ length: 130 }, (_, number) => ({
    ...moveWith(keptCard(0, 'card-1')),
    number,
  }));
  const { container } = render(Log, { table, box, names });
  const paper = container.querySelector('.paper')!;
  vi.spyOn(paper, 'clientHeight', 'get').mockReturnValue(300);
  const shown = (): number => container.querySelectorAll('li').length;
  vi.spyOn(paper, 'scrollHeight', 'get').mockImplementation(() => 40 * shown());
  await fireEvent.scroll(paper);
  expect(shown()).toBe(60);
  for (const expected of [120, 130, 130]) {
    paper.scrollTop = 40 * shown();
    await fireEvent.scroll(paper);
    expect(shown()).toBe(expected);
  }
});

test('the log strikes moves through that were undone', () => {
  const table = createTable();
  const move = (number: number, card: string): PlayedMove => ({ ...moveWith(keptCard(0, card)), number });
  table.playedMoves = [
    move(1, 'card 1'),
    move(2, 'card 2'),
    playedMove(3, 0, 'person', 1),
    move(4, 'card 4'),
  ];
  const { container } = render(Log, { table, box, names });
  const struck = [...container.querySelectorAll('s')].map((each) => each.textContent);
  expect(struck.length).toBe(1);
  expect(struck[0]).toContain('card 2');
});

test('the newest chat line is on top, and counts as read once the chat is visible', () => {
  const table = createTable();
  table.chatLines = [
    { ...chatLine(1), seat: 1 },
    { ...chatLine(2), seat: null },
  ];
  const { container } = render(Chat, { table, names });
  const lines = [...container.querySelectorAll('.paper li')].map((each) => each.textContent);
  expect(lines.map((each) => each.replace(/\s+/g, ' ').trim())).toEqual(['Ben (spectator) 2', 'Ben 1']);
  expect(table.unread).toBe(2);
  reportIntersection([{ isIntersecting: true }]);
  flushSync();
  expect(table.unread).toBe(0);
  reportIntersection([{ isIntersecting: false }]);
  table.chatLines = [chatLine(1), chatLine(2), chatLine(3)];
  flushSync();
  expect(table.unread).toBe(1);
});

test('a button in the toolbar counts unread chat lines and leads to the chat', async () => {
  const table = createTable();
  table.chatLines = [chatLine(1)];
  render(Chat, { table, names });
  render(Toolbar, { table, box, showHints: false, showTableInfo: false, showSidePanel: true });
  await fireEvent.click(screen.getByRole('button', { name: '1 new message' }));
  await tick();
  expect(document.activeElement?.id).toBe('chat-lines');
  table.lastReadLine = 1;
  flushSync();
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('every refusal is scrolled into view', async () => {
  const scrollIntoView = (Element.prototype.scrollIntoView = vi.fn());
  const refusal = new Refusal(422, 'refused', 'Too low.');
  const { rerender } = render(RefusalMessage, { refusal });
  vi.advanceTimersByTime(100);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await rerender({ refusal: new Refusal(422, 'refused', 'Still too low.') });
  vi.advanceTimersByTime(100);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a link with a malformed key still opens the table', async () => {
  vi.useRealTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  HTMLDialogElement.prototype.close = vi.fn();
  const gathering = tableInfo([seatInfo({ name: 'Ada' })], { stage: 'gathering', match: 0 });
  stubResponses({ '/tables/': { table: gathering, update: null }, '/games/': box, '/games': [] });
  location.hash = '#%';
  render(Table, { code: 'abcd1234' });
  expect(await screen.findByRole('heading', { name: 'Seats' })).toBeTruthy();
});

test('leaving the page while the table loads opens no stream', async () => {
  FakeEventSource.instances = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  stubResponses({ '/tables/': { table: tableInfo([seatInfo()]), update: update() }, '/games/': box });
  const { unmount } = render(Table, { code: 'abcd1234' });
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeEventSource.instances).toEqual([]);
});

test('an error message offers to reload and a link home', () => {
  render(ErrorMessage, { sentence: 'A part has not come.', reload: true });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});

test('a replay retries its requests, and shows a lost connection meanwhile', async () => {
  const replay = new ReplayState('abcd1234');
  replay.moves = [0, 1].map((number) => ({ number, seat: 0, move: '', events: [], points: [number] }));
  let reachable = false;
  let busy = true;
  vi.stubGlobal('fetch', async () => {
    busy = !busy;
    if (!reachable && busy) return new Response('{}', { status: 429 });
    if (!reachable) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ awaiting: [0] }));
  });
  const firstRequest = replay.show(1, null);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.connection, replay.update]).toEqual(['lost', null]);
  reachable = true;
  await vi.advanceTimersByTimeAsync(2500);
  await firstRequest;
  expect([replay.connection, replay.update?.number]).toEqual(['connected', 1]);
  reachable = false;
  const abandoned = replay.show(0, null);
  await vi.advanceTimersByTimeAsync(100);
  replay.close();
  await vi.advanceTimersByTimeAsync(2500);
  await expect(abandoned).resolves.toBeUndefined();
});

/** Build a page, focus its button and remove the button. Return the page. */
function removeFocusedButton(content: string): HTMLElement {
  const page = document.createElement('main');
  page.tabIndex = -1;
  page.innerHTML = `<input /><button>Once more</button>${content}`;
  document.body.append(page);
  const stop = focusNextHeading(() => null)(page);
  page.querySelector('button')!.focus();
  page.querySelector('button')!.remove();
  expect(document.activeElement).toBe(document.body);
  cleanups.push(stop);
  return page;
}
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((stop) => stop()));

test('when the scene changes, the focus moves to its heading', () => {
  removeFocusedButton(
    '<h2>Seats</h2><h2 id="result-title" tabindex="-1">Ada wins</h2><h2 tabindex="-1">Lay</h2>',
  );
  vi.advanceTimersByTime(50);
  expect(document.activeElement?.id).toBe('result-title');
});

test('without a heading in the scene, the focus moves to the top of the page', () => {
  const page = removeFocusedButton('');
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(page);
});

test('the focus does not move after the pointer was pressed elsewhere', () => {
  const page = removeFocusedButton('<h2 tabindex="-1">Lay</h2>');
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(2000);
  expect(page.contains(document.activeElement)).toBe(false);
});

test('the focus does not move while an input has it', () => {
  const page = removeFocusedButton('<h2 id="result-title" tabindex="-1">Ada wins</h2>');
  page.querySelector('input')!.focus();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(page.querySelector('input'));
});
