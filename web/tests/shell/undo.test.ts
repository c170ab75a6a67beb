import { expect, test } from 'vitest';
import { movesNotUndone, undoableMove } from '../../src/lib/undo';
import { seatInfo, tableInfo, playedMove, update } from './fixtures';

const me = seatInfo({ name: 'Ada', yours: true });
const friend = seatInfo({ name: 'Ben' });
const bot = seatInfo({ kind: 'bot', bot: 'lead' });

test('against people, only the last move can be taken back, and only by its player', () => {
  const table = tableInfo([me, friend]);
  expect(undoableMove(table, update(), [playedMove(1, 1), playedMove(2, 0)])?.number).toBe(2);
  expect(undoableMove(table, update(), [playedMove(1, 0), playedMove(2, 1)])).toBeNull();
});

test('against bots, my last move and all bot moves after it can be taken back', () => {
  const moves = [playedMove(1, 0), playedMove(2, 1, 'bot')];
  expect(undoableMove(tableInfo([me, bot]), update(), moves)?.number).toBe(1);
  expect(
    undoableMove(tableInfo([me, bot]), update(), [playedMove(0, -1, 'deal'), playedMove(1, 1, 'bot')]),
  ).toBeNull();
});

test('nothing can be taken back when undo is off, the game is over, or a bot plays my seat', () => {
  const moves = [playedMove(1, 0)];
  const withoutUndo = tableInfo([me, bot]);
  withoutUndo.settings = { ...withoutUndo.settings, undo: false };
  expect(undoableMove(withoutUndo, update(), moves)).toBeNull();
  expect(undoableMove(tableInfo([me, bot]), update({ over: true }), moves)).toBeNull();
  expect(undoableMove(tableInfo([{ ...me, bot: 'lead' }, bot]), update(), moves)).toBeNull();
  expect(undoableMove(null, null, [])).toBeNull();
});

test('moves that were taken back are left out', () => {
  const moves = [playedMove(1, 0), playedMove(2, 1), playedMove(3, 0), playedMove(4, 0, 'person', 2)];
  expect(movesNotUndone(moves).map((each) => each.number)).toEqual([2, 1]);
});
