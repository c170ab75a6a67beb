// Opening tables. Names are chosen for people who have not said theirs: nobody has to type to play.
import { ask, type GameInfo, type Seated, type Settings } from './api';
import { preferences } from './preferences.svelte';
import { go } from './router.svelte';

/** What was agreed, as far as it is not as usual. */
export type Agreed = Pick<Settings, 'game' | 'players'> & Partial<Settings>;

export function usualPlayers(game: GameInfo): number {
  return game.players.includes(4) ? 4 : game.players[0]!;
}

// Every game has its levels from the easiest to the hardest: where they are called differently, their order counts.
const LADDER = ['extra', 'understudy', 'lead', 'legend'];

export function levelOf(game: GameInfo, wished: string): string {
  if (game.levels.some((level) => level.id === wished)) return wished;
  return (game.levels[Math.max(0, LADDER.indexOf(wished))] ?? game.levels[0]!).id;
}

/** A table against bots, begun at once. */
export async function playNow(game: GameInfo, name: string): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array.from({ length: players }, (_, seat) => (seat ? levelOf(game, preferences.level) : null));
  const { table } = await open({ game: game.name, players }, name, bots);
  await ask('POST', `/tables/${table.code}/start`);
  go(`/t/${table.code}`);
}

/** A table that waits for friends. */
export async function invite(agreed: Agreed, name: string): Promise<void> {
  const { table } = await open(agreed, name, []);
  go(`/t/${table.code}`);
}

function open(agreed: Agreed, name: string, bots: (string | null)[]): Promise<Seated> {
  const settings = { ...agreed, language: preferences.language };
  return ask<Seated>('POST', '/tables', { settings, name: preferences.name.trim() || name, bots });
}
