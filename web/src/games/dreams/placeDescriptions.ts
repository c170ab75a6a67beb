// Places on the sky in words, for screen readers and for the status line.
import { say } from '$lib/i18n.svelte';
import { underneath } from './landmarks.svelte';
import type { Problem } from './starPlan.svelte';
import { nearestStar, regionOf, type Spot, type Star } from './skyGeometry';

/** "42, 30, upper left. Near star 4 of Ruth." */
export function describePlace(spot: Spot, stars: Star[], names: string[]): string {
  const near = nearestStar(spot, stars);
  return [
    say('web-dreams-at', { x: spot.x, y: spot.y, where: say(`web-dreams-where-${regionOf(spot)}`) }),
    near ? say('web-dreams-near', { number: near.number, name: names[near.seat] }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the dreams have there, were they laid over the sky. */
export function describeUnder(spot: Spot, dreams: string[]): string {
  return underneath(spot, dreams)
    .map((each) => say('web-dreams-under', each))
    .join(' ');
}

export function describeProblem(problem: Problem | null, names: string[]): string {
  if (!problem) return '';
  if (problem.why === 'outside') return say('web-dreams-outside');
  const { number, seat } = problem.star;
  return say('web-dreams-overlap', { number, name: names[seat] });
}
