// Lazy imports of the table, and of the parts that most visits do not need.
import type { TableSnapshot } from '$lib/api';
import { lazy } from '$lib/lazy';

export const loadTable = lazy(() => import('./Table.svelte'));
export const loadLobby = lazy(() => import('./Lobby.svelte'));
export const loadRules = lazy(() => import('../rules/RulesDialog.svelte'));
/** The ceremony and the result. */
export const loadEnding = lazy(() => import('./ending'));

/** Load what a table needs besides its board. */
export async function loadStage({ table, update }: TableSnapshot): Promise<void> {
  if (table.stage === 'gathering') await loadLobby();
  else if (update?.over) await loadEnding();
}
