// What a suggested move does, as far as the table shows it.
import { say } from '$lib/i18n.svelte';
import { factorsOf, productText, cardLabels } from './genres';
import type { HollywoodBox, HollywoodView } from './types';

export function moveReason(move: string, anyView: unknown, anyBox: unknown, seat: number): string {
  const [view, box] = [anyView as HollywoodView, anyBox as HollywoodBox];
  const [verb = '', what = ''] = move.split(' ');
  const cardOf = (id: string | null | undefined) => box.cards.find((card) => card.id === id);
  if (verb === 'reel') {
    const card = cardOf(view.columns[Number(what) - 1]?.at(-1)?.card); // H-R4
    return card ? say('web-hint-reel', { card: card.name, kind: cardLabels(card).join(', ') }) : '';
  }
  const star = cardOf(view.star);
  if (verb !== 'finish' || star?.kind !== 'star') return '';
  const product = productText(factorsOf(view, what, view.seats[seat]?.sizes[what] ?? 0, star.stars));
  return say(view.scarcity ? 'web-hint-finish-scarce' : 'web-hint-finish', { product });
}
