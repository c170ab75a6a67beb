// Tables joined on this device. (Their keys are cookies that scripts cannot read.)
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
    set([table, ...recentTables.list.filter((each) => each.code !== table.code)]);
}

export function removeRecentTable(code: string): void {
  set(recentTables.list.filter((each) => each.code !== code));
}

function set(list: RecentTable[]): void {
  recentTables.list = list.slice(0, LIMIT);
  writeStored(KEY, recentTables.list);
}
