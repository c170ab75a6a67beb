// Finds the move that can be undone, to show the undo button. The server makes the final decision.
import type { PlayedMove, TableInfo, Update } from './api';

/** Return the seat whose last move can be undone, or null. The server has the same rule. */
export function undoableSeat(
  info: TableInfo | null,
  update: Update | null,
  playedMoves: PlayedMove[],
): number | null {
  if (!info?.settings.undo || !update || update.over) return null;
  const isOwn = (seat: number): boolean => !!info.seats[seat]?.yours && !info.seats[seat]?.bot;
  const againstBotsOnly = info.seats.every((seatInfo) => seatInfo.yours || seatInfo.kind === 'bot');
  const last = movesNotUndone(playedMoves).find((each) => !againstBotsOnly || each.by !== 'bot');
  return last && last.by === 'person' && isOwn(last.seat) ? last.seat : null;
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
