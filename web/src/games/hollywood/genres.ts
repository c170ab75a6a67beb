// Genres of films, the values of films and the labels of cards.
import type { HollywoodBox, HollywoodView } from './types';
import { say } from '$lib/i18n.svelte';

export const GENRES = ['action', 'horror', 'romance'] as const;

/** Return the factors of a film's value: its size, the stars of its star and, with scarcity, the genre's multiplier. */
export function factorsOf(view: HollywoodView, genre: string, size: number, stars: number): number[] {
  return [size, stars, ...(view.scarcity ? [view.scarce[genre] ?? 0] : [])];
}

export const productOf = (factors: number[]): number => factors.reduce((product, factor) => product * factor);

/** Format a product, such as "3 × 4 = 12". */
export const productText = (factors: number[]): string => `${factors.join(' × ')} = ${productOf(factors)}`;

/** Return the stars of a star, or how many cards a screenplay counts as: 2 with an award (H-E2). */
export function worthOf(box: HollywoodBox, id: string): number {
  const card = box.cards.find((each) => each.id === id);
  if (card?.kind === 'star') return card.stars;
  return card?.kind === 'screenplay' && card.award ? 2 : 1;
}

/** Format the value of a film as a product. */
export function filmText(
  view: HollywoodView,
  { genre, star, cards }: HollywoodView['seats'][number]['films'][number],
  box: HollywoodBox,
): string {
  const size = cards.reduce((sum, card) => sum + worthOf(box, card), 0);
  return productText(factorsOf(view, genre, size, worthOf(box, star)));
}

/** Return the labels of a card: its stars, genre or kind, and its award. */
export function cardLabels(card: HollywoodBox['cards'][number]): string[] {
  if (card.kind === 'star') return [say('web-hollywood-stars', { stars: card.stars })];
  if (card.kind !== 'screenplay') return [say(`web-hollywood-${card.kind}`)];
  return [say(`web-hollywood-${card.genre}`), ...(card.award ? [say('web-hollywood-award')] : [])];
}
