// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { TableState } from '../../src/lib/table.svelte';
import { chair, tableInfo, chatLine, answerWith, madeMove, Stream, update } from './fixtures';

beforeEach(() => {
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(number?: number): { table: TableState; stream: Stream } {
  const table = new TableState('abcd1234');
  table.open(number);
  return { table, stream: Stream.all.at(-1)! };
}

function tell(stream: Stream, told: ReturnType<typeof update>): void {
  stream.say('update', told);
}

test('whoever arrives is told the past, but not as news', () => {
  const { table, stream } = opened(2);
  expect(stream.url).toBe('/api/tables/abcd1234/stream?after=-1');
  tell(stream, update({ number: 2, happened: [madeMove(1, 0), madeMove(2, 1)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2]);
  expect(table.newMoves).toEqual([]);
  tell(stream, update({ number: 3, happened: [madeMove(3, 0)] }));
  expect(table.newMoves.map((each) => each.number)).toEqual([3]);
});

test('of a long game the last two hundred moves are asked for', () => {
  expect(opened(500).stream.url).toContain('after=300');
});

test('a move that is told twice is there once', () => {
  const { table, stream } = opened();
  tell(stream, update({ number: 1, happened: [madeMove(1, 0)] }));
  tell(stream, update({ number: 2, happened: [madeMove(1, 0), madeMove(2, 1)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2]);
  expect(table.newMoves.map((each) => each.number)).toEqual([2]);
});

test('a rematch begins a new log', () => {
  const { table, stream } = opened();
  tell(stream, update({ match: 1, number: 9, happened: [madeMove(9, 0)] }));
  tell(stream, update({ match: 2, number: 1, happened: [madeMove(0, -1, 'deal'), madeMove(1, 0)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([0, 1]);
});

test('whoever was away when another match began reads it from its beginning', () => {
  const { table, stream } = opened();
  tell(stream, update({ match: 1, number: 57, happened: [madeMove(57, 0)] }));
  tell(stream, update({ match: 2, number: 80, happened: [madeMove(58, 0), madeMove(80, 1)] }));
  expect(stream.readyState).toBe(Stream.CLOSED);
  const anew = Stream.all.at(-1)!;
  expect(anew.url).toContain('after=-1');
  tell(anew, update({ match: 2, number: 80, happened: [madeMove(0, -1, 'deal'), madeMove(80, 1)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([0, 80]);
  expect(table.newMoves, 'which is no news').toEqual([]);
});

test('all seats of one’s own concern one, and so does the one through whose eyes one looks', () => {
  const { table } = opened();
  table.info = tableInfo([chair({ yours: true }), chair({ yours: true }), chair()]);
  expect([0, 1, 2].map((seat) => table.isOwnSeat(seat))).toEqual([true, true, false]);
  table.info = tableInfo([chair(), chair(), chair()]);
  table.update = update({ you: [{ seat: 2, moves: [], view: {} as never }] });
  expect([0, 1, 2].map((seat) => table.isOwnSeat(seat))).toEqual([false, false, true]);
});

test('a stream that was refused is opened again, from the move that is known', () => {
  const { table, stream } = opened();
  stream.onopen?.();
  expect(table.connection).toBe('connected');
  tell(stream, update({ number: 7, happened: [madeMove(7, 0)] }));
  stream.readyState = Stream.CLOSED;
  stream.onerror?.();
  expect(table.connection).toBe('lost');
  vi.advanceTimersByTime(2000);
  expect(Stream.all).toHaveLength(2);
  expect(Stream.all[1]!.url).toContain('after=7');
  table.close();
});

test('after a request that failed on its own, whatever the stream tells shows that it is there', () => {
  const { table, stream } = opened();
  for (const [event, data] of [
    ['table', tableInfo([chair()])],
    ['update', update()],
    ['chat', { lines: [] }],
  ] as const) {
    table.connection = 'lost';
    stream.say(event, data);
    vi.advanceTimersByTime(100);
    expect(table.connection).toBe('connected');
  }
});

test('after a request that failed on its own, a quiet stream is opened anew', async () => {
  const { table, stream } = opened();
  stream.onopen?.();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await table.request('POST', '/chat', { text: 'Hello' })).toBeNull();
  expect(table.connection).toBe('lost');
  expect(stream.readyState).toBe(Stream.CLOSED);
  Stream.all.at(-1)!.onopen?.();
  expect(table.connection).toBe('connected');
  table.close();
});

test('a table that was left is not opened again', () => {
  const { table, stream } = opened();
  stream.readyState = Stream.CLOSED;
  stream.onerror?.();
  table.close();
  vi.advanceTimersByTime(5000);
  table.reopen();
  expect(Stream.all).toHaveLength(1);
});

test('chat lines are kept once and in order', () => {
  const { table, stream } = opened();
  stream.say('chat', { lines: [chatLine(1), chatLine(2)] });
  stream.say('chat', { lines: [chatLine(2), chatLine(3)] });
  expect(table.chatLines.map((each) => each.number)).toEqual([1, 2, 3]);
});

test('what was said before one came is not unread', () => {
  const { table, stream } = opened();
  stream.say('chat', { lines: [chatLine(1), chatLine(2)] });
  tell(stream, update());
  expect(table.unread).toBe(0);
  stream.say('chat', { lines: [chatLine(3), chatLine(4)] });
  expect(table.unread).toBe(2);
  table.lastReadLine = 4;
  expect(table.unread).toBe(0);
});

test('while a bot stands in, one has no moves', () => {
  const { table, stream } = opened();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }];
  stream.say('table', tableInfo([chair({ yours: true })]));
  tell(stream, update({ you: you as never }));
  expect(table.mayMove).toBe(true);
  stream.say('table', tableInfo([chair({ yours: true, bot: 'lead' })]));
  expect(table.mayMove).toBe(false);
});

test('a refusal stays until one has moved', () => {
  const { table, stream } = opened();
  stream.say('table', tableInfo([chair({ yours: true }), chair()]));
  table.refusal = new Refusal(401, 'table-unknown-key', 'This link opens no seat.');
  tell(stream, update({ number: 1, happened: [madeMove(1, 0)] }));
  expect(table.refusal).not.toBeNull();
  tell(stream, update({ number: 2, happened: [madeMove(2, 1)] }));
  expect(table.refusal).not.toBeNull();
  tell(stream, update({ number: 3, happened: [madeMove(3, 0)] }));
  expect(table.refusal).toBeNull();
});

test('what the board offered is past once the server has taken a move, even before the stream shows it', async () => {
  const { table, stream } = opened();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }] as never;
  stream.say('table', tableInfo([chair({ yours: true })]));
  tell(stream, update({ number: 5, you }));
  answerWith({ '/tables/abcd1234/moves': { number: 6 } });
  expect(await table.move('clap')).toBe(true);
  expect(table.mayMove).toBe(false);
  tell(stream, update({ number: 6, happened: [madeMove(6, 0)], you }));
  expect(table.mayMove).toBe(true);
  tell(stream, update({ match: 2, number: 1, you }));
  expect(table.mayMove).toBe(true);
});

test('updates that come together are taken in order', () => {
  const { table, stream } = opened();
  tell(stream, update({ number: 1, happened: [madeMove(1, 0)] }));
  for (const number of [2, 3, 4]) tell(stream, update({ number, happened: [madeMove(number, 0)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  expect(table.update!.number).toBe(4);
});
