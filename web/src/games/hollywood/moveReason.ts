// Explain a suggested move from the visible position.
import { say } from '$lib/i18n.svelte';
import { factorsOf, productText, cardLabels } from './genres';
import type { HollywoodBox, HollywoodView } from './types';

export function moveReason(move: string, anyView: unknown, anyBox: unknown, seat: number): string {
  const [view, box] = [anyView as HollywoodView, anyBox as HollywoodBox];
  const [verb = '', argument = ''] = move.split(' ');
  const cardOf = (id: string | null | undefined) => box.cards.find((card) => card.id === id);
  if (verb === 'reel') {
    const places = view.columns[Number(argument) - 1] ?? [];
    const card = cardOf(places.at(-1)?.card); // H-R4
    if (!card) return '';
    const pushed = places.slice(1).flatMap((place, above) => {
      const next = cardOf(places[above]!.card);
      return place.reel === seat && next ? [say('web-hollywood-pushed.you', { card: next.name })] : [];
    });
    return [say('web-hint-reel', { card: card.name, kind: cardLabels(card).join(', ') }), ...pushed].join(
      ' ',
    );
  }
  const star = cardOf(view.star);
  if (verb !== 'finish' || star?.kind !== 'star') return '';
  const product = productText(factorsOf(view, argument, view.seats[seat]?.sizes[argument] ?? 0, star.stars));
  return say(view.scarcity ? 'web-hint-finish-scarce' : 'web-hint-finish', { product });
}
