// The geometry of the sky (D-R3), as in the Python rules: cells, and stars as discs around their centres.
import type { DreamsView } from './types';

export const WIDTH = 120;
export const HEIGHT = 80;
export const RADIUS = 3;
export const TONES = ['light', 'grey', 'dark'] as const;
export type Tone = (typeof TONES)[number];
export type Star = DreamsView['stars'][number];

export interface Spot {
  x: number;
  y: number;
}

/** Where a dream lies when it is laid over the sky: upright, in the middle. Bots see it there, too. */
export const GUIDE = { x: 36, y: 4, width: 48, height: 72 };

const ACROSS = WIDTH - 2 * RADIUS;
const DOWN = HEIGHT - 2 * RADIUS;

/** Whether a star there lies wholly on the sky; in whole numbers, as on the server. */
export function inSky({ x, y }: Spot): boolean {
  const across = 2 * x + 1 - WIDTH;
  const down = 2 * y + 1 - HEIGHT;
  return across ** 2 * DOWN ** 2 + down ** 2 * ACROSS ** 2 <= ACROSS ** 2 * DOWN ** 2;
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The first star that one there would overlap. Stars may touch. */
export function overlappedStar(spot: Spot, stars: Star[]): Star | undefined {
  return stars.find((star) => (spot.x - star.x) ** 2 + (spot.y - star.y) ** 2 < 4 * RADIUS ** 2);
}

export function isFree(spot: Spot, stars: Star[]): boolean {
  return inSky(spot) && !overlappedStar(spot, stars);
}

/** The free place nearest to one that is not. */
export function nearestFree(spot: Spot, stars: Star[]): Spot {
  let best = spot;
  let least = Infinity;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const far = distance(spot, { x, y });
      if (far < least && isFree({ x, y }, stars)) [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

/** Keeps an aim within the lattice, though maybe not on the sky: the person is told why it cannot be there. */
export function clamp(spot: Spot): Spot {
  const within = (value: number, most: number): number => Math.min(most - 1, Math.max(0, Math.round(value)));
  return { x: within(spot.x, WIDTH), y: within(spot.y, HEIGHT) };
}

const third = (value: number, size: number): number => Math.min(2, Math.floor((3 * (value + 0.5)) / size));

/** "upper-left" and its like: the end of a message's name. */
export function regionOf({ x, y }: Spot): string {
  const row = ['upper', 'middle', 'lower'][third(y, HEIGHT)];
  const column = ['left', 'middle', 'right'][third(x, WIDTH)];
  return `${row}-${column}`;
}

const NEAR = 4 * RADIUS;

/** The star nearest to a place, if it is near. */
export function nearestStar(spot: Spot, stars: Star[]): Star | undefined {
  const [nearest] = [...stars].sort((one, other) => distance(spot, one) - distance(spot, other));
  return nearest && distance(spot, nearest) <= NEAR ? nearest : undefined;
}
