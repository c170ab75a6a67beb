// Descriptions of spots on the sky, for screen readers and for the status line.
import { say } from '$lib/i18n.svelte';
import { landmarksAt } from './landmarks.svelte';
import { nearestStar, regionOf, type Sky, type Spot, type Star } from './skyGeometry';

/** Describe a spot, such as "42, 30: upper left. Near Ruth’s star 4." */
export function describeSpot(sky: Sky, spot: Spot, stars: Star[], names: string[]): string {
  const nearest = nearestStar(spot, stars);
  return [
    say('web-dreams-at', { x: spot.x, y: spot.y, where: say(`web-dreams-where-${regionOf(sky, spot)}`) }),
    nearest ? say('web-dreams-near', { number: nearest.number, name: names[nearest.seat] }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describe the landmarks that the dreams would have at a spot if they were laid over the sky. */
export function describeLandmarks(sky: Sky, spot: Spot, dreams: string[]): string {
  return landmarksAt(sky, spot, dreams)
    .map(({ number, label }) => say('web-dreams-under', { number, what: label }))
    .join(' ');
}

/** Explain why a star cannot be placed on another one. Return '' if there is none. */
export function describeOverlap(star: Star | null, names: string[]): string {
  return star ? say('web-dreams-overlap', { number: star.number, name: names[star.seat] }) : '';
}
