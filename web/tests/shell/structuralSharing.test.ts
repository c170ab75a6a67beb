import { expect, test } from 'vitest';
import { shareUnchanged } from '$lib/structuralSharing';

const before = () => ({
  round: 1,
  seats: [
    { money: 5, films: ['a'] },
    { money: 7, films: [] },
  ],
  pot: null,
});

test('what has not changed stays the object that it was', () => {
  const old = before();
  const now = shareUnchanged(old, {
    ...before(),
    round: 2,
    seats: [before().seats[0], { money: 6, films: [] }],
  });
  expect(now).toEqual({
    round: 2,
    seats: [
      { money: 5, films: ['a'] },
      { money: 6, films: [] },
    ],
    pot: null,
  });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(now.seats[1]).not.toBe(old.seats[1]);
  expect(old).toEqual(before());
});

test('what equals it altogether is it', () => {
  const old = before();
  expect(shareUnchanged(old, before())).toBe(old);
});

test('less, more, or something else is something else', () => {
  expect(shareUnchanged([1, 2], [1])).toEqual([1]);
  expect(shareUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareUnchanged([], {})).toEqual({});
  expect(shareUnchanged(null, { a: 1 })).toEqual({ a: 1 });
  expect(shareUnchanged({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});
