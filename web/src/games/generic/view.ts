// A view of any game, sorted into what a generic board can show: facts, a panel per player, and everything else.
import { humanise } from '$lib/humanise';

export type Value = unknown;
export type Fields = Record<string, Value>;

export interface SortedView {
  /** Single values such as the round. */
  facts: [key: string, value: Value][];
  /** For each seat, its entries of the arrays that have one per seat. */
  seats: Fields[];
  /** Lists and groups of values. */
  groups: [key: string, value: Value][];
}

/** Shown elsewhere at the table, or of no interest to players: `state` is the raw position in a replay. */
const HIDDEN = new Set(['game', 'edition', 'players', 'awaiting', 'seat', 'over', 'winners', 'state']);
/** Lists that belong to one player or to the table, even if they happen to have as many entries as there are seats. */
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

/** Return whether a value holds nothing worth showing. */
export function isEmpty(value: Value): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
}

/** Sort a view. `varying` holds the keys of arrays whose length has been other than the number of seats. */
export function sortView(view: Fields, seats: number, varying: ReadonlySet<string> = new Set()): SortedView {
  const sorted: SortedView = { facts: [], seats: Array.from({ length: seats }, () => ({})), groups: [] };
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.has(key)) continue;
    if (isPerSeat(key, value, seats) && !varying.has(key)) addPerSeat(sorted.seats, key, value);
    else if (isScalar(value)) sorted.facts.push([key, value]);
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

/** Return the keys of arrays with another length than the number of seats. */
export function varyingKeys(view: Fields, seats: number): string[] {
  return Object.keys(view).filter((key) => Array.isArray(view[key]) && view[key].length !== seats);
}

/** Return the seat that a value stands for, judged by its key, or null. */
export function seatOf(key: string, value: Value, seats: number): number | null {
  return SEAT_KEY.test(key) && Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats
    ? Number(value)
    : null;
}

export interface MoveGroup {
  /** The first word of its moves, as a title. */
  title: string;
  rows: { label: string; moves: { move: string; label: string }[] }[];
}

/** Group moves by their first word; those of three words and more into rows by the second one. */
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

/** Return the names of the things in a box by their ids. */
export function namesInBox(box: object): Map<string, { en: string; fr: string; de: string }> {
  const names = new Map<string, { en: string; fr: string; de: string }>();
  for (const list of Object.values(box).filter(Array.isArray))
    for (const thing of list as Value[]) {
      if (!isFields(thing) || typeof thing.id !== 'string') continue;
      const name = thing.name ?? thing.title;
      if (isFields(name) && typeof name.en === 'string') names.set(thing.id, name as never);
    }
  return names;
}
