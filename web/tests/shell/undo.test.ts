import { expect, test } from 'vitest';
import { standingMoves, undoSeat } from '../../src/lib/undo';
import { chair, tableInfo, madeMove, update } from './fixtures';

const me = chair({ name: 'Ada', yours: true });
const friend = chair({ name: 'Ben' });
const bot = chair({ kind: 'bot', bot: 'lead' });

test('with friends, only the very last move goes back, and only if it is mine', () => {
  const table = tableInfo([me, friend]);
  expect(undoSeat(table, update(), [madeMove(1, 1), madeMove(2, 0)])).toBe(0);
  expect(undoSeat(table, update(), [madeMove(1, 0), madeMove(2, 1)])).toBeNull();
});

test('against bots, everything since my last move goes back', () => {
  expect(undoSeat(tableInfo([me, bot]), update(), [madeMove(1, 0), madeMove(2, 1, 'bot')])).toBe(0);
  expect(
    undoSeat(tableInfo([me, bot]), update(), [madeMove(0, -1, 'deal'), madeMove(1, 1, 'bot')]),
  ).toBeNull();
});

test('never when moves stand, when it is over, or when a bot plays my seat', () => {
  const moves = [madeMove(1, 0)];
  const stands = tableInfo([me, bot]);
  stands.settings = { ...stands.settings, undo: false };
  expect(undoSeat(stands, update(), moves)).toBeNull();
  expect(undoSeat(tableInfo([me, bot]), update({ over: true }), moves)).toBeNull();
  expect(undoSeat(tableInfo([{ ...me, bot: 'lead' }, bot]), update(), moves)).toBeNull();
  expect(undoSeat(null, null, [])).toBeNull();
});

test('what was taken back does not stand', () => {
  const moves = [madeMove(1, 0), madeMove(2, 1), madeMove(3, 0), madeMove(4, 0, 'person', 2)];
  expect(standingMoves(moves).map((each) => each.number)).toEqual([2, 1]);
});
