// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { TableState } from '../../src/lib/table.svelte';
import { chair, info, serve, step, Stream, update } from './people';

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

test('whoever arrives is told the past, but not as news', () => {
  const { table, stream } = opened(2);
  expect(stream.url).toBe('/api/tables/abcd1234/stream?after=-1');
  stream.say('update', update({ number: 2, happened: [step(1, 0), step(2, 1)] }));
  expect(table.happened.map((each) => each.number)).toEqual([1, 2]);
  expect(table.fresh).toEqual([]);
  stream.say('update', update({ number: 3, happened: [step(3, 0)] }));
  expect(table.fresh.map((each) => each.number)).toEqual([3]);
});

test('of a long game the last two hundred moves are asked for', () => {
  expect(opened(500).stream.url).toContain('after=300');
});

test('a move that is told twice is there once', () => {
  const { table, stream } = opened();
  stream.say('update', update({ number: 1, happened: [step(1, 0)] }));
  stream.say('update', update({ number: 2, happened: [step(1, 0), step(2, 1)] }));
  expect(table.happened.map((each) => each.number)).toEqual([1, 2]);
  expect(table.fresh.map((each) => each.number)).toEqual([2]);
});

test('a rematch begins a new log', () => {
  const { table, stream } = opened();
  stream.say('update', update({ match: 1, number: 9, happened: [step(9, 0)] }));
  stream.say('update', update({ match: 2, number: 1, happened: [step(0, -1, 'deal'), step(1, 0)] }));
  expect(table.happened.map((each) => each.number)).toEqual([0, 1]);
});

test('a stream that was refused is opened again, from the move that is known', () => {
  const { table, stream } = opened();
  stream.onopen?.();
  expect(table.connection).toBe('here');
  stream.say('update', update({ number: 7, happened: [step(7, 0)] }));
  stream.readyState = Stream.CLOSED;
  stream.onerror?.();
  expect(table.connection).toBe('lost');
  vi.advanceTimersByTime(2000);
  expect(Stream.all).toHaveLength(2);
  expect(Stream.all[1]!.url).toContain('after=7');
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
  const line = (number: number) => ({
    number,
    seat: null,
    name: 'Ben',
    text: `${number}`,
    reaction: null,
    at: 0,
  });
  stream.say('chat', { lines: [line(1), line(2)] });
  stream.say('chat', { lines: [line(2), line(3)] });
  expect(table.lines.map((each) => each.number)).toEqual([1, 2, 3]);
});

test('while a bot stands in, one has no moves', () => {
  const { table, stream } = opened();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }];
  stream.say('table', info([chair({ yours: true })]));
  stream.say('update', update({ you: you as never }));
  expect(table.mayMove).toBe(true);
  stream.say('table', info([chair({ yours: true, bot: 'lead' })]));
  expect(table.mayMove).toBe(false);
});

test('a refusal stays until one has moved', () => {
  const { table, stream } = opened();
  stream.say('table', info([chair({ yours: true }), chair()]));
  table.refusal = new Refusal(401, 'table-unknown-key', 'This link opens no seat.');
  stream.say('update', update({ number: 1, happened: [step(1, 0)] }));
  expect(table.refusal).not.toBeNull();
  stream.say('update', update({ number: 2, happened: [step(2, 1)] }));
  expect(table.refusal).not.toBeNull();
  stream.say('update', update({ number: 3, happened: [step(3, 0)] }));
  expect(table.refusal).toBeNull();
});

test('what the board offered is past once the server has taken a move, even before the stream shows it', async () => {
  const { table, stream } = opened();
  const you = [{ seat: 0, view: {}, moves: ['clap'] }] as never;
  stream.say('table', info([chair({ yours: true })]));
  stream.say('update', update({ number: 5, you }));
  serve({ '/tables/abcd1234/moves': { number: 6 } });
  expect(await table.move('clap')).toBe(true);
  expect(table.mayMove).toBe(false);
  stream.say('update', update({ number: 6, happened: [step(6, 0)], you }));
  expect(table.mayMove).toBe(true);
  stream.say('update', update({ match: 2, number: 1, you }));
  expect(table.mayMove).toBe(true);
});
