// The client of Dreams.
import { say } from '$lib/i18n.svelte';
import type { GameClient } from '../gameClient';
import Dreams from './Dreams.svelte';
import { cardOf, NIGHT } from './pictures';
import QuickRemarks from './QuickRemarks.svelte';
import SeatBadge from './SeatBadge.svelte';
import type { DreamsView } from './types';

function moveLabel(move: string): string {
  const [verb = '', first = '', x = '', y = ''] = move.split(' ');
  if (verb === 'star') return say('web-move-star', { tone: say(`dreams-tone-${first}`), x, y });
  return /^\d$/.test(first)
    ? say('web-move-vote-dream', { number: first })
    : say('web-move-vote', { colour: say(`dreams-colour-${first}`) });
}

/** References, so that the browser does not drop the decoded images. */
const images: HTMLImageElement[] = [];

export const client: GameClient = {
  board: Dreams,
  catalogues: ['dreams', 'web-dreams', 'bots-dreams'],
  outcomes: ['revealed'],
  sounds: { voted: 'bid', 'star-laid': 'tile', revealed: 'film' },
  moveLabel,
  seatBadge: SeatBadge,
  chatExtras: QuickRemarks,
  preload: (view) => {
    for (const shown of [NIGHT, ...(view as DreamsView).dreams.map(cardOf)])
      images.push(Object.assign(new Image(), shown));
  },
};
