// @vitest-environment jsdom
// The modules of Dreams without components, compared with recorded positions of the Python rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLandmarks } from '../../landmarks';
import { landmarksOf } from '../../src/games/dreams/landmarks.svelte';
import { pictureUrl, setBox } from '../../src/games/dreams/pictures';
import { StarPlan } from '../../src/games/dreams/starPlan.svelte';
import { RevealSteps } from '../../src/games/dreams/revealSteps.svelte';
import { gainsOf, isVoteCorrect, starsOf } from '../../src/games/dreams/rounds';
import {
  inSky,
  isFree,
  nearestFree,
  nearestStar,
  outlineOf,
  pictureArea,
  regionOf,
  snap,
  type Sky,
} from '../../src/games/dreams/skyGeometry';
import { box, formerSky, recordsOf, sky, toPlayedMoves } from './recorded';

/** Return the grid as rows of text in which `#` marks the cells that fulfil a condition. */
const gridRows = ({ width, height }: Sky, condition: (x: number, y: number) => boolean): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (condition(x, y) ? '#' : '.')).join(''),
  );

test('the sky has the same cells as in each version of the rules', () => {
  expect(recordsOf('sky')).toHaveLength(2);
  for (const { sky, rows } of recordsOf('sky'))
    expect(gridRows(sky, (x, y) => inSky(sky, { x, y }))).toEqual(rows);
});

test('a picture fills the sky, and covered the middle of the former one', () => {
  expect(pictureArea(sky)).toEqual({ x: 0, y: 0, width: 80, height: 120 });
  expect(pictureArea(formerSky)).toEqual({ x: 36, y: 4, width: 48, height: 72 });
  expect(outlineOf(sky)).toBe(
    'M12 0H68A12 12 0 0 1 80 12V108A12 12 0 0 1 68 120H12A12 12 0 0 1 0 108V12A12 12 0 0 1 12 0z',
  );
  expect(outlineOf(formerSky, 3)).toContain('M60 3H60A57 37');
});

test.each(recordsOf('sky'))('a point outside the sky snaps to its edge', ({ sky }) => {
  for (const point of [
    { x: -30, y: -30 },
    { x: 0, y: 0 },
    { x: sky.width + 5.4, y: sky.height / 2 },
    { x: sky.width / 2, y: sky.height },
  ]) {
    const snapped = snap(sky, point);
    expect(inSky(sky, snapped)).toBe(true);
    const others = recordsOf('sky').find((each) => each.sky === sky)!.rows;
    const shortest = Math.min(
      ...others.flatMap((row, y) =>
        [...row].flatMap((cell, x) => (cell === '#' ? [Math.hypot(point.x - x, point.y - y)] : [])),
      ),
    );
    expect(Math.hypot(point.x - snapped.x, point.y - snapped.y)).toBe(shortest);
  }
  expect(snap(sky, { x: 30.4, y: 39.6 })).toEqual({ x: 30, y: 40 });
});

test('the same cells are free as by the rules', () => {
  expect(recordsOf('free').length).toBeGreaterThan(2);
  for (const { sky, stars, rows } of recordsOf('free'))
    expect(gridRows(sky, (x, y) => isFree(sky, { x, y }, stars))).toEqual(rows);
});

test('the nearest free spot is free and near', () => {
  const { stars } = recordsOf('free').at(-1)!;
  const from = { x: stars[0]!.x, y: stars[0]!.y };
  const nearest = nearestFree(sky, from, stars);
  expect(isFree(sky, nearest, stars)).toBe(true);
  expect(Math.hypot(nearest.x - from.x, nearest.y - from.y)).toBeLessThan(9);
  expect(nearestFree(sky, { x: 0, y: 0 }, [])).not.toEqual({ x: 0, y: 0 });
  expect(nearestFree(sky, { x: 39, y: 59 }, [])).toEqual({ x: 39, y: 59 });
});

test('a spot has a region and a nearest star', () => {
  expect(regionOf(sky, { x: 0, y: 0 })).toBe('upper-left');
  expect(regionOf(sky, { x: 40, y: 60 })).toBe('middle-middle');
  expect(regionOf(sky, { x: 79, y: 119 })).toBe('lower-right');
  expect(regionOf(formerSky, { x: 60, y: 40 })).toBe('middle-middle');
  const { stars } = recordsOf('free')[0]!;
  expect(nearestStar({ x: stars[1]!.x + 1, y: stars[1]!.y }, stars)?.number).toBe(2);
  expect(nearestStar({ x: 39, y: 59 }, [])).toBeUndefined();
});

test('the reasons for points add up to the points of each round by the rules', () => {
  const { view, points } = recordsOf('end')[0]!;
  expect(view.history.length).toBeGreaterThan(3);
  for (const round of view.history) {
    const gained = round.gains.map((_, seat) =>
      gainsOf(round, seat).reduce((sum, gain) => sum + gain.points, 0),
    );
    expect(gained).toEqual(round.gains);
    for (const seat of round.gains.keys()) {
      const foundOut = gainsOf(round, seat).some((gain) => gain.reason.startsWith('found'));
      expect(isVoteCorrect(round, seat)).toBe(foundOut);
    }
  }
  const sums = points.map((_, seat) => view.history.reduce((sum, round) => sum + round.gains[seat]!, 0));
  expect(sums).toEqual(points);
});

test('the stars of a round are reconstructed from the log without undone moves', () => {
  for (const { view, played } of recordsOf('position')) {
    expect(starsOf(toPlayedMoves(played), view.round)).toEqual(view.stars);
    const log = toPlayedMoves(played);
    const undo = { ...log.at(-1)!, number: log.length, events: [], undone_to: log.length - 2 };
    if (view.stage === 'laying') expect(starsOf([...log, undo], view.round)).toEqual(view.stars.slice(0, -1));
  }
  expect(starsOf([], 1)).toEqual([]);
});

test('a plan has a move when its tone is chosen and its spot is free', () => {
  const { stars } = recordsOf('free')[0]!;
  let hand = ['light', 'dark'];
  const plan = new StarPlan(
    () => sky,
    () => stars,
    () => hand,
  );
  expect(plan.move).toBeNull();
  plan.nudge(1, 0);
  expect(plan.spot).toEqual({ x: 39, y: 59 });
  plan.nudge(-200, 0);
  expect(plan.spot).toEqual({ x: 3, y: 59 }); // the leftmost place of a star
  plan.tone = 'dark';
  plan.aim(stars[0]!);
  expect(plan.overlapped).toMatchObject({ number: 1 });
  expect(plan.move).toBeNull();
  plan.aim(nearestFree(sky, stars[0]!, stars));
  expect(plan.move).toBe(`star dark ${plan.spot!.x} ${plan.spot!.y}`);
  hand = ['light'];
  expect(plan.tone).toBe('light'); // the chosen star is no longer in hand, and only one is left
});

test('a round is revealed step by step, and points are added one by one', () => {
  const round = recordsOf('end')[0]!.view.history.find((each) => Math.max(...each.gains) > 1)!;
  const pointsAfter = round.gains.map((gain) => 5 + gain);
  const reveal = new RevealSteps(round);
  const pointsBefore = round.gains.map(() => 5);
  for (const step of ['silence', 'vision', 'mortal', 'votes', 'points']) {
    expect(reveal.step).toBe(step);
    expect(reveal.points(pointsAfter)).toEqual(pointsBefore);
    if (step !== 'points') reveal.advance();
  }
  reveal.advance();
  expect(reveal.points(pointsAfter)).toEqual(round.gains.map((gain) => 5 + Math.min(1, gain)));
  expect(reveal.done).toBe(false);
  reveal.skip();
  expect(reveal.points(pointsAfter)).toEqual(pointsAfter);
  expect(reveal.done).toBe(true);
});

test('a custom box has its pictures on the server and its landmarks in the box', () => {
  const landmark = {
    x: 200,
    y: 300,
    r: 25,
    weight: 2,
    tone: 'dark' as const,
    what: { en: 'cat', fr: 'chat', de: 'Katze' },
  };
  const name = { en: 'Cat', fr: 'Chat', de: 'Katze' };
  const customBox = { ...box, dreams: [{ id: 'my-cat', name, file: 'my cat.jpg', landmarks: [landmark] }] };
  setBox(customBox, 'holiday');
  expect(pictureUrl('my-cat')).toBe('/api/games/dreams/pictures/my-cat?box=holiday');
  expect(landmarksOf(sky, 'my-cat')).toEqual([{ label: 'cat', tone: 'dark', radius: 5, x: 40, y: 60 }]);
  expect(landmarksOf(formerSky, 'my-cat')).toEqual([{ label: 'cat', tone: 'dark', radius: 3, x: 60, y: 40 }]);
  setBox(box, null);
  expect(pictureUrl('my-cat')).toBeUndefined();
  expect(pictureUrl('harbour-whale')).toMatch(/harbour-whale/);
});

test.each(['en', 'fr', 'de'])(
  'landmarks are parsed with labels in %s and positions in the picture',
  (language) => {
    const svg = readFileSync('../matinee/games/dreams/pictures/harbour-whale.svg', 'utf8');
    const landmarks = parseLandmarks(svg, language);
    expect(landmarks.length).toBeGreaterThan(6);
    for (const [label, x, y, radius, tone] of landmarks) {
      expect(label).not.toBe('');
      expect(x >= 0 && x <= 400 && y >= 0 && y <= 600 && radius > 0).toBe(true);
      expect(['light', 'grey', 'dark']).toContain(tone);
    }
  },
);
