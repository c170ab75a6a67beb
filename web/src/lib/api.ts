// The server's API. A refusal carries a sentence in the user's language and the clause it rests on, if any.
import type { components } from './api-types';
import { takePrefetched } from './prefetch';
import { preferences } from './preferences.svelte';

type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Settings = Schemas['Settings'];
export type Update = Schemas['Update'];
export type PlayedMove = Schemas['PlayedMove'];
export type GameEvent = Schemas['Event'];
export type ChatLine = Schemas['ChatLine'];
export type SeatGrant = Schemas['SeatGrant'];
export type GameInfo = Schemas['GameInfo'];
export type ScoreInfo = Schemas['ScoreInfo'];
export type LevelInfo = Schemas['LevelInfo'];
export type Hint = Schemas['Hint'];
export type TableSnapshot = Schemas['TableState'];
export type ReplayMove = Schemas['ReplayMove'];
export type Replay = Schemas['Replay'];
/** The components of a game, as far as all games share them. `game` is the family of editions it belongs to. */
export interface Box {
  game: string;
  edition: string;
  name: Name;
}
export type Name = Schemas['LocalisedName'];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    detail: string,
    readonly clause?: string,
    readonly number?: number,
  ) {
    super(detail);
  }
}

/** No answer: whether the server did anything is unknown. */
export class ServerUnreachable extends Error {}

export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  let answer: Response;
  const sent = Date.now();
  try {
    answer = await ((method === 'GET' && takePrefetched(path)) ||
      fetch(`/api${path}`, {
        method,
        headers: {
          'Accept-Language': preferences.language,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
      }));
  } catch {
    throw new ServerUnreachable();
  }
  setClock(answer, sent);
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return content as T;
  throw new Refusal(
    answer.status,
    content.reason ?? 'problem-server',
    content.detail ?? answer.statusText,
    content.clause,
    content.number,
  );
}

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const clock = { ahead: 0 };

function setClock(answer: Response, sent: number): void {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  // The header has whole seconds, so add half a second; less than two seconds is noise.
  const ahead = theirs + 500 - (sent + Date.now()) / 2;
  if (Number.isFinite(ahead)) clock.ahead = Math.abs(ahead) < 2000 ? 0 : ahead;
}

/** Return whether a retry may succeed: no connection, server starting or stopping, rate limit. */
export function isTemporary(problem: unknown): boolean {
  return (
    problem instanceof ServerUnreachable ||
    (problem instanceof Refusal && [429, 503].includes(problem.status))
  );
}

/** Send a move or an undo, retrying until there is an answer. The key makes the request idempotent. */
export async function sendUntilAnswered(
  path: string,
  wanted: { seat: number; move?: string; after: number; match: number },
): Promise<number> {
  const body = { ...wanted, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
  for (let pause = 300; ; pause = Math.min(4000, pause * 2)) {
    try {
      return (await request<{ number: number }>('POST', path, body)).number;
    } catch (problem) {
      if (!isTemporary(problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
