// The legal moves of a seat, grouped by kind. Every control is derived from them.
import type { FilmsView } from './types';

export interface Spot {
  film: string;
  space: string;
}

export interface Legal {
  bids: number[];
  pass: boolean;
  decline: boolean;
  takes: string[];
  legends: string[];
  /** For each tile, the places where it may go. */
  spots: Map<string, Spot[]>;
  discards: string[];
}

/** A position, and what one may do in it. */
export interface Decision {
  view: FilmsView;
  legal: Legal;
  asked: boolean;
}

export function sortMoves(moves: string[]): Legal {
  const legal: Legal = {
    bids: [],
    pass: false,
    decline: false,
    takes: [],
    legends: [],
    spots: new Map(),
    discards: [],
  };
  for (const move of moves) {
    const [verb, one = '', film = '', space = ''] = move.split(' ');
    if (verb === 'bid') legal.bids.push(Number(one));
    else if (verb === 'pass') legal.pass = true;
    else if (verb === 'decline') legal.decline = true;
    else if (verb === 'take') legal.takes.push(one);
    else if (verb === 'director') legal.legends.push(one);
    else if (verb === 'discard') legal.discards.push(one);
    else if (verb === 'place') legal.spots.set(one, [...(legal.spots.get(one) ?? []), { film, space }]);
  }
  legal.bids.sort((one, other) => one - other);
  return legal;
}

export const isSameSpot = (one: Spot | null | undefined, other: Spot | null | undefined): boolean =>
  !!one && !!other && one.film === other.film && one.space === other.space;
