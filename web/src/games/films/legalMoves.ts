// The legal moves of a seat, grouped by kind. All controls are derived from them.
import type { FilmsView } from './types';

/** A space of a film, as in move notation. */
export interface Spot {
  film: string;
  space: string;
}

export interface LegalMoves {
  bids: number[];
  pass: boolean;
  decline: boolean;
  takes: string[];
  legends: string[];
  /** The legal spaces of each tile in hand. */
  spots: Map<string, Spot[]>;
  discards: string[];
}

/** A position with the viewer's legal moves. */
export interface Decision {
  view: FilmsView;
  legal: LegalMoves;
  /** Whether the viewer has a legal move. */
  asked: boolean;
}

/** Group moves by kind. */
export function sortMoves(moves: string[]): LegalMoves {
  const legal: LegalMoves = {
    bids: [],
    pass: false,
    decline: false,
    takes: [],
    legends: [],
    spots: new Map(),
    discards: [],
  };
  for (const move of moves) {
    const [verb, first = '', film = '', space = ''] = move.split(' ');
    if (verb === 'bid') legal.bids.push(Number(first));
    else if (verb === 'pass') legal.pass = true;
    else if (verb === 'decline') legal.decline = true;
    else if (verb === 'take') legal.takes.push(first);
    else if (verb === 'director') legal.legends.push(first);
    else if (verb === 'discard') legal.discards.push(first);
    else if (verb === 'place') legal.spots.set(first, [...(legal.spots.get(first) ?? []), { film, space }]);
  }
  legal.bids.sort((a, b) => a - b);
  return legal;
}

export const isSameSpot = (a: Spot | null | undefined, b: Spot | null | undefined): boolean =>
  !!a && !!b && a.film === b.film && a.space === b.space;
