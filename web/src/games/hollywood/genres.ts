import type { HollywoodBox, HollywoodView } from './types';
import { say } from '$lib/i18n.svelte';

export const GENRES = ['action', 'horror', 'romance'] as const;

/** What a film of this size is multiplied by: the star's stars, and with scarcity what is left over of its genre. */
export function factorsOf(view: HollywoodView, genre: string, size: number, stars: number): number[] {
  return [size, stars, ...(view.scarcity ? [view.scarce[genre] ?? 0] : [])];
}

/** As one reckons it: "3 × 4 = 12". */
export function productText(factors: number[]): string {
  return `${factors.join(' × ')} = ${factors.reduce((product, factor) => product * factor)}`;
}

/** What sort of card it is, and whether it has an award. */
export function cardLabels(card: HollywoodBox['cards'][number]): string[] {
  if (card.kind === 'star') return [say('web-hollywood-stars', { stars: card.stars })];
  if (card.kind !== 'screenplay') return [say(`web-hollywood-${card.kind}`)];
  return [say(`web-hollywood-${card.genre}`), ...(card.award ? [say('web-hollywood-award')] : [])];
}
