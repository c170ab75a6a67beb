// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { banknotes } from '../../src/games/films/images';
import { sortMoves } from '../../src/games/films/legalMoves';
import {
  wouldFinish,
  markerFor,
  spaceLabel,
  standingBidder,
  totalWith,
} from '../../src/games/films/boxLookup';
import type { FilmsView } from '../../src/games/films/types';
import { recorded, stage } from './recorded';

describe.each(recorded)('against the games recorded in $box.edition', ({ box, places, bids }) => {
  test('the rating shown before one lets go is the rating the film then has', () => {
    for (const { film, tile, space, total } of places) {
      const number = film.spaces.findIndex((_, each) => spaceLabel(film, each) === space);
      expect(totalWith(box, film, number, tile), `${tile} on ${film.id} ${space}`).toBe(total);
    }
  });

  test('a premiere is foretold exactly when the film is finished, with the marker it takes', () => {
    for (const { film, space, total, finished, marker, markers } of places) {
      const number = film.spaces.findIndex((_, each) => spaceLabel(film, each) === space);
      expect(wouldFinish(film, number), `${film.id} ${space}`).toBe(finished);
      if (finished) expect(markerFor({ markers } as FilmsView, total) ?? null).toBe(marker);
    }
    expect(places.filter((each) => each.finished).length).toBeGreaterThan(2);
  });

  test('who made the standing bid is told from the view alone', () => {
    for (const { view, bidder } of bids) expect(standingBidder(view)).toBe(bidder);
    expect(bids.some((each) => each.bidder !== null)).toBe(true);
  });
});

test('moves are sorted by what they ask for, and none is lost', () => {
  for (const { moves } of recorded.flatMap((game) => game.stages)) {
    const legal = sortMoves(moves);
    const spots = [...legal.spots.values()].flat().length;
    const others = [legal.bids, legal.takes, legal.legends, legal.discards].flat().length;
    expect(others + spots + Number(legal.pass) + Number(legal.decline)).toBe(moves.length);
  }
  expect(sortMoves(stage('dream-factory', 'bidding').moves).bids[0]).toBeGreaterThanOrEqual(0);
});

test('banknotes make up the amount', () => {
  expect(banknotes(0)).toEqual([]);
  expect(banknotes(18)).toEqual([10, 5, 2, 1]);
  for (let amount = 0; amount < 51; amount += 1) {
    expect(banknotes(amount).reduce((sum, note) => sum + note, 0)).toBe(amount);
  }
});
