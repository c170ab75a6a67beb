import type { HollywoodView } from '$lib/api';

export const GENRES = ['action', 'horror', 'romance'] as const;

/** What a film of this size is multiplied by: the star's stars, and with scarcity what is left over of its genre. */
export function factorsOf(view: HollywoodView, genre: string, size: number, stars: number): number[] {
  return [size, stars, ...(view.scarcity ? [view.scarce[genre] ?? 0] : [])];
}

/** As one reckons it: "3 × 4 = 12". */
export function productOf(factors: number[]): string {
  return `${factors.join(' × ')} = ${factors.reduce((product, factor) => product * factor)}`;
}
