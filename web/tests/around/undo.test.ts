import { expect, test } from 'vitest';
import { standing, undoSeat } from '../../src/lib/undo';
import { chair, info, step, update } from './people';

const me = chair({ name: 'Ada', yours: true });
const friend = chair({ name: 'Ben' });
const bot = chair({ kind: 'bot', bot: 'lead' });

test('with friends, only the very last move goes back, and only if it is mine', () => {
  const table = info([me, friend]);
  expect(undoSeat(table, update(), [step(1, 1), step(2, 0)])).toBe(0);
  expect(undoSeat(table, update(), [step(1, 0), step(2, 1)])).toBeNull();
});

test('against bots, everything since my last move goes back', () => {
  expect(undoSeat(info([me, bot]), update(), [step(1, 0), step(2, 1, 'bot')])).toBe(0);
  expect(undoSeat(info([me, bot]), update(), [step(0, -1, 'deal'), step(1, 1, 'bot')])).toBeNull();
});

test('never when moves stand, when it is over, or when a bot plays my seat', () => {
  const moves = [step(1, 0)];
  const stands = info([me, bot]);
  stands.settings = { ...stands.settings, undo: false };
  expect(undoSeat(stands, update(), moves)).toBeNull();
  expect(undoSeat(info([me, bot]), update({ over: true }), moves)).toBeNull();
  expect(undoSeat(info([{ ...me, bot: 'lead' }, bot]), update(), moves)).toBeNull();
  expect(undoSeat(null, null, [])).toBeNull();
});

test('what was taken back does not stand', () => {
  const moves = [step(1, 0), step(2, 1), step(3, 0), step(4, 0, 'person', 2)];
  expect(standing(moves).map((each) => each.number)).toEqual([2, 1]);
});
