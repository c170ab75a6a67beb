// Genres of films, the values of films and the labels of cards.
import type { HollywoodBox, HollywoodView } from './types';
import { say } from '$lib/i18n.svelte';

export const GENRES = ['action', 'horror', 'romance'] as const;

/** Return the factors of a film's value: its size, the stars of its star and, with scarcity, the genre's multiplier. */
export function factorsOf(view: HollywoodView, genre: string, size: number, stars: number): number[] {
  return [size, stars, ...(view.scarcity ? [view.scarce[genre] ?? 0] : [])];
}

/** Format a product, such as "3 × 4 = 12". */
export function productText(factors: number[]): string {
  return `${factors.join(' × ')} = ${factors.reduce((product, factor) => product * factor)}`;
}

/** Return the labels of a card: its stars, genre or kind, and its award. */
export function cardLabels(card: HollywoodBox['cards'][number]): string[] {
  if (card.kind === 'star') return [say('web-hollywood-stars', { stars: card.stars })];
  if (card.kind !== 'screenplay') return [say(`web-hollywood-${card.kind}`)];
  return [say(`web-hollywood-${card.genre}`), ...(card.award ? [say('web-hollywood-award')] : [])];
}
