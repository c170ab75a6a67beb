// The game clients. The rest of the app imports nothing else from this folder. A game that is not listed here gets the
// generic client.
import { lazy } from '$lib/lazy';
import type { GameClient } from './gameClient';

export type { BoardProps } from './gameClient';

interface Family {
  /** Its games: their names on the server, and their titles, which are the same in all languages. */
  games: Record<string, string>;
  /** The first letter of its rule clauses. */
  clauses: string;
  /** Vertical focus of the cover picture, which is cropped on the home page. */
  coverFocus?: string;
  load: () => Promise<{ client: GameClient }>;
}

const FAMILIES: Record<string, Family> = {
  films: {
    games: { 'dream-factory': 'Dream Factory', traumfabrik: 'Traumfabrik' },
    clauses: 'F',
    load: () => import('./films'),
  },
  hollywood: {
    games: { hollywood: 'Hollywood' },
    clauses: 'H',
    coverFocus: '90%',
    load: () => import('./hollywood'),
  },
  dreams: { games: { dreams: 'Dreams' }, clauses: 'D', load: () => import('./dreams') },
};

const loadGeneric = lazy(() => import('./generic'));
const loaders = new Map(Object.entries(FAMILIES).map(([family, { load }]) => [family, lazy(load)]));
const loaded = new Map<string, GameClient>();

/** Load the client of a family, without its messages. Once loaded, it is returned synchronously. */
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

/** Return the client of a family if it has been loaded, else the defaults. */
export function clientOf(family: string): Omit<GameClient, 'board'> {
  return loaded.get(family) ?? DEFAULTS;
}

/** Return the family of a game. An unknown game is its own family. */
export function familyOf(game: string): string {
  return findFamily(game)?.[0] ?? game;
}

/** Check whether the app ships the rulebook and messages of a family. Those of other games come from the server. */
export function isBuiltIn(family: string): boolean {
  return Object.hasOwn(FAMILIES, family);
}

/** Return the names of the games in a family. */
export function gamesOf(family: string): string[] {
  return Object.hasOwn(FAMILIES, family) ? Object.keys(FAMILIES[family]!.games) : [family];
}

/** Return the titles of the games in a family; undefined if the app does not ship it. */
export function titlesOf(family: string): string[] | undefined {
  return Object.hasOwn(FAMILIES, family) ? Object.values(FAMILIES[family]!.games) : undefined;
}

/** Return the title of a game that the app ships. */
export function titleOf(game: string): string | undefined {
  return findFamily(game)?.[1].games[game];
}

/** Return the family whose clauses begin with this letter. */
export function familyOfClauses(letter: string): string | undefined {
  return Object.entries(FAMILIES).find(([, { clauses }]) => clauses === letter.toUpperCase())?.[0];
}

/** The families with a rulebook. */
export const BOOKS = Object.keys(FAMILIES);

/** Return the vertical focus of a game's cover picture, for cropping. */
export function coverFocus(game: string): string | undefined {
  return findFamily(game)?.[1].coverFocus;
}

function findFamily(game: string): [string, Family] | undefined {
  return Object.entries(FAMILIES).find(
    ([family, { games }]) => family === game || Object.hasOwn(games, game),
  );
}
