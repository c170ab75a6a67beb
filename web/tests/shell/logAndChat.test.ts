// @vitest-environment jsdom
// What stands around a board: what is announced, the log, the chat, where the keyboard goes on.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
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
import TurnBanner from '../../src/table/TurnBanner.svelte';
import ErrorMessage from '../../src/shared/ErrorMessage.svelte';
import Table from '../../src/table/Table.svelte';
import { chair, tableInfo, chatLine, answerWith, madeMove, Stream, update } from './fixtures';

const name = { en: 'Hollywood', fr: 'Hollywood', de: 'Hollywood' };
const box = { game: 'hollywood', name, cards: [] } as unknown as HollywoodBox;
const names = ['Ada', 'Ben', 'Cy'];
let look: (entries: { isIntersecting: boolean }[]) => void = () => {};

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'hollywood');
  await loadClient('hollywood');
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof look) {
        look = seen;
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

function table(): TableState {
  const made = new TableState('abcd1234');
  made.info = tableInfo([chair({ yours: true }), chair(), chair()]);
  made.update = update();
  return made;
}

const gets = (seat: number, card: string): GameEvent => ({ name: 'kept', facts: { seat, card } });
const happens = (...events: GameEvent[]): PlayedMove => ({ ...madeMove(6, 1), events });

function announced(at: TableState, ...news: PlayedMove[]): string {
  render(Announcer, { table: at, box, names });
  at.newMoves = news;
  flushSync();
  vi.advanceTimersByTime(2000);
  flushSync();
  return screen.getByRole('status').textContent;
}

test('of much that happens at once, what one gets oneself is announced, in order', () => {
  const cards = Array.from({ length: 12 }, (_, nth) => gets(nth === 1 ? 0 : 1 + (nth % 2), `card ${nth}`));
  const said = announced(table(), happens(...cards));
  expect(said.match(/card \d+/g)).toEqual([1, 6, 7, 8, 9, 10, 11].map((nth) => `card ${nth}`));
  expect(said).toContain('5 more events in the log.');
  expect(said).toContain('Ada gets the blockbuster card 1.');
});

test('how things came out is announced before what led to it', () => {
  const finished = { name: 'finished', facts: { seat: 2, card: 'card 0', genre: 'horror', value: 6 } };
  const laid = { name: 'laid', facts: { seat: 1, column: 1 } };
  const said = announced(table(), happens(finished, ...Array<GameEvent>(9).fill(laid)));
  expect(said).toContain('Cy');
  expect(said).toContain('3 more events in the log.');
});

test('of several seats in one browser it is announced whose turn it is', () => {
  const [one, two] = [table(), table()];
  two.info = tableInfo([chair({ yours: true }), chair({ yours: true }), chair()]);
  for (const at of [one, two])
    at.update = update({ you: [{ seat: 0, moves: ['reel 1'], view: {} as never }] });
  expect(announced(one, happens())).toBe('Your turn.');
  cleanup();
  expect(announced(two, happens())).toBe(`${say('web-turn-named', { name: 'Ada' })}.`);
});

test('at the end it is announced who won', () => {
  const over = happens({ name: 'game-over', facts: {} });
  const one = table();
  one.update = update({ over: true, winners: [1], points: [3, 14, 9] });
  expect(announced(one, over)).toBe('The game is over. Ben wins. Ada 3, Ben 14, Cy 9.');
  cleanup();
  const two = table();
  two.update = update({ over: true, winners: [0, 2], points: [9, 3, 9] });
  expect(announced(two, over)).toBe('The game is over. Ada, Cy win together. Ada 9, Ben 3, Cy 9.');
});

test('the log holds all that is known, for whoever scrolls', async () => {
  const at = table();
  at.playedMoves = Array.from({ length: 130 }, (_, number) => madeMove(number, 0));
  const { container } = render(Log, { table: at, box, names });
  const paper = container.querySelector('.paper')!;
  vi.spyOn(paper, 'clientHeight', 'get').mockReturnValue(300);
  const shown = (): number => container.querySelectorAll('li').length;
  vi.spyOn(paper, 'scrollHeight', 'get').mockImplementation(() => 40 * shown());
  await fireEvent.scroll(paper);
  expect(shown()).toBe(60);
  for (const seen of [120, 130, 130]) {
    paper.scrollTop = 40 * shown();
    await fireEvent.scroll(paper);
    expect(shown()).toBe(seen);
  }
});

test('the newest line of the chat is on top, and read once it is in sight', () => {
  const at = table();
  at.chatLines = [chatLine(1), chatLine(2)];
  const { container } = render(Chat, { table: at });
  const said = [...container.querySelectorAll('.paper li')].map((each) => each.textContent);
  expect(said.map((each) => each.replace(/\s+/g, ' ').trim())).toEqual(['Ben 2', 'Ben 1']);
  expect(at.unread).toBe(2);
  look([{ isIntersecting: true }]);
  flushSync();
  expect(at.unread).toBe(0);
  look([{ isIntersecting: false }]);
  at.chatLines = [chatLine(1), chatLine(2), chatLine(3)];
  flushSync();
  expect(at.unread).toBe(1);
});

test('an unread line has a sign beside the words, which leads to the chat', async () => {
  const at = table();
  at.chatLines = [chatLine(1)];
  render(Chat, { table: at });
  render(TurnBanner, { table: at, names });
  await fireEvent.click(screen.getByRole('button', { name: '1 new message' }));
  expect(document.activeElement?.id).toBe('said');
  at.lastReadLine = 1;
  flushSync();
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('a refusal comes into sight, and the next one, too', async () => {
  const shown = (Element.prototype.scrollIntoView = vi.fn());
  const refusal = new Refusal(422, 'refused', 'Too low.');
  const { rerender } = render(RefusalMessage, { refusal });
  vi.advanceTimersByTime(100);
  expect(shown).toHaveBeenCalledTimes(1);
  await rerender({ refusal: new Refusal(422, 'refused', 'Still too low.') });
  vi.advanceTimersByTime(100);
  expect(shown).toHaveBeenCalledTimes(2);
});

test('a link whose key cannot be read leads to the table all the same', async () => {
  vi.useRealTimers();
  vi.stubGlobal('EventSource', Stream);
  HTMLDialogElement.prototype.close = vi.fn();
  const gathering = tableInfo([chair({ name: 'Ada' })], { stage: 'gathering', match: 0 });
  answerWith({ '/tables/': { table: gathering, update: null }, '/games/': box, '/games': [] });
  location.hash = '#%';
  render(Table, { code: 'abcd1234' });
  expect(await screen.findByRole('heading', { name: 'Seats' })).toBeTruthy();
});

test('whoever goes while a table is still coming does not listen to it', async () => {
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  answerWith({ '/tables/': { table: tableInfo([chair()]), update: update() }, '/games/': box });
  const { unmount } = render(Table, { code: 'abcd1234' });
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(Stream.all).toEqual([]);
});

test('what has not come can be asked for again', () => {
  render(ErrorMessage, { sentence: 'A part has not come.', reload: true });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});

test('a replay keeps trying, and says so meanwhile', async () => {
  const replay = new ReplayState('abcd1234');
  replay.story = [0, 1].map((number) => ({ number, seat: 0, move: '', events: [], points: [number] }));
  let reached = false;
  let busy = true;
  vi.stubGlobal('fetch', async () => {
    busy = !busy;
    if (!reached && busy) return new Response('{}', { status: 429 });
    if (!reached) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ awaiting: [0] }));
  });
  const shown = replay.show(1, null);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.connection, replay.update]).toEqual(['lost', null]);
  reached = true;
  await vi.advanceTimersByTimeAsync(2500);
  await shown;
  expect([replay.connection, replay.update?.number]).toEqual(['connected', 1]);
  reached = false;
  const left = replay.show(0, null);
  await vi.advanceTimersByTimeAsync(100);
  replay.close();
  await vi.advanceTimersByTimeAsync(2500);
  await expect(left).resolves.toBeUndefined();
});

/** A page whose button is pressed and goes. */
function pressed(inside: string): HTMLElement {
  const page = document.createElement('main');
  page.tabIndex = -1;
  page.innerHTML = `<input /><button>Once more</button>${inside}`;
  document.body.append(page);
  const stop = focusNextHeading(() => null)(page);
  page.querySelector('button')!.focus();
  page.querySelector('button')!.remove();
  expect(document.activeElement).toBe(document.body);
  stopping.push(stop);
  return page;
}
const stopping: (() => void)[] = [];
afterEach(() => stopping.splice(0).forEach((stop) => stop()));

test('when the scene changes, the keyboard goes on at its heading', () => {
  pressed('<h2>Seats</h2><h2 id="result-title" tabindex="-1">Ada wins</h2><h2 tabindex="-1">Lay</h2>');
  vi.advanceTimersByTime(50);
  expect(document.activeElement?.id).toBe('result-title');
});

test('where the scene has no heading, the keyboard goes on at the top of the page', () => {
  const page = pressed('');
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(page);
});

test('whoever has pressed beside it is left alone', () => {
  const page = pressed('<h2 tabindex="-1">Lay</h2>');
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(2000);
  expect(page.contains(document.activeElement)).toBe(false);
});

test('whoever is typing meanwhile is left alone', () => {
  const page = pressed('<h2 id="result-title" tabindex="-1">Ada wins</h2>');
  page.querySelector('input')!.focus();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(page.querySelector('input'));
});
