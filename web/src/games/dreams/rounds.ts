// Revealed rounds: the points of each player with their reasons, and the stars, reconstructed from the log.
import type { PlayedMove } from '$lib/api';
import type { DreamsView } from './types';
import { say } from '$lib/i18n.svelte';
import { movesNotUndone } from '$lib/undo';
import { COLOUR_NAMES } from './shapes';
import type { Star } from './skyGeometry';

export type Round = DreamsView['history'][number];

const POINTS = { hidden: 3, 'found-vision': 2, 'found-mortal': 2, unsuspected: 1 } as const;
export type GainReason = keyof typeof POINTS;

export interface Gain {
  reason: GainReason;
  points: number;
}

/** Return the points of a seat in a round, by reason (D-P1, D-P2). */
export function gainsOf(round: Round, seat: number): Gain[] {
  const votedFor = (voter: number, suspect: number): boolean => round.votes[voter] === COLOUR_NAMES[suspect];
  const unsuspected = round.votes.every((_, voter) => voter === round.mortal || !votedFor(voter, seat));
  const reasons: GainReason[] = [];
  if (seat === round.mortal) {
    if (unsuspected) reasons.push('hidden');
    if (isVoteCorrect(round, seat)) reasons.push('found-vision');
  } else {
    if (isVoteCorrect(round, seat)) reasons.push('found-mortal');
    if (unsuspected) reasons.push('unsuspected');
  }
  return reasons.map((reason) => ({ reason, points: POINTS[reason] }));
}

/** Return whether a seat voted correctly: the mortal for the true vision, a god for the mortal. */
export function isVoteCorrect(round: Round, seat: number): boolean {
  return round.votes[seat] === (seat === round.mortal ? String(round.vision) : COLOUR_NAMES[round.mortal]);
}

/** Return the seat that a seat voted for, or -1 if it voted for a dream. */
export function suspectOf(round: Round, seat: number): number {
  return COLOUR_NAMES.indexOf(round.votes[seat] as (typeof COLOUR_NAMES)[number]);
}

/** Return the name of whom or what a seat voted for. */
export function voteName(round: Round, seat: number, names: string[]): string {
  const suspect = suspectOf(round, seat);
  return suspect < 0 ? say('web-dreams-number', { number: round.votes[seat] ?? '' }) : (names[suspect] ?? '');
}

/** Return the stars of a round from the moves played, or no stars if the moves of that round are no longer known. */
export function starsOf(playedMoves: PlayedMove[], round: number): Star[] {
  let currentRound = 0;
  const stars: Star[] = [];
  for (const { name, facts } of movesNotUndone(playedMoves)
    .reverse()
    .flatMap((move) => move.events)) {
    if (name === 'round-begins') currentRound = Number(facts.round);
    if (name !== 'star-laid' || currentRound !== round) continue;
    const seat = Number(facts.seat);
    stars.push({
      number: stars.length + 1,
      seat,
      colour: COLOUR_NAMES[seat]!,
      tone: String(facts.tone),
      x: Number(facts.x),
      y: Number(facts.y),
    });
  }
  return stars;
}
