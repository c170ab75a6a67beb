// The client of Hollywood.
import { localName, say } from '$lib/i18n.svelte';
import type { GameClient } from '../gameClient';
import GuidePicture from './GuidePicture.svelte';
import Hollywood from './Hollywood.svelte';
import { moveReason } from './moveReason';
import { SEAT_COLOURS } from './seats';
import type { HollywoodBox } from './types';

function factName(fact: string, value: string | number, box: unknown): string | undefined {
  if (fact === 'genre') return say(`hollywood-genre-${value}`);
  if (fact !== 'card') return undefined;
  const card = (box as HollywoodBox).cards.find((each) => each.id === value);
  return card && localName(card.name);
}

function moveLabel(move: string): string {
  const [verb = '', argument = ''] = move.split(' ');
  if (verb === 'reel') return say('web-move-reel', { number: Number(argument) });
  if (verb === 'finish') return say('web-move-finish', { genre: say(`hollywood-genre-${argument}`) });
  return say(`web-move-${verb}`);
}

const PARTS: Record<string, string> = {
  columns: '.columns',
  players: '.players',
  own: '.players > :first-child',
};

function spotlight(target: string): string | undefined {
  const [verb, number] = target.split(' ');
  if (verb === 'reel') return `.columns > :nth-child(${number})`;
  return PARTS[target] ?? '.ask';
}

export const client: GameClient = {
  board: Hollywood,
  catalogues: ['hollywood', 'web-hollywood'],
  outcomes: ['finished'],
  sounds: { clapped: 'bid', doubled: 'bid', laid: 'tile', joined: 'tile', finished: 'film' },
  factName,
  moveLabel,
  moveReason,
  seatColours: SEAT_COLOURS,
  spotlight,
  guidePicture: GuidePicture,
  shortcuts: [
    { key: '1–4', message: 'web-key-choose' },
    { key: 'P', message: 'web-hollywood-clap' },
    { key: 'D', message: 'web-hollywood-double' },
    { key: 'F', message: 'web-hollywood-forecast' },
    { key: 'Enter', message: 'web-key-confirm' },
  ],
};
