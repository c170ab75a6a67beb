// Finds the move that can be undone. Only the server knows whether anything has been revealed since then.
import type { PlayedMove, TableInfo, Update } from './api';

/** Return our last move if nobody has moved since, or else null. Alone against bots, their moves do not count. */
export function undoableMove(
  info: TableInfo | null,
  update: Update | null,
  playedMoves: PlayedMove[],
): PlayedMove | null {
  if (!info?.settings.undo || !update || update.over) return null;
  const isOwn = (seat: number): boolean => !!info.seats[seat]?.yours && !info.seats[seat]?.bot;
  const againstBotsOnly = info.seats.every((seatInfo) => seatInfo.yours || seatInfo.kind === 'bot');
  const last = movesNotUndone(playedMoves).find((each) => !againstBotsOnly || each.by !== 'bot');
  return last && last.by === 'person' && isOwn(last.seat) ? last : null;
}

/** Return the moves that have not been undone, last move first. */
export function movesNotUndone(playedMoves: PlayedMove[]): PlayedMove[] {
  const movesByNumber = new Map(playedMoves.map((each) => [each.number, each]));
  const moves: PlayedMove[] = [];
  let each = playedMoves.at(-1);
  while (each) {
    const undoneTo = each.undone_to ?? null;
    if (undoneTo === null) moves.push(each);
    each = movesByNumber.get(undoneTo ?? each.number - 1);
  }
  return moves;
}
