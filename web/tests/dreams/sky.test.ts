// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLandmarks } from '../../landmarks';
import { landmarksOf as marksOf } from '../../src/games/dreams/landmarks.svelte';
import { openDeck, pictureOf } from '../../src/games/dreams/pictures';
import { StarPlan } from '../../src/games/dreams/starPlan.svelte';
import { RevealSteps } from '../../src/games/dreams/revealSteps.svelte';
import { gainsOf, hit, starsOf } from '../../src/games/dreams/rounds';
import {
  HEIGHT,
  WIDTH,
  inSky,
  isFree,
  nearestFree,
  nearestStar,
  regionOf,
} from '../../src/games/dreams/skyGeometry';
import { all, box, happened } from './recorded';

const drawn = (free: (x: number, y: number) => boolean): string[] =>
  Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => (free(x, y) ? '#' : '.')).join(''),
  );

test('the sky here is the sky of the rules', () => {
  expect(drawn((x, y) => inSky({ x, y }))).toEqual(all('sky')[0]!.rows);
});

test('what is free here is free by the rules, whatever lies on the sky', () => {
  expect(all('free').length).toBeGreaterThan(2);
  for (const { stars, rows } of all('free')) expect(drawn((x, y) => isFree({ x, y }, stars))).toEqual(rows);
});

test('the nearest free place is free, and as near as any', () => {
  const { stars } = all('free').at(-1)!;
  const from = { x: stars[0]!.x, y: stars[0]!.y };
  const found = nearestFree(from, stars);
  expect(isFree(found, stars)).toBe(true);
  expect(Math.hypot(found.x - from.x, found.y - from.y)).toBeLessThan(9);
  expect(nearestFree({ x: 0, y: 0 }, [])).not.toEqual({ x: 0, y: 0 });
  expect(nearestFree({ x: 59, y: 39 }, [])).toEqual({ x: 59, y: 39 });
});

test('places have words', () => {
  expect(regionOf({ x: 0, y: 0 })).toBe('upper-left');
  expect(regionOf({ x: 60, y: 40 })).toBe('middle-middle');
  expect(regionOf({ x: 119, y: 79 })).toBe('lower-right');
  const { stars } = all('free')[0]!;
  expect(nearestStar({ x: stars[1]!.x + 1, y: stars[1]!.y }, stars)?.number).toBe(2);
  expect(nearestStar({ x: 59, y: 39 }, [])).toBeUndefined();
});

test('points of every round are those of the rules, reason by reason', () => {
  const { view, points } = all('end')[0]!;
  expect(view.history.length).toBeGreaterThan(3);
  for (const round of view.history) {
    const gained = round.gains.map((_, seat) =>
      gainsOf(round, seat).reduce((sum, gain) => sum + gain.points, 0),
    );
    expect(gained).toEqual(round.gains);
    for (const seat of round.gains.keys()) {
      const found = gainsOf(round, seat).some((gain) => gain.reason.startsWith('found'));
      expect(hit(round, seat)).toBe(found);
    }
  }
  const sums = points.map((_, seat) => view.history.reduce((sum, round) => sum + round.gains[seat]!, 0));
  expect(sums).toEqual(points);
});

test('the sky of a round is known from the log, without moves that were taken back', () => {
  for (const { view, told } of all('stage')) {
    expect(starsOf(happened(told), view.round)).toEqual(view.stars);
    const log = happened(told);
    const undo = { ...log.at(-1)!, number: log.length, events: [], undone_to: log.length - 2 };
    if (view.stage === 'laying') expect(starsOf([...log, undo], view.round)).toEqual(view.stars.slice(0, -1));
  }
  expect(starsOf([], 1)).toEqual([]);
});

test('a star is sent when it is chosen, aimed, and free', () => {
  const { stars } = all('free')[0]!;
  let hand = ['light', 'dark'];
  const placing = new StarPlan(
    () => stars,
    () => hand,
  );
  expect(placing.move).toBeNull();
  placing.nudge(1, 0);
  expect(placing.spot).toEqual({ x: 59, y: 39 });
  placing.nudge(-200, 0);
  expect(placing.spot).toEqual({ x: 0, y: 39 });
  expect(placing.problem).toEqual({ why: 'outside' });
  placing.tone = 'dark';
  placing.aim(stars[0]!);
  expect(placing.problem).toMatchObject({ why: 'overlap', star: { number: 1 } });
  expect(placing.move).toBeNull();
  placing.aim(nearestFree(stars[0]!, stars));
  expect(placing.move).toBe(`star dark ${placing.spot!.x} ${placing.spot!.y}`);
  hand = ['light'];
  expect(placing.tone).toBe('light'); // the dark one is gone, and only one is left
});

test('a round is revealed step by step, and points are walked one by one', () => {
  const round = all('end')[0]!.view.history.find((each) => Math.max(...each.gains) > 1)!;
  const after = round.gains.map((gain) => 5 + gain);
  const revealing = new RevealSteps(round);
  const before = round.gains.map(() => 5);
  for (const step of ['vision', 'mortal', 'votes', 'points']) {
    expect(revealing.step).toBe(step);
    expect(revealing.points(after)).toEqual(before);
    if (step !== 'points') revealing.advance();
  }
  revealing.advance();
  expect(revealing.points(after)).toEqual(round.gains.map((gain) => 5 + Math.min(1, gain)));
  expect(revealing.done).toBe(false);
  revealing.skip();
  expect(revealing.points(after)).toEqual(after);
  expect(revealing.done).toBe(true);
});

test('a deck of somebody’s own has its pictures on the server and its landmarks in the box', () => {
  const mark = {
    x: 200,
    y: 300,
    r: 25,
    weight: 2,
    tone: 'dark' as const,
    what: { en: 'cat', fr: 'chat', de: 'Katze' },
  };
  const name = { en: 'Cat', fr: 'Chat', de: 'Katze' };
  const own = { ...box, dreams: [{ id: 'my-cat', name, file: 'my cat.jpg', landmarks: [mark] }] };
  openDeck(own, 'holiday');
  expect(pictureOf('my-cat')).toBe('/api/games/dreams/pictures/my-cat?box=holiday');
  expect(marksOf('my-cat')).toEqual([{ what: 'cat', tone: 'dark', radius: 3, x: 60, y: 40 }]);
  openDeck(box, null);
  expect(pictureOf('my-cat')).toBeUndefined();
  expect(pictureOf('harbour-whale')).toMatch(/harbour-whale/);
});

test.each(['en', 'fr', 'de'])('landmarks of a picture are read in %s, in cells of the sky', (language) => {
  const svg = readFileSync('../matinee/games/dreams/pictures/harbour-whale.svg', 'utf8');
  const marks = parseLandmarks(svg, language);
  expect(marks.length).toBeGreaterThan(6);
  for (const [what, x, y, radius, tone] of marks) {
    expect(what).not.toBe('');
    expect(x >= 36 && x < 84 && y >= 4 && y < 76 && radius > 0).toBe(true);
    expect(['light', 'grey', 'dark']).toContain(tone);
  }
});
