import { expect, test } from 'vitest';
import { shareUnchanged } from '$lib/structuralSharing';

const createState = () => ({
  round: 1,
  seats: [
    { money: 5, films: ['a'] },
    { money: 7, films: [] },
  ],
  pot: null,
});

test('unchanged parts keep their object identity', () => {
  const old = createState();
  const shared = shareUnchanged(old, {
    ...createState(),
    round: 2,
    seats: [createState().seats[0], { money: 6, films: [] }],
  });
  expect(shared).toEqual({
    round: 2,
    seats: [
      { money: 5, films: ['a'] },
      { money: 6, films: [] },
    ],
    pot: null,
  });
  expect(shared.seats[0]).toBe(old.seats[0]);
  expect(shared.seats[1]).not.toBe(old.seats[1]);
  expect(old).toEqual(createState());
});

test('an equal value is replaced by the old object', () => {
  const old = createState();
  expect(shareUnchanged(old, createState())).toBe(old);
});

test('a value with other keys, another length or another type is not shared', () => {
  expect(shareUnchanged([1, 2], [1])).toEqual([1]);
  expect(shareUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareUnchanged([], {})).toEqual({});
  expect(shareUnchanged(null, { a: 1 })).toEqual({ a: 1 });
  expect(shareUnchanged({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});
