// What was last chosen for “Play now” in each game. Kept in local storage.
import type { GameInfo, Settings } from './api';
import { botLevel, defaultPlayers } from './openTable';
import { preferences } from './preferences.svelte';
import { readStored, writeStored } from './storage';

export interface PlayChoice {
  players: number;
  level: string;
  options: NonNullable<Settings['options']>;
}

const KEY = 'matinee-play';
let choices = $state.raw(readStored<Record<string, Partial<PlayChoice>>>(KEY, {}));

/** Return the last choice for a game. What it does not allow, or no longer, is replaced by the default. */
export function playChoice(game: GameInfo): PlayChoice {
  const { players, level, options } = choices[game.name] ?? {};
  const known = game.option_details.filter(({ kind }) => kind !== 'per-seat');
  const chosen = known.flatMap(({ id, kind, values }) => {
    const value = options?.[id];
    const valid =
      kind === 'switch' ? typeof value === 'boolean' : values.some((each) => each.value === value);
    return valid ? [[id, value!] as const] : [];
  });
  return {
    players: players && game.players.includes(players) ? players : defaultPlayers(game),
    level: botLevel(game, level ?? preferences.level),
    options: Object.fromEntries(chosen),
  };
}

/** Return whether a game has been played here. */
export const hasChosen = (game: GameInfo): boolean => game.name in choices;

/** Remember a choice. Its level is also the first suggestion in games that have not been played yet. */
export function rememberChoice(game: GameInfo, choice: PlayChoice): void {
  choices = { ...choices, [game.name]: choice };
  preferences.level = choice.level;
  writeStored(KEY, choices);
}
