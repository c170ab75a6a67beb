// The table and the boards of the games: `games/films/Films.svelte` and its like. Each is loaded when needed.
import type { Component } from 'svelte';
import type { Box } from '$lib/api';
import { lazy } from '$lib/lazy';
import type { TableState } from '$lib/table.svelte';

export interface Board {
  table: TableState;
  box: Box;
  names: string[];
}
type Loaded = { default: Component<Board> };
const files = import.meta.glob<Loaded>('../games/*/{Films,Hollywood,Dreams}.svelte');
const boards = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

export const tableItself = lazy(() => import('./Table.svelte'));

/** The board for `films`, say. */
export function boardOf(game: string): Loaded | Promise<Loaded> | undefined {
  return boards.get(`../games/${game}/${game[0]!.toUpperCase()}${game.slice(1)}.svelte`)?.();
}
