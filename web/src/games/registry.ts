// The game clients. The rest of the app imports nothing else from this folder. A game that is not listed here gets the
// generic client.
import { lazy } from '$lib/lazy';
import type { GameClient } from './gameClient';

export type { BoardProps } from './gameClient';

interface Family {
  /** The games it has, by their names on the server. */
  games: string[];
  /** The letter its clauses begin with. */
  clauses: string;
  /** Vertical focus of the poster on the home page, where it is cropped. */
  posterFocus?: string;
  load: () => Promise<{ client: GameClient }>;
}

const FAMILIES: Record<string, Family> = {
  films: { games: ['dream-factory', 'traumfabrik'], clauses: 'F', load: () => import('./films') },
  hollywood: { games: ['hollywood'], clauses: 'H', posterFocus: '90%', load: () => import('./hollywood') },
  dreams: { games: ['dreams'], clauses: 'D', load: () => import('./dreams') },
};

const loadGeneric = lazy(() => import('./generic'));
const loaders = new Map(Object.entries(FAMILIES).map(([family, { load }]) => [family, lazy(load)]));
const loaded = new Map<string, GameClient>();

/** Load the client of a family, without its messages. Synchronous once it has loaded. */
export function loadClient(family: string): GameClient | Promise<GameClient> {
  const register = ({ client }: { client: GameClient }): GameClient => {
    loaded.set(family, client);
    return client;
  };
  const module = loaded.has(family)
    ? { client: loaded.get(family)! }
    : (loaders.get(family) ?? loadGeneric)();
  return module instanceof Promise ? module.then(register) : register(module);
}

const DEFAULTS: Omit<GameClient, 'board'> = { catalogues: [] };

/** Return the client of a family after `loadClient`, and before that only the defaults. */
export function clientOf(family: string): Omit<GameClient, 'board'> {
  return loaded.get(family) ?? DEFAULTS;
}

/** Return the family of a game. An unknown game is its own family. */
export function familyOf(game: string): string {
  return findFamily(game)?.[0] ?? game;
}

/** Return whether the app ships the rulebook and messages of a family. The server sends those of other games. */
export function isBuiltIn(family: string): boolean {
  return Object.hasOwn(FAMILIES, family);
}

/** Return the names of the games in a family. */
export function gamesOf(family: string): string[] {
  return Object.hasOwn(FAMILIES, family) ? FAMILIES[family]!.games : [family];
}

/** Return the family whose clauses begin with a letter. */
export function familyOfClauses(letter: string): string | undefined {
  return Object.entries(FAMILIES).find(([, { clauses }]) => clauses === letter.toUpperCase())?.[0];
}

export const BOOKS = Object.keys(FAMILIES);

/** Return the vertical focus of a game's poster, where it is cropped. */
export function posterFocus(game: string): string | undefined {
  return findFamily(game)?.[1].posterFocus;
}

function findFamily(game: string): [string, Family] | undefined {
  return Object.entries(FAMILIES).find(([family, { games }]) => family === game || games.includes(game));
}
