// What a game provides to the browser client. Everything but the board is optional: the shell has defaults.
import type { Component } from 'svelte';
import type { Box } from '$lib/api';
import type { Cue } from '$lib/sound';
import type { TableState } from '$lib/table.svelte';

export interface BoardProps {
  table: TableState;
  box: Box;
  names: string[];
}

export interface GameClient {
  board: Component<BoardProps>;
  /** Message catalogues: the log's and the board's. */
  catalogues: string[];
  /** Names of events that tell how something came out: announced first to screen readers. */
  outcomes?: string[];
  /** The sound of each event. */
  sounds?: Record<string, Cue>;

  /** Return the name of a thing in an event or a move, such as a card; undefined if the value stands for itself. */
  factName?(fact: string, value: string | number, box: Box): string | undefined;
  /** Return a move as a short label, or undefined to show its notation. */
  moveLabel?(move: string, box: Box): string | undefined;
  /** Return what a suggested move does, or ''. */
  moveReason?(move: string, view: unknown, box: Box, seat: number): string;

  /** Shown beside a seat in the lobby: its colour, for example. */
  seatBadge?: Component<{ seat: number }>;
  /** What a player can choose for their seat in the lobby. */
  seatChoices?(box: Box): { value: number; label: string }[];
  /** Shown above the chat input. */
  chatExtras?: Component<{ speak: (text: string) => void }>;
  /** Load pictures while the board still loads. */
  preload?(view: unknown): void;
}
