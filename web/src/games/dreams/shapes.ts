// Shapes that distinguish stars and players without colour, ten units around the origin.
import type { Tone } from './skyGeometry';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const;

/** Of each seat: the colour it is painted in, and its sign. */
export const PAINT = ['#ff7568', '#62adff', '#ffd950', '#62d68d', '#c793ff', '#ffa149'] as const;
export const SIGNS = [
  'M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5z',
  'M-8.4-8.4H8.4V8.4H-8.4z',
  'M0-11L11.5 8.5H-11.5z',
  'M0-11.5L11.5 0 0 11.5-11.5 0z',
  'M-11.5-8.5H11.5L0 11z',
  'M-4.6-10.5H4.6V-4.6H10.5V4.6H4.6V10.5H-4.6V4.6H-10.5V-4.6H-4.6z',
] as const;
/** Where a number sits best on the sign, downwards. */
export const SEATING = [0, 0, 2.2, 0, -2.2, 0] as const;

function corners(points: number, outer: number, inner: number): string[] {
  return Array.from({ length: 2 * points }, (_, corner) => {
    const far = corner % 2 ? inner : outer;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
  });
}
const path = (points: string[]): string => `M${points.join('L')}z`;
const five = corners(5, 10, 4.6);

/** A light star has eight rays and is full, a grey one five and is half full, a dark one four and is empty. */
export const STARS: Record<Tone, { edge: string; full: string }> = {
  light: { edge: path(corners(8, 10, 5)), full: path(corners(8, 10, 5)) },
  grey: { edge: path(five), full: path([...five.slice(5), five[0]!]) },
  dark: { edge: path(corners(4, 10.5, 4)), full: '' },
};

/** A petal of the dial: from the middle to a tip straight up, `far` away, `half` as wide on each side. */
export function petal(far: number, half: number): string {
  return `M0 0L${half} ${-far * 0.32}L0 ${-far}L${-half} ${-far * 0.32}z`;
}
