import { expect, test } from 'vitest';
import { kept } from '$lib/kept';

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
  const now = kept(old, { ...before(), round: 2, seats: [before().seats[0], { money: 6, films: [] }] });
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
  expect(kept(old, before())).toBe(old);
});

test('less, more, or something else is something else', () => {
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept([], {})).toEqual({});
  expect(kept(null, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});
