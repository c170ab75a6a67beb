// The tables at which somebody has sat down on this device. (The keys to them are cookies, which no script can read.)
import { stored, store } from './storage';

export interface Visit {
  code: string;
  game: string;
}

const KEY = 'matinee-tables';
const MOST = 12;

const kept = stored<Visit[]>(KEY, []);
export const visits = $state<{ list: Visit[] }>({
  list: Array.isArray(kept) ? kept.filter((visit) => /^[a-z0-9]{4,16}$/.test(visit?.code)) : [],
});

export function remember(visit: Visit): void {
  if (visits.list[0]?.code !== visit.code)
    set([visit, ...visits.list.filter((each) => each.code !== visit.code)]);
}

export function forget(code: string): void {
  set(visits.list.filter((each) => each.code !== code));
}

function set(list: Visit[]): void {
  visits.list = list.slice(0, MOST);
  store(KEY, visits.list);
}
