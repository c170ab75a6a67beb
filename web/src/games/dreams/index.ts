// The client of Dreams.
import { say } from '$lib/i18n.svelte';
import type { GameClient } from '../gameClient';
import Dreams from './Dreams.svelte';
import DreamsOptions from './DreamsOptions.svelte';
import { cardImage, nightSkyOf } from './pictures';
import QuickRemarks from './QuickRemarks.svelte';
import SeatBadge from './SeatBadge.svelte';
import { SEAT_COLOURS } from './shapes';
import type { DreamsView } from './types';

function moveLabel(move: string): string {
  const [verb = '', argument = '', x = '', y = ''] = move.split(' ');
  if (verb === 'star') return say('web-move-star', { tone: say(`dreams-tone-${argument}`), x, y });
  return /^\d$/.test(argument)
    ? say('web-move-vote-dream', { number: argument })
    : say('web-move-vote', { colour: say(`dreams-colour-${argument}`) });
}

/** References, so that the browser does not drop the decoded images. */
const preloadedImages: HTMLImageElement[] = [];

export const client: GameClient = {
  board: Dreams,
  catalogues: ['dreams', 'web-dreams', 'bots-dreams'],
  outcomes: ['revealed'],
  sounds: { voted: 'bid', 'star-laid': 'tile' }, // the scene of a reveal has its own
  moveLabel,
  hintsAreMarked: true,
  shortcuts: [
    { key: '1–6', message: 'web-key-choose' },
    { key: 'V', message: 'web-dreams-vote' },
    { key: 'Enter', message: 'web-key-confirm' },
  ],
  seatColours: SEAT_COLOURS,
  seatBadge: SeatBadge,
  chatExtras: QuickRemarks,
  options: DreamsOptions,
  preload: (view) => {
    const { sky, dreams } = view as DreamsView;
    for (const source of [nightSkyOf(sky), ...dreams.map(cardImage)])
      preloadedImages.push(Object.assign(new Image(), source));
  },
};
