// Positions of a game played at random on the server. See record.py.
import { readFileSync } from 'node:fs';
import type { GameEvent, PlayedMove } from '../../src/lib/api';
import type { DreamsBox, DreamsView } from '../../src/games/dreams/types';
import type { Sky, Star } from '../../src/games/dreams/skyGeometry';

export type RecordedMoves = { seat: number; events: GameEvent[] }[];
interface Position {
  kind: 'position';
  view: DreamsView;
  moves: string[];
  played: RecordedMoves;
}
type Record =
  | { kind: 'box'; box: DreamsBox }
  | { kind: 'sky'; sky: Sky; rows: string[] }
  | { kind: 'free'; sky: Sky; stars: Star[]; rows: string[] }
  | { kind: 'end'; view: DreamsView; points: number[]; played: RecordedMoves }
  | Position;

const records = readFileSync('tests/dreams/games.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record);

/** Return all records of a kind. */
export function recordsOf<Kind extends Record['kind']>(kind: Kind): Extract<Record, { kind: Kind }>[] {
  return records.filter((record): record is Extract<Record, { kind: Kind }> => record.kind === kind);
}

export const { box } = recordsOf('box')[0]!;
/** The sky of the first version of the rules, and the present one. */
export const [formerSky, sky] = recordsOf('sky').map((record) => record.sky) as [Sky, Sky];

/** Return the first position of a stage in which the viewer has a given role. */
export function findPosition(stage: DreamsView['stage'], role: DreamsView['role']): Position {
  return recordsOf('position').find(({ view }) => view.stage === stage && view.role === role)!;
}

/** Return recorded moves as in the event stream. The deal is number 0. */
export function toPlayedMoves(recorded: RecordedMoves): PlayedMove[] {
  const deal = { seat: -1, events: [{ name: 'round-begins', facts: { round: 1, seat: 0 } }] };
  return [deal, ...recorded].map(({ seat, events }, number) => ({
    number,
    seat,
    events,
    by: 'person' as const,
    at: 0,
    undone_to: null,
  }));
}
