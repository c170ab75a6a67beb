// The geometry of the sky (D-R3), as in the Python rules: a grid of cells with rounded corners, and stars as discs around
// cell centres. The view has the shape of the sky, because earlier tables have another one.
import type { DreamsView } from './types';

export type Sky = DreamsView['sky'];
export const RADIUS = 3;
export const TONES = ['light', 'grey', 'dark'] as const;
export type Tone = (typeof TONES)[number];
export type Star = DreamsView['stars'][number];

/** A cell of the grid, by column and row. */
export interface Spot {
  x: number;
  y: number;
}

/** A rectangle, in cells. */
export interface Area extends Spot {
  width: number;
  height: number;
}

/** Return the cells under a dream laid over the sky. Bots assume the same position. */
export function pictureArea(sky: Sky): Area {
  const { picture_width: width, picture_height: height } = sky;
  return { x: (sky.width - width) / 2, y: (sky.height - height) / 2, width, height };
}

/** Return the cell at a point of a picture. */
export function cellOfPicture(sky: Sky, x: number, y: number): Spot {
  const area = pictureArea(sky);
  const cellsPerUnit = area.width / 400; // a picture is 400 of its units wide
  return { x: Math.floor(area.x + cellsPerUnit * x), y: Math.floor(area.y + cellsPerUnit * y) };
}

/** Return the outline of the sky as an SVG path, `inset` cells within its edge. */
export function outlineOf(sky: Sky, inset = 0): string {
  const [left, top, right, bottom] = [inset, inset, sky.width - inset, sky.height - inset];
  const [rx, ry] = [sky.corner_width - inset, sky.corner_height - inset];
  const corner = (x: number, y: number): string => `A${rx} ${ry} 0 0 1 ${x} ${y}`;
  return (
    `M${left + rx} ${top}H${right - rx}${corner(right, top + ry)}V${bottom - ry}${corner(right - rx, bottom)}` +
    `H${left + rx}${corner(left, bottom - ry)}V${top + ry}${corner(left + rx, top)}z`
  );
}

/** Return whether a star at this spot would lie wholly on the sky. The calculation is in integers, as on the server. */
export function inSky(sky: Sky, { x, y }: Spot): boolean {
  const across = Math.max(Math.abs(2 * x + 1 - sky.width) - (sky.width - 2 * sky.corner_width), 0);
  const down = Math.max(Math.abs(2 * y + 1 - sky.height) - (sky.height - 2 * sky.corner_height), 0);
  const axisX = 2 * (sky.corner_width - RADIUS);
  const axisY = 2 * (sky.corner_height - RADIUS);
  return across ** 2 * axisY ** 2 + down ** 2 * axisX ** 2 <= axisX ** 2 * axisY ** 2;
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Return the first star that a star at this spot would overlap. Stars may touch. */
export function overlappedStar(spot: Spot, stars: Star[]): Star | undefined {
  return stars.find((star) => (spot.x - star.x) ** 2 + (spot.y - star.y) ** 2 < 4 * RADIUS ** 2);
}

/** Return whether a star may be placed at this spot. */
export function isFree(sky: Sky, spot: Spot, stars: Star[]): boolean {
  return inSky(sky, spot) && !overlappedStar(spot, stars);
}

/** Return the free spot nearest to a point, which may lie outside the sky. */
export function nearestFree(sky: Sky, point: Spot, stars: Star[]): Spot {
  let nearest = point;
  let shortest = Infinity;
  for (let y = 0; y < sky.height; y += 1) {
    for (let x = 0; x < sky.width; x += 1) {
      const cellDistance = distance(point, { x, y });
      if (cellDistance < shortest && isFree(sky, { x, y }, stars))
        [nearest, shortest] = [{ x, y }, cellDistance];
    }
  }
  return nearest;
}

/** Return the spot nearest to a point at which a star would lie wholly on the sky. */
export function snap(sky: Sky, point: Spot): Spot {
  const spot = { x: Math.round(point.x), y: Math.round(point.y) };
  return inSky(sky, spot) ? spot : nearestFree(sky, point, []);
}

const thirdOf = (value: number, size: number): number =>
  Math.min(2, Math.max(0, Math.floor((3 * (value + 0.5)) / size)));

/** Return the region of a spot, such as "upper-left". It is the last part of a message id. */
export function regionOf(sky: Sky, { x, y }: Spot): string {
  const row = ['upper', 'middle', 'lower'][thirdOf(y, sky.height)];
  const column = ['left', 'middle', 'right'][thirdOf(x, sky.width)];
  return `${row}-${column}`;
}

const NEAR = 4 * RADIUS;

/** Return the star nearest to a spot, or undefined if none is near. */
export function nearestStar(spot: Spot, stars: Star[]): Star | undefined {
  const [nearest] = [...stars].sort((a, b) => distance(spot, a) - distance(spot, b));
  return nearest && distance(spot, nearest) <= NEAR ? nearest : undefined;
}
