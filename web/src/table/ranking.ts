// Places, and the seats for which bots stood in.
import type { MoveCount, Replay } from '$lib/api';

/** Return all seats, the first place first. */
export function rankSeats(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
}

/** Return, for each seat of a person whom a bot replaced for more than a third of the moves, the counts of its moves. */
export function standIns({
  names,
  move_counts,
}: Pick<Replay, 'names' | 'move_counts'>): (MoveCount | null)[] {
  return move_counts.map((count, seat) => (names[seat] && count.by_bots * 3 > count.moves ? count : null));
}
