// Revealed rounds: what each player scored for, and the stars, reconstructed from the log.
import type { PlayedMove } from '$lib/api';
import type { DreamsView } from './types';
import { movesNotUndone } from '$lib/undo';
import { COLOURS } from './shapes';
import type { Star } from './skyGeometry';

export type Round = DreamsView['history'][number];
export const REASONS = ['hidden', 'found-vision', 'found-mortal', 'unsuspected'] as const;
export type Reason = (typeof REASONS)[number];
const GAINS: Record<Reason, number> = {
  hidden: 3,
  'found-vision': 2,
  'found-mortal': 2,
  unsuspected: 1,
};

export interface Gain {
  reason: Reason;
  points: number;
}

/** What a seat scored for in a round (D-P1, D-P2). */
export function gainsOf(round: Round, seat: number): Gain[] {
  const named = (who: number, by: number): boolean => round.votes[by] === COLOURS[who];
  const unnamed = round.votes.every((_, god) => god === round.mortal || !named(seat, god));
  const reasons: Reason[] = [];
  if (seat === round.mortal) {
    if (unnamed) reasons.push('hidden');
    if (round.votes[seat] === String(round.vision)) reasons.push('found-vision');
  } else {
    if (named(round.mortal, seat)) reasons.push('found-mortal');
    if (unnamed) reasons.push('unsuspected');
  }
  return reasons.map((reason) => ({ reason, points: GAINS[reason] }));
}

/** Whether a vote was right. */
export function hit(round: Round, seat: number): boolean {
  return round.votes[seat] === (seat === round.mortal ? String(round.vision) : COLOURS[round.mortal]);
}

/** The stars of a round, from what was told of it; empty where that is too long ago. */
export function starsOf(happened: PlayedMove[], number: number): Star[] {
  let round = 0;
  const stars: Star[] = [];
  for (const { name, facts } of movesNotUndone(happened)
    .reverse()
    .flatMap((each) => each.events)) {
    if (name === 'round-begins') round = Number(facts.round);
    if (name !== 'star-laid' || round !== number) continue;
    const seat = Number(facts.seat);
    stars.push({
      number: stars.length + 1,
      seat,
      colour: COLOURS[seat]!,
      tone: String(facts.tone),
      x: Number(facts.x),
      y: Number(facts.y),
    });
  }
  return stars;
}
