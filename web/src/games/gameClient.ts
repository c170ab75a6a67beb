// The interface between the app and a game's client. The app has defaults for the optional members.
import type { Component } from 'svelte';
import type { Box, ScoreInfo } from '$lib/api';
import type { Cue } from '$lib/sound';
import type { TableState } from '$lib/table.svelte';
import type { Shortcut } from '../shared/shortcuts';

export interface BoardProps {
  table: TableState;
  box: Box;
  names: string[];
}

export interface GameClient {
  board: Component<BoardProps>;
  /** Names of the message catalogues, for the log and for the board. */
  catalogues: string[];
  /** Names of the events with results. Screen readers announce them first. */
  outcomes?: string[];
  /** The sound of each event, by name. */
  sounds?: Record<string, Cue>;

  /**
   * Return the name for an id in an event or a move, such as a card's; undefined if the value is shown unchanged. `facts`
   * are all facts of the event.
   */
  factName?(
    fact: string,
    value: string | number,
    box: Box,
    facts?: Record<string, string | number>,
  ): string | undefined;
  /** Return a short label for a move, or undefined to show its notation. */
  moveLabel?(move: string, box: Box): string | undefined;
  /** Return a text that explains a suggested move, or ''. */
  moveReason?(move: string, view: unknown, box: Box, seat: number): string;

  /**
   * Return a CSS selector for a part of the board, by the name that lessons use, or for the control that makes a move.
   * Lessons mark what it finds.
   */
  spotlight?(target: string): string | undefined;

  /**
   * Whether the board marks suggested moves with their numbers (`TableState.suggestions`). Then the hint has the bot's
   * reasons as sentences, and no estimates.
   */
  hintsAreMarked?: boolean;

  /** The keyboard shortcuts of the answers. The board gives its controls the same keys, with `shortcut`. */
  shortcuts?: Shortcut[];

  /** Draws what a line of the score sheet with ids is about, for example a poster. */
  scorePicture?: Component<{ line: ScoreInfo; box: Box }>;
  /** Return the lines of the score sheet that are awards, in the order in which the ceremony presents them. */
  awards?(sheet: ScoreInfo[]): ScoreInfo[];
  /** Draws an award on the stage of the ceremony. */
  awardPicture?: Component<{ line: ScoreInfo; box: Box }>;

  /** Draws a section of “How to play”, by the end of its message id. */
  guidePicture?: Component<{ section: string; box: Box }>;

  /** The CSS colour of each seat, for charts. */
  seatColours?: readonly string[];
  /** Shown beside a seat in the lobby, for example its colour. */
  seatBadge?: Component<{ seat: number }>;
  /** Return the options for a seat in the lobby, for example its studio. */
  seatChoices?(box: Box): { value: number; label: string }[];
  /** The game's options of a player, in the dialog of the table. */
  options?: Component;
  /** Shown above the chat input. */
  chatExtras?: Component<{ table: TableState; names: string[] }>;
  /** Load pictures while the board is still loading. */
  preload?(view: unknown): void;
}
