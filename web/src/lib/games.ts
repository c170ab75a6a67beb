// The games on the server, loaded once per page.
import { request, type GameInfo } from './api';

let loading: Promise<GameInfo[]> | null = null;

/** Return all games with their options and bots; none if the server cannot be reached. */
export async function loadGames(): Promise<GameInfo[]> {
  loading ??= request<GameInfo[]>('GET', '/games');
  try {
    return await loading;
  } catch {
    loading = null; // so that the next call tries again
    return [];
  }
}

/** Return a game; null if there is none of that name, or the server cannot be reached. */
export async function findGame(name: string): Promise<GameInfo | null> {
  return (await loadGames()).find((game) => game.name === name) ?? null;
}
