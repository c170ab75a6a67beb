// Sort the view of any game into the parts of the generic board: single values, a panel per player, everything else.
import { humanise } from '$lib/humanise';

export type Value = unknown;
export type Fields = Record<string, Value>;

export interface SortedView {
  /** Single values, such as the round. */
  scalars: [key: string, value: Value][];
  /** For each seat, its entries of the arrays with one entry per seat. */
  seats: Fields[];
  /** Lists and groups of values. */
  groups: [key: string, value: Value][];
}

/** Keys that are not shown: they are elsewhere on the page, or useless to players, such as the raw `state` of a replay. */
const HIDDEN = new Set(['game', 'edition', 'players', 'awaiting', 'seat', 'over', 'winners', 'state']);
/** Lists of one player or of the whole table, even if they have as many entries as there are seats. */
const NOT_PER_SEAT =
  /^(own|my|your|hand|deck|pile|board|history|log)(_|$)|^(dice|cards|tiles|rows|columns|faces)$/;
const SEAT_KEY =
  /(^|_)(seat|player|turn|bidder|starter|dealer|caller|winner|loser|leader|challenger|by|to_move)$/;

export function isFields(value: Value): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScalar(value: Value): boolean {
  return typeof value !== 'object' || value === null;
}

/** Check whether a value is null, undefined or empty. */
export function isEmpty(value: Value): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
}

/** Sort a view. `notPerSeat` holds keys of arrays known not to have one entry per seat. */
export function sortView(
  view: Fields,
  seats: number,
  notPerSeat: ReadonlySet<string> = new Set(),
): SortedView {
  const sorted: SortedView = { scalars: [], seats: Array.from({ length: seats }, () => ({})), groups: [] };
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.has(key)) continue;
    if (isPerSeat(key, value, seats) && !notPerSeat.has(key)) addPerSeat(sorted.seats, key, value);
    else if (isScalar(value)) sorted.scalars.push([key, value]);
    else if (!isEmpty(value)) sorted.groups.push([key, value]);
  }
  return sorted;
}

function isPerSeat(key: string, value: Value, seats: number): value is Value[] {
  return Array.isArray(value) && value.length === seats && !NOT_PER_SEAT.test(key);
}

function addPerSeat(seats: Fields[], key: string, values: Value[]): void {
  for (const [seat, value] of values.entries())
    Object.assign(seats[seat]!, isFields(value) ? value : { [key]: value });
}

/** Return the keys of arrays whose length differs from the number of seats. */
export function findArraysNotPerSeat(view: Fields, seats: number): string[] {
  return Object.keys(view).filter((key) => Array.isArray(view[key]) && view[key].length !== seats);
}

/** Return the seat number in a value if its key names a seat, else null. */
export function seatOf(key: string, value: Value, seats: number): number | null {
  return SEAT_KEY.test(key) && Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats
    ? Number(value)
    : null;
}

export interface MoveGroup {
  /** The first word of the moves. */
  title: string;
  rows: { label: string; moves: { move: string; label: string }[] }[];
}

/** Group moves by their first word, and moves of three or more words also into rows by their second word. */
export function groupMoves(moves: string[]): MoveGroup[] {
  const groups = new Map<string, Map<string, { move: string; label: string }[]>>();
  for (const move of moves) {
    const [verb = '', ...rest] = move.split(' ');
    const [first = '', ...others] = rest;
    const row = others.length ? first : '';
    const rows = groups.get(verb) ?? new Map<string, { move: string; label: string }[]>();
    const label = rest.length ? (others.length ? others : rest).map(humanise).join(' ') : humanise(verb);
    groups.set(verb, rows.set(row, [...(rows.get(row) ?? []), { move, label }]));
  }
  return [...groups].map(([verb, rows]) => ({
    title: humanise(verb),
    rows: [...rows].map(([label, row]) => ({ label: humanise(label), moves: row })),
  }));
}

/** Return the names of a box's components by id. */
export function componentNames(box: object): Map<string, { en: string; fr: string; de: string }> {
  const names = new Map<string, { en: string; fr: string; de: string }>();
  for (const list of Object.values(box).filter(Array.isArray))
    for (const component of list as Value[]) {
      if (!isFields(component) || typeof component.id !== 'string') continue;
      const name = component.name ?? component.title;
      if (isFields(name) && typeof name.en === 'string') names.set(component.id, name as never);
    }
  return names;
}
