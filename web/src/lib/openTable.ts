// Opening tables. Players without a name get a default name, so that they need not type anything to play.
import { request, type GameInfo, type SeatGrant, type Settings } from './api';
import type { PlayChoice } from './playChoices.svelte';
import { preferences } from './preferences.svelte';
import { navigate } from './router.svelte';

/** Settings that differ from the defaults. */
export type OpenSettings = Pick<Settings, 'game' | 'players'> & Partial<Settings>;

export function defaultPlayers(game: GameInfo): number {
  return game.players.includes(4) ? 4 : game.players[0]!;
}

const LEVELS = ['passerby', 'extra', 'understudy', 'lead', 'diva', 'legend'];

/** Return the game's level with the wanted id, or else the one of about the same rank; '' if it has none. The easiest is first. */
export function botLevel(game: GameInfo, wanted: string): string {
  if (game.levels.some((level) => level.id === wanted)) return wanted;
  const rank = Math.max(0, LEVELS.indexOf(wanted)) / (LEVELS.length - 1);
  return game.levels[Math.round(rank * (game.levels.length - 1))]?.id ?? '';
}

/** Open a table against bots and start the game. */
export async function playNow(game: GameInfo, choice: PlayChoice, name: string): Promise<void> {
  const { players, level, options } = choice;
  const bots = Array.from({ length: players }, (_, seat) => (seat && level ? level : null));
  const { table } = await open({ game: game.name, players, options }, name, bots);
  await request('POST', `/tables/${table.code}/start`);
  navigate(`/t/${table.code}`);
}

/** Open a table with free seats for friends. */
export async function openForFriends(options: OpenSettings, name: string): Promise<void> {
  const { table } = await open(options, name, []);
  navigate(`/t/${table.code}`);
}

function open(options: OpenSettings, name: string, bots: (string | null)[]): Promise<SeatGrant> {
  const settings = { ...options, language: preferences.language };
  return request<SeatGrant>('POST', '/tables', { settings, name: preferences.name.trim() || name, bots });
}
