// Whether a person may take a move back, as far as can be seen from here: the server has the last word.
import type { Happened, TableInfo, Update } from './api';

/** The seat whose last move may be taken back, or null. As in `goal_of_undo` of the server. */
export function undoSeat(info: TableInfo | null, update: Update | null, happened: Happened[]): number | null {
  if (!info?.settings.undo || !update || update.over) return null;
  const mine = (seat: number): boolean => !!info.seats[seat]?.yours && !info.seats[seat]?.bot;
  const alone = info.seats.every((chair) => chair.yours || chair.kind === 'bot');
  const last = standing(happened).find((each) => !alone || each.by !== 'bot');
  return last && last.by === 'person' && mine(last.seat) ? last.seat : null;
}

/** The moves that have not been taken back, the last one first. */
export function standing(happened: Happened[]): Happened[] {
  const byNumber = new Map(happened.map((each) => [each.number, each]));
  const moves: Happened[] = [];
  let each = happened.at(-1);
  while (each) {
    const back = each.undone_to ?? null;
    if (back === null) moves.push(each);
    each = byNumber.get(back ?? each.number - 1);
  }
  return moves;
}
