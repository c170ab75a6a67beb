// The boards of the games: `games/films/Films.svelte` and its like. Each is loaded when needed.
import type { Component } from 'svelte';
import type { Box } from '$lib/api';
import type { TableState } from '$lib/table.svelte';

export interface Board {
  table: TableState;
  box: Box;
  names: string[];
}
const boards = import.meta.glob<{ default: Component<Board> }>('../games/*/{Films,Hollywood,Dreams}.svelte');

/** The board for `films`, say. */
export function boardOf(game: string): Promise<{ default: Component<Board> }> | undefined {
  return boards[`../games/${game}/${game[0]!.toUpperCase()}${game.slice(1)}.svelte`]?.();
}
