// A game played at random by the server's rules; see record.py.
import { readFileSync } from 'node:fs';
import type { GameEvent, PlayedMove } from '../../src/lib/api';
import type { DreamsBox, DreamsView } from '../../src/games/dreams/types';
import type { Star } from '../../src/games/dreams/skyGeometry';

type Told = { seat: number; events: GameEvent[] }[];
interface Stage {
  what: 'stage';
  view: DreamsView;
  moves: string[];
  told: Told;
}
type Record =
  | { what: 'box'; box: DreamsBox }
  | { what: 'sky'; rows: string[] }
  | { what: 'free'; stars: Star[]; rows: string[] }
  | { what: 'end'; view: DreamsView; points: number[]; told: Told }
  | Stage;

const records = readFileSync('tests/dreams/games.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record);

export function all<What extends Record['what']>(what: What): Extract<Record, { what: What }>[] {
  return records.filter((each): each is Extract<Record, { what: What }> => each.what === what);
}

export const { box } = all('box')[0]!;

export function stage(name: DreamsView['stage'], role: DreamsView['role']): Stage {
  return all('stage').find(({ view }) => view.stage === name && view.role === role)!;
}

/** As the stream tells it; the deal is number 0. */
export function happened(told: Told): PlayedMove[] {
  const begun: Told = [{ seat: -1, events: [{ name: 'round-begins', facts: { round: 1, seat: 0 } }] }];
  return [...begun, ...told].map((each, number) => ({
    ...{ number, seat: each.seat, events: each.events },
    ...{ by: 'person' as const, at: 0, undone_to: null },
  }));
}
