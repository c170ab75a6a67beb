// The geometry of the sky (D-R3), as in the Python rules: a grid of cells, and stars as discs around cell centres.
import type { DreamsView } from './types';

export const WIDTH = 120;
export const HEIGHT = 80;
export const RADIUS = 3;
export const TONES = ['light', 'grey', 'dark'] as const;
export type Tone = (typeof TONES)[number];
export type Star = DreamsView['stars'][number];

/** A cell of the grid, by column and row. */
export interface Spot {
  x: number;
  y: number;
}

/** The cells under a dream laid over the sky: upright and centred. Bots assume the same position. */
export const OVERLAY_AREA = { x: 36, y: 4, width: 48, height: 72 };

// The axes of the ellipse for the centres of stars.
const ACROSS = WIDTH - 2 * RADIUS;
const DOWN = HEIGHT - 2 * RADIUS;

/** Return whether a star at this spot would lie wholly on the sky. The calculation is in integers, as on the server. */
export function inSky({ x, y }: Spot): boolean {
  const across = 2 * x + 1 - WIDTH;
  const down = 2 * y + 1 - HEIGHT;
  return across ** 2 * DOWN ** 2 + down ** 2 * ACROSS ** 2 <= ACROSS ** 2 * DOWN ** 2;
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Return the first star that a star at this spot would overlap. Stars may touch. */
export function overlappedStar(spot: Spot, stars: Star[]): Star | undefined {
  return stars.find((star) => (spot.x - star.x) ** 2 + (spot.y - star.y) ** 2 < 4 * RADIUS ** 2);
}

/** Return whether a star may be placed at this spot. */
export function isFree(spot: Spot, stars: Star[]): boolean {
  return inSky(spot) && !overlappedStar(spot, stars);
}

/** Return the free spot nearest to a given spot, or that spot if it is free. */
export function nearestFree(spot: Spot, stars: Star[]): Spot {
  let nearest = spot;
  let shortest = Infinity;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const cellDistance = distance(spot, { x, y });
      if (cellDistance < shortest && isFree({ x, y }, stars)) [nearest, shortest] = [{ x, y }, cellDistance];
    }
  }
  return nearest;
}

/** Return the nearest cell of the grid. It may be off the oval sky: the player is then shown why it is not allowed. */
export function clamp(spot: Spot): Spot {
  const clampTo = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.round(value)));
  return { x: clampTo(spot.x, WIDTH), y: clampTo(spot.y, HEIGHT) };
}

const thirdOf = (value: number, size: number): number => Math.min(2, Math.floor((3 * (value + 0.5)) / size));

/** Return the region of a spot, such as "upper-left". It is the last part of a message id. */
export function regionOf({ x, y }: Spot): string {
  const row = ['upper', 'middle', 'lower'][thirdOf(y, HEIGHT)];
  const column = ['left', 'middle', 'right'][thirdOf(x, WIDTH)];
  return `${row}-${column}`;
}

const NEAR = 4 * RADIUS;

/** Return the star nearest to a spot, or undefined if none is near. */
export function nearestStar(spot: Spot, stars: Star[]): Star | undefined {
  const [nearest] = [...stars].sort((a, b) => distance(spot, a) - distance(spot, b));
  return nearest && distance(spot, nearest) <= NEAR ? nearest : undefined;
}
