// Colours and SVG paths of stars and badges. Shapes distinguish tones and seats without colour.
import type { Tone } from './skyGeometry';

/** The colour of each seat, as in moves and views. */
export const COLOUR_NAMES = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const;

/** The CSS colour of each seat. */
export const SEAT_COLOURS = ['#ff7568', '#62adff', '#ffd950', '#62d68d', '#c793ff', '#ffa149'] as const;
/** The badge of each seat, about ten units in each direction from the origin. */
export const BADGE_PATHS = [
  'M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5z',
  'M-8.4-8.4H8.4V8.4H-8.4z',
  'M0-11L11.5 8.5H-11.5z',
  'M0-11.5L11.5 0 0 11.5-11.5 0z',
  'M-11.5-8.5H11.5L0 11z',
  'M-4.6-10.5H4.6V-4.6H10.5V4.6H4.6V10.5H-4.6V4.6H-10.5V-4.6H-4.6z',
] as const;
/** The y coordinate of a number on each badge. Triangles have more room off the centre. */
export const BADGE_TEXT_Y = [0, 0, 2.2, 0, -2.2, 0] as const;

/** Return the corners of a star, alternating between the outer and the inner radius, clockwise from the top. */
function starCorners(rays: number, outerRadius: number, innerRadius: number): string[] {
  return Array.from({ length: 2 * rays }, (_, corner) => {
    const radius = corner % 2 ? innerRadius : outerRadius;
    const angle = (Math.PI * corner) / rays - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
}
const closedPath = (points: string[]): string => `M${points.join('L')}z`;
const lightCorners = starCorners(8, 10, 5);
const greyCorners = starCorners(5, 10, 4.6);
const darkCorners = starCorners(4, 10.5, 4);

/** A light star has eight rays and is filled, a grey one five and is half filled, a dark one four and is empty. */
export const STAR_PATHS: Record<Tone, { outline: string; fill: string }> = {
  light: { outline: closedPath(lightCorners), fill: closedPath(lightCorners) },
  grey: {
    outline: closedPath(greyCorners),
    fill: closedPath([...greyCorners.slice(5), greyCorners[0]!]),
  },
  dark: { outline: closedPath(darkCorners), fill: '' },
};

/** Return the path of a petal of the vote dial, from the origin straight up. */
export function petalPath(length: number, halfWidth: number): string {
  const widestY = -length * 0.32;
  return `M0 0L${halfWidth} ${widestY}L0 ${-length}L${-halfWidth} ${widestY}z`;
}
