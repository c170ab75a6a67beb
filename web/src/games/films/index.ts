// The client of Dream Factory and Traumfabrik.
import { localName, say } from '$lib/i18n.svelte';
import type { GameClient } from '../gameClient';
import AwardPicture from './AwardPicture.svelte';
import { awards } from './awards';
import Films from './Films.svelte';
import FilmsOptions from './FilmsOptions.svelte';
import GuidePicture from './GuidePicture.svelte';
import { moveReason } from './moveReason';
import ScorePicture from './ScorePicture.svelte';
import { spaceName, titleOf, trophyName } from './boxLookup';
import type { FilmsBox } from './types';

function factName(
  fact: string,
  value: string | number,
  anyBox: unknown,
  facts: Record<string, string | number> = {},
): string | undefined {
  const box = anyBox as FilmsBox;
  const id = String(value);
  switch (fact) {
    case 'tile': {
      const tile = box.tiles.find((item) => item.id === id);
      return tile && localName(tile.name);
    }
    case 'film':
      return box.screenplays.some((item) => item.id === id) ? titleOf(box, id) : undefined;
    case 'location':
      return localName(box.locations[Number(value)]!.name);
    case 'space':
      return spaceName(box, String(facts.film), id);
    case 'trophy':
      return trophyName(box, id);
    default:
      return undefined;
  }
}

function moveLabel(move: string, box: unknown): string | undefined {
  const [verb = '', first = '', second = '', space = ''] = move.split(' ');
  const nameOf = (fact: string, value: string): string => factName(fact, value, box) ?? value;
  switch (verb) {
    case 'take':
    case 'director':
    case 'discard':
      return say(`web-move-${verb}`, { tile: nameOf('tile', first) });
    case 'place':
      return say('web-move-place', {
        tile: nameOf('tile', first),
        film: nameOf('film', second),
        space: spaceName(box as FilmsBox, second, space),
      });
    case 'bid':
      return say('web-move-bid', { number: Number(first) });
    default:
      return say(`web-move-${verb}`);
  }
}

const PARTS: Record<string, string> = { films: '.studio', lot: '.question', money: '.studio dl' };

function spotlight(target: string): string {
  const [verb, , film = '', space = ''] = target.split(' ');
  if (verb === 'place') return `button.selectable[data-film="${film}"][data-space="${space}"]`;
  return PARTS[target] ?? '.question';
}

export const client: GameClient = {
  board: Films,
  catalogues: ['films', 'web-films'],
  outcomes: ['won', 'shared', 'finished', 'awarded'],
  sounds: {
    bid: 'bid',
    passed: 'bid',
    won: 'bid',
    took: 'tile',
    placed: 'tile',
    discarded: 'tile',
    finished: 'film',
    awarded: 'film',
  },
  factName,
  moveLabel,
  moveReason,
  spotlight,
  scorePicture: ScorePicture,
  awards,
  awardPicture: AwardPicture,
  guidePicture: GuidePicture,
  options: FilmsOptions,
  shortcuts: [
    { key: 'B', message: 'web-films-key-bid' },
    { key: 'A', message: 'web-films-exact' },
    { key: 'P', message: 'web-films-key-pass' },
    { key: '1–9', message: 'web-key-choose' },
    { key: 'T', message: 'web-films-key-tile' },
    { key: 'D', message: 'web-films-discard' },
    { key: 'Enter', message: 'web-key-confirm' },
  ],
  seatChoices: (box) =>
    (box as FilmsBox).studios.map(({ number, name }) => ({ value: number, label: localName(name) })),
};
