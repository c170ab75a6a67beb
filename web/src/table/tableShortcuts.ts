// The keyboard shortcuts of every table. Those of the answers belong to the game.
import type { TableState } from '$lib/table.svelte';
import type { Shortcut } from '../shared/shortcuts';

const UNDO: Shortcut = { key: 'U', message: 'web-undo' };
const HINT: Shortcut = { key: 'H', message: 'web-hint' };
const ALWAYS: Shortcut[] = [
  { key: 'R', message: 'web-rules' },
  { key: 'L', message: 'web-side-panel' },
  { key: 'C', message: 'web-say' },
  { key: 'M', message: 'web-table' },
  { key: '?', message: 'web-shortcuts' },
  { key: 'Esc', message: 'web-close' },
];

/** Keys that no game may use. */
export const RESERVED_KEYS = [UNDO, HINT, ...ALWAYS].map(({ key }) => key);

/** Return the shortcuts at a table. */
export function tableShortcuts({ info, seats }: TableState): Shortcut[] {
  const seated = seats.length > 0;
  return [
    ...(seated && info?.settings.undo ? [UNDO] : []),
    ...(seated && info?.settings.hints ? [HINT] : []),
    ...ALWAYS,
  ];
}
