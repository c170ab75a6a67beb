// Tables joined on this device. The seat keys are not stored here but in HTTP-only cookies.
import { readStored, writeStored } from './storage';

export interface RecentTable {
  code: string;
  game: string;
}

const KEY = 'matinee-tables';
const LIMIT = 12;

const saved = readStored<RecentTable[]>(KEY, []);
export const recentTables = $state<{ list: RecentTable[] }>({
  list: Array.isArray(saved) ? saved.filter((table) => /^[a-z0-9]{4,16}$/.test(table?.code)) : [],
});

export function addRecentTable(table: RecentTable): void {
  if (recentTables.list[0]?.code !== table.code)
    store([table, ...recentTables.list.filter((each) => each.code !== table.code)]);
}

export function removeRecentTable(code: string): void {
  store(recentTables.list.filter((each) => each.code !== code));
}

function store(list: RecentTable[]): void {
  recentTables.list = list.slice(0, LIMIT);
  writeStored(KEY, recentTables.list);
}
