// What a card would bring if the round ended now, in a few characters. The server calculates it.
import { say } from '$lib/i18n.svelte';
import { factorsOf, productText } from './genres';
import { SEAT_COLOURS } from './seats';
import type { HollywoodBox, HollywoodView, Place } from './types';

export interface ForecastLabel {
  text: string;
  /** The genre of the project that the card would join or finish. */
  icon?: string;
  /** The colour of the seat that would get it. */
  colour: string;
  /** For screen readers. */
  description: string;
}

export function forecastLabel(view: HollywoodView, place: Place, box: HollywoodBox): ForecastLabel | null {
  const card = box.cards.find(({ id }) => id === place.card);
  if (place.gone || place.reel === null || !place.forecast || !card) return null;
  const colour = SEAT_COLOURS[place.reel]!;
  const { genre, size } = place.forecast;
  if (card.kind === 'blockbuster') {
    const text = say('web-hollywood-plus', { points: 2 }); // H-E1
    return { text, colour, description: text };
  }
  if (!genre) {
    const text = say('web-hollywood-no-project');
    return { text, colour, description: text };
  }
  const name = say(`web-hollywood-${genre}`);
  if (card.kind === 'star') {
    const text = productText(factorsOf(view, genre, size, card.stars));
    const description = say('web-hollywood-would-finish', { genre: name, product: text });
    return { text, icon: genre, colour, description };
  }
  const description = say('web-hollywood-would-join', { genre: name, size });
  return { text: say('web-hollywood-size', { size }), icon: genre, colour, description };
}
