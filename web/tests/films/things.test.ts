// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { banknotes } from '../../src/games/films/images';
import { sortMoves } from '../../src/games/films/legalMoves';
import {
  wouldFinish,
  markerFor,
  pointsText,
  spaceLabel,
  standingBidder,
  totalWith,
} from '../../src/games/films/boxLookup';
import type { FilmsView } from '../../src/games/films/types';
import { recorded, stage } from './recorded';

describe.each(recorded)('the recorded games of $box.edition', ({ box, places, bids }) => {
  test('the total shown before a tile is placed is the total of the film afterwards', () => {
    for (const { film, tile, space, total } of places) {
      const number = film.spaces.findIndex((_, index) => spaceLabel(film, index) === space);
      expect(totalWith(box, film, number, tile), `${tile} on ${film.id} ${space}`).toBe(total);
    }
  });

  test('a premiere and its marker are announced exactly if the tile finishes the film', () => {
    for (const { film, space, total, finished, marker, markers } of places) {
      const number = film.spaces.findIndex((_, index) => spaceLabel(film, index) === space);
      expect(wouldFinish(film, number), `${film.id} ${space}`).toBe(finished);
      if (finished) expect(markerFor({ markers } as FilmsView, total) ?? null).toBe(marker);
    }
    expect(places.filter((place) => place.finished).length).toBeGreaterThan(2);
  });

  test('the standing bidder is derived from the view', () => {
    for (const { view, bidder } of bids) expect(standingBidder(view)).toBe(bidder);
    expect(bids.some((bid) => bid.bidder !== null)).toBe(true);
  });
});

test('every move is sorted into exactly one group', () => {
  for (const { moves } of recorded.flatMap((game) => game.stages)) {
    const legal = sortMoves(moves);
    const placements = [...legal.spots.values()].flat().length;
    const others = [legal.bids, legal.takes, legal.legends, legal.discards].flat().length;
    expect(others + placements + Number(legal.pass) + Number(legal.decline)).toBe(moves.length);
  }
  expect(sortMoves(stage('dream-factory', 'bidding').moves).bids[0]).toBeGreaterThanOrEqual(0);
});

test('points so far count money like the chart, and say where money is hidden', () => {
  const { view } = stage('dream-factory', 'bidding');
  const [own, other] = [view.seats[view.seat!]!, view.seats[(view.seat! + 1) % view.players]!];
  expect(own.money).toBeGreaterThan(0);
  expect(pointsText(own)).toBe(String(own.film_points + own.trophy_points + own.money!));
  expect(pointsText(other)).toBe(`${other.film_points + other.trophy_points}+?`);
});

test('banknotes add up to the amount', () => {
  expect(banknotes(0)).toEqual([]);
  expect(banknotes(18)).toEqual([10, 5, 2, 1]);
  for (let amount = 0; amount < 51; amount += 1) {
    expect(banknotes(amount).reduce((sum, note) => sum + note, 0)).toBe(amount);
  }
});
