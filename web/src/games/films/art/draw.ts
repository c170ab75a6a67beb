// Helpers of portraits.ts and emblems.ts: a random generator seeded by an id, and SVG snippets.

/** Return a random integer from 0 to sides - 1. */
export type Dice = (sides: number) => number;
export const seededDice = (id: string): Dice => {
  let hash = 2166136261;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (sides) => {
    hash = (hash + 0x9e3779b9) | 0;
    let x = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return ((x ^ (x >>> 16)) >>> 0) % sides;
  };
};
export const makePicker =
  (roll: Dice) =>
  <T>(items: T[]) =>
    items[roll(items.length)] as T;
export const split = (text: string) => text.split('|');
export const colours = (text: string) => text.split(' ').map((code) => '#' + code);
export const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
export const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
/** Return a background with rays. It opens a group, which the caller closes. */
export const background = (colour: string) =>
  fill(colour, 'M0 0h48v48H0z') +
  '<circle cx="24" cy="48" r="30" fill="none" stroke="#fff" stroke-width="60" stroke-dasharray="5 5.47" opacity=".09"/><g stroke-linecap="round" stroke-linejoin="round">';
