// Whether a move can be undone, as far as the client can tell. The server decides.
import type { PlayedMove, TableInfo, Update } from './api';

/** Return the seat whose last move can be undone, or null. Mirrors the rule of the server. */
export function undoSeat(
  info: TableInfo | null,
  update: Update | null,
  happened: PlayedMove[],
): number | null {
  if (!info?.settings.undo || !update || update.over) return null;
  const mine = (seat: number): boolean => !!info.seats[seat]?.yours && !info.seats[seat]?.bot;
  const alone = info.seats.every((chair) => chair.yours || chair.kind === 'bot');
  const last = standingMoves(happened).find((each) => !alone || each.by !== 'bot');
  return last && last.by === 'person' && mine(last.seat) ? last.seat : null;
}

/** Return the moves that have not been undone, the last one first. */
export function standingMoves(happened: PlayedMove[]): PlayedMove[] {
  const byNumber = new Map(happened.map((each) => [each.number, each]));
  const moves: PlayedMove[] = [];
  let each = happened.at(-1);
  while (each) {
    const back = each.undone_to ?? null;
    if (back === null) moves.push(each);
    each = byNumber.get(back ?? each.number - 1);
  }
  return moves;
}
