// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import {
  seatInfo,
  tableInfo,
  chatLine,
  stubResponses,
  playedMove,
  FakeEventSource,
  update,
} from './fixtures';

beforeEach(() => {
  FakeEventSource.instances = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Open a table, after the given move if any, and return it with its stream. */
function openTable(number?: number): { table: TableState; stream: FakeEventSource } {
  const table = new TableState('abcd1234');
  table.open(number);
  return { table, stream: FakeEventSource.instances.at(-1)! };
}

function sendUpdate(stream: FakeEventSource, data: ReturnType<typeof update>): void {
  stream.emit('update', data);
}

test('the first update fills the log but reports no new moves', () => {
  const { table, stream } = openTable(2);
  expect(stream.url).toBe('/api/tables/abcd1234/stream?after=-1');
  sendUpdate(stream, update({ number: 2, happened: [playedMove(1, 0), playedMove(2, 1)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2]);
  expect(table.newMoves).toEqual([]);
  sendUpdate(stream, update({ number: 3, happened: [playedMove(3, 0)] }));
  expect(table.newMoves.map((each) => each.number)).toEqual([3]);
});

test('of a long game only the last two hundred moves are requested', () => {
  expect(openTable(500).stream.url).toContain('after=300');
});

test('a move that is received twice is logged once', () => {
  const { table, stream } = openTable();
  sendUpdate(stream, update({ number: 1, happened: [playedMove(1, 0)] }));
  sendUpdate(stream, update({ number: 2, happened: [playedMove(1, 0), playedMove(2, 1)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2]);
  expect(table.newMoves.map((each) => each.number)).toEqual([2]);
});

test('a rematch starts a new log', () => {
  const { table, stream } = openTable();
  sendUpdate(stream, update({ match: 1, number: 9, happened: [playedMove(9, 0)] }));
  sendUpdate(
    stream,
    update({ match: 2, number: 1, happened: [playedMove(0, -1, 'deal'), playedMove(1, 0)] }),
  );
  expect(table.playedMoves.map((each) => each.number)).toEqual([0, 1]);
});

test('a rematch that started during a disconnection is loaded from its first move', () => {
  const { table, stream } = openTable();
  sendUpdate(stream, update({ match: 1, number: 57, happened: [playedMove(57, 0)] }));
  sendUpdate(stream, update({ match: 2, number: 80, happened: [playedMove(58, 0), playedMove(80, 1)] }));
  expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  const reopened = FakeEventSource.instances.at(-1)!;
  expect(reopened.url).toContain('after=-1');
  sendUpdate(
    reopened,
    update({ match: 2, number: 80, happened: [playedMove(0, -1, 'deal'), playedMove(80, 1)] }),
  );
  expect(table.playedMoves.map((each) => each.number)).toEqual([0, 80]);
  expect(table.newMoves, 'moves loaded this way are not new').toEqual([]);
});

test('own seats are all seats of this browser, or the seat whose view is shown', () => {
  const { table } = openTable();
  table.info = tableInfo([seatInfo({ yours: true }), seatInfo({ yours: true }), seatInfo()]);
  expect([0, 1, 2].map((seat) => table.isOwnSeat(seat))).toEqual([true, true, false]);
  table.info = tableInfo([seatInfo(), seatInfo(), seatInfo()]);
  table.update = update({ you: [{ seat: 2, moves: [], view: {} as never }] });
  expect([0, 1, 2].map((seat) => table.isOwnSeat(seat))).toEqual([false, false, true]);
});

test('a closed stream is reopened from the last known move', () => {
  const { table, stream } = openTable();
  stream.onopen?.();
  expect(table.connection).toBe('connected');
  sendUpdate(stream, update({ number: 7, happened: [playedMove(7, 0)] }));
  stream.readyState = FakeEventSource.CLOSED;
  stream.onerror?.();
  expect(table.connection).toBe('lost');
  vi.advanceTimersByTime(2000);
  expect(FakeEventSource.instances).toHaveLength(2);
  expect(FakeEventSource.instances[1]!.url).toContain('after=7');
  table.close();
});

test('after a failed request, any event of the stream restores the connection', () => {
  const { table, stream } = openTable();
  for (const [event, data] of [
    ['table', tableInfo([seatInfo()])],
    ['update', update()],
    ['chat', { lines: [] }],
  ] as const) {
    table.connection = 'lost';
    stream.emit(event, data);
    vi.advanceTimersByTime(100);
    expect(table.connection).toBe('connected');
  }
});

test('after a failed request, a silent stream is reopened', async () => {
  const { table, stream } = openTable();
  stream.onopen?.();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await table.request('POST', '/chat', { text: 'Hello' })).toBeNull();
  expect(table.connection).toBe('lost');
  expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  FakeEventSource.instances.at(-1)!.onopen?.();
  expect(table.connection).toBe('connected');
  table.close();
});

test('a table that was closed is not reopened', () => {
  const { table, stream } = openTable();
  stream.readyState = FakeEventSource.CLOSED;
  stream.onerror?.();
  table.close();
  vi.advanceTimersByTime(5000);
  table.reopen();
  expect(FakeEventSource.instances).toHaveLength(1);
});

test('chat lines are stored once and in order', () => {
  const { table, stream } = openTable();
  stream.emit('chat', { lines: [chatLine(1), chatLine(2)] });
  stream.emit('chat', { lines: [chatLine(2), chatLine(3)] });
  expect(table.chatLines.map((each) => each.number)).toEqual([1, 2, 3]);
});

test('chat lines sent before the first update are not unread', () => {
  const { table, stream } = openTable();
  stream.emit('chat', { lines: [chatLine(1), chatLine(2)] });
  sendUpdate(stream, update());
  expect(table.unread).toBe(0);
  stream.emit('chat', { lines: [chatLine(3), chatLine(4)] });
  expect(table.unread).toBe(2);
  table.lastReadLine = 4;
  expect(table.unread).toBe(0);
});

test('a player has no moves while a bot plays their seat', () => {
  const { table, stream } = openTable();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }];
  stream.emit('table', tableInfo([seatInfo({ yours: true })]));
  sendUpdate(stream, update({ you: you as never }));
  expect(table.mayMove).toBe(true);
  stream.emit('table', tableInfo([seatInfo({ yours: true, bot: 'lead' })]));
  expect(table.mayMove).toBe(false);
});

test('a refusal is shown until the player moves', () => {
  const { table, stream } = openTable();
  stream.emit('table', tableInfo([seatInfo({ yours: true }), seatInfo()]));
  table.refusal = new Refusal(401, 'table-unknown-key', 'This link opens no seat.');
  sendUpdate(stream, update({ number: 1, happened: [playedMove(1, 0)] }));
  expect(table.refusal).not.toBeNull();
  sendUpdate(stream, update({ number: 2, happened: [playedMove(2, 1)] }));
  expect(table.refusal).not.toBeNull();
  sendUpdate(stream, update({ number: 3, happened: [playedMove(3, 0)] }));
  expect(table.refusal).toBeNull();
});

test('once the server accepts a move, the player cannot move again until the next update', async () => {
  const { table, stream } = openTable();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }] as never;
  stream.emit('table', tableInfo([seatInfo({ yours: true })]));
  sendUpdate(stream, update({ number: 5, you }));
  stubResponses({ '/tables/abcd1234/moves': { number: 6 } });
  expect(await table.move('clap')).toBe(true);
  expect(table.mayMove).toBe(false);
  sendUpdate(stream, update({ number: 6, happened: [playedMove(6, 0)], you }));
  expect(table.mayMove).toBe(true);
  sendUpdate(stream, update({ match: 2, number: 1, you }));
  expect(table.mayMove).toBe(true);
});

test('updates in quick succession are applied in order', () => {
  const { table, stream } = openTable();
  sendUpdate(stream, update({ number: 1, happened: [playedMove(1, 0)] }));
  for (const number of [2, 3, 4]) sendUpdate(stream, update({ number, happened: [playedMove(number, 0)] }));
  expect(table.playedMoves.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  expect(table.update!.number).toBe(4);
});

test('a refused undo is explained without a request, until we have moved again', async () => {
  const refusal = { status: 409, reason: 'table-undo-revealed', detail: 'Something new has been revealed.' };
  const requested = stubResponses({ '/tables/abcd1234/undo/0': { after: 2, refusal } });
  const { table, stream } = openTable();
  stream.emit('table', tableInfo([seatInfo({ yours: true }), seatInfo({ kind: 'bot', bot: 'lead' })]));
  sendUpdate(stream, update({ number: 1, happened: [playedMove(1, 0)] }));
  await table.checkUndo();
  expect(table.undoRefusal, 'the answer was about a later position').toBeNull();

  sendUpdate(stream, update({ number: 2, happened: [playedMove(2, 1, 'bot')] }));
  await table.checkUndo();
  expect(table.undoRefusal?.message).toBe(refusal.detail);
  const checks = requested.length;
  sendUpdate(stream, update({ number: 3, happened: [playedMove(3, 1, 'bot')] }));
  await table.checkUndo();
  expect(await table.undo()).toBe(false);
  expect(table.refusal?.message).toBe(refusal.detail);
  expect(requested).toHaveLength(checks);

  sendUpdate(stream, update({ number: 4, happened: [playedMove(4, 0)] }));
  expect(table.undoRefusal).toBeNull();
});

const numbers = (table: TableState): number[] => table.playedMoves.map((each) => each.number);

test('the page shows nothing that happens during a scene until it ends', () => {
  const { table, stream } = openTable();
  table.presents = (moves) => moves.some(({ number }) => number % 5 === 0);
  table.info = tableInfo([seatInfo({ yours: true })]);
  sendUpdate(stream, update({ number: 4, happened: [playedMove(4, 0)] }));
  expect(table.scene, 'the first update is no scene').toBeNull();
  sendUpdate(stream, update({ number: 5, happened: [playedMove(5, 1)] }));
  expect([table.scene?.number, table.update?.number, numbers(table)]).toEqual([5, 4, [4]]);
  sendUpdate(stream, update({ number: 6, happened: [playedMove(6, 0)] }));
  sendUpdate(stream, update({ number: 7, happened: [playedMove(7, 1)], over: true }));
  stream.emit('table', tableInfo([seatInfo({ yours: true })], { stage: 'over' }));
  expect([table.update?.number, numbers(table), table.info?.stage]).toEqual([4, [4], 'playing']);
  table.endScene();
  expect([table.scene, table.update?.number, numbers(table)]).toEqual([null, 7, [4, 5, 6, 7]]);
  expect(table.newMoves.map((each) => each.number)).toEqual([5, 6, 7]);
  expect(table.info?.stage).toBe('over');
});

test('a second scene waits for the first', () => {
  const { table, stream } = openTable();
  table.presents = (moves) => moves.some(({ number }) => number % 5 === 0);
  for (const number of [4, 5, 6, 9, 10, 11])
    sendUpdate(stream, update({ number, happened: [playedMove(number, 0)] }));
  expect(table.scene?.number).toBe(5);
  table.endScene();
  expect([table.scene?.number, table.update?.number, numbers(table)]).toEqual([10, 9, [4, 5, 6, 9]]);
  table.endScene();
  expect([table.scene, table.update?.number]).toEqual([null, 11]);
});

test('after a reconnection during a scene no move is missing or doubled', () => {
  const { table, stream } = openTable();
  table.presents = (moves) => moves.some(({ number }) => number === 5);
  sendUpdate(stream, update({ number: 4, happened: [playedMove(4, 0)] }));
  sendUpdate(stream, update({ number: 5, happened: [playedMove(5, 0)] }));
  table.reopen();
  const reopened = FakeEventSource.instances.at(-1)!;
  expect(reopened.url).toContain('after=5');
  sendUpdate(reopened, update({ number: 6, happened: [playedMove(5, 0), playedMove(6, 0)] }));
  table.endScene();
  expect(numbers(table)).toEqual([4, 5, 6]);
});

test('remarks of bots during a scene wait for its end, words of people do not', () => {
  const { table, stream } = openTable();
  table.presents = (moves) => moves.some(({ number }) => number === 5);
  sendUpdate(stream, update({ number: 4, happened: [playedMove(4, 0)] }));
  stream.emit('chat', { lines: [chatLine(1)] });
  sendUpdate(stream, update({ number: 5, happened: [playedMove(5, 0)] }));
  const remark = { ...chatLine(2), bot_number: 1, text: '', remark: 'jester-found-1' };
  stream.emit('chat', { lines: [remark] });
  stream.emit('chat', { lines: [chatLine(3)] });
  stream.emit('chat', { lines: [chatLine(1), remark, chatLine(3)] });
  expect(table.chatLines.map(({ number }) => number)).toEqual([1, 3]);
  expect(table.heldLines.map(({ number }) => number)).toEqual([2]);
  table.endScene();
  expect(table.chatLines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(table.heldLines).toEqual([]);
});

test('bots can be muted, and never count as unread', () => {
  const { table, stream } = openTable();
  sendUpdate(stream, update({ number: 4, happened: [playedMove(4, 0)] }));
  stream.emit('chat', { lines: [chatLine(1), { ...chatLine(2), bot_number: 3 }] });
  expect(table.unread).toBe(1);
  expect(table.lines).toHaveLength(2);
  preferences.botTalk = false;
  try {
    expect(table.lines.map(({ number }) => number)).toEqual([1]);
  } finally {
    preferences.botTalk = true;
  }
});
