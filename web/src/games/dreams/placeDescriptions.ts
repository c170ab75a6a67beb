// Descriptions of spots on the sky, for screen readers and for the status line.
import { say } from '$lib/i18n.svelte';
import { landmarksAt } from './landmarks.svelte';
import type { Problem } from './starPlan.svelte';
import { nearestStar, regionOf, type Spot, type Star } from './skyGeometry';

/** Describe a spot, such as "42, 30: upper left. Near Ruth’s star 4." */
export function describeSpot(spot: Spot, stars: Star[], names: string[]): string {
  const nearest = nearestStar(spot, stars);
  return [
    say('web-dreams-at', { x: spot.x, y: spot.y, where: say(`web-dreams-where-${regionOf(spot)}`) }),
    nearest ? say('web-dreams-near', { number: nearest.number, name: names[nearest.seat] }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describe the landmarks that the dreams would have at a spot if they were laid over the sky. */
export function describeLandmarks(spot: Spot, dreams: string[]): string {
  return landmarksAt(spot, dreams)
    .map(({ number, label }) => say('web-dreams-under', { number, what: label }))
    .join(' ');
}

/** Explain why a star cannot be placed. Return '' if it can be. */
export function describeProblem(problem: Problem | null, names: string[]): string {
  if (!problem) return '';
  if (problem.kind === 'outside') return say('web-dreams-outside');
  const { number, seat } = problem.star;
  return say('web-dreams-overlap', { number, name: names[seat] });
}
