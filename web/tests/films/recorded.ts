// Random games that were recorded with the rules of the server by record.py.
import { readFileSync } from 'node:fs';
import type { FilmsBox, FilmsView } from '../../src/games/films/types';
import type { FilmView } from '../../src/games/films/boxLookup';

export interface Placement {
  what: 'place';
  markers: string[];
  film: FilmView;
  tile: string;
  space: string;
  total: number;
  finished: boolean;
  marker: string | null;
}
export interface Bid {
  what: 'bid';
  view: FilmsView;
  bidder: number | null;
}
export interface Stage {
  what: 'stage';
  view: FilmsView;
  moves: string[];
}
type Record = { what: 'box'; box: FilmsBox } | Placement | Bid | Stage;

export interface Recorded {
  box: FilmsBox;
  places: Placement[];
  bids: Bid[];
  stages: Stage[];
}

/** The recorded games. */
export const recorded: Recorded[] = [];
for (const line of readFileSync('tests/films/games.jsonl', 'utf8').trim().split('\n')) {
  const record = JSON.parse(line) as Record;
  if (record.what === 'box') recorded.push({ box: record.box, places: [], bids: [], stages: [] });
  const game = recorded.at(-1)!;
  if (record.what === 'place') game.places.push(record);
  if (record.what === 'bid') game.bids.push(record);
  if (record.what === 'stage') game.stages.push(record);
}

/** Return the first recorded position of an edition at a stage. */
export function stage(edition: string, name: FilmsView['stage']): Stage & { box: FilmsBox } {
  const game = recorded.find((game) => game.box.edition === edition)!;
  return { ...game.stages.find((stage) => stage.view.stage === name)!, box: game.box };
}
