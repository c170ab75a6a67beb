// The server's API. A refusal has a message in the user's language and, for an illegal move, the id of the rule clause.
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
export type UndoCheck = Schemas['UndoCheck'];
export type TableSnapshot = Schemas['TableState'];
export type ReplayMove = Schemas['ReplayMove'];
export type Replay = Schemas['Replay'];
export type MoveCount = Schemas['MoveCount'];
export type Analysis = Schemas['Analysis'];
export type AnalysisSoFar = Schemas['AnalysisSoFar'];
export type Grade = Schemas['Grade'];
/** The part of a box that all games share. `game` is the family of the edition. */
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

/** No response. The server may or may not have processed the request. */
export class ServerUnreachable extends Error {}

/** Send a request. Without a `key`, the server uses the one in the cookie of the table. */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  let response: Response;
  const sentAt = Date.now();
  try {
    response = await ((method === 'GET' && !key && takePrefetched(path)) ||
      fetch(`/api${path}`, {
        method,
        headers: {
          'Accept-Language': preferences.language,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(key ? { Authorization: `Bearer ${encodeURIComponent(key)}` } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
      }));
  } catch {
    throw new ServerUnreachable();
  }
  measureClockOffset(response, sentAt);
  const content = await response.json().catch(() => ({}));
  if (response.ok) return content as T;
  throw new Refusal(
    response.status,
    content.reason ?? 'problem-server',
    content.detail ?? response.statusText,
    content.clause,
    content.number,
  );
}

/** The server's clock minus this device's clock, in milliseconds. */
export const clock = { offset: 0 };

function measureClockOffset(response: Response, sentAt: number): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds, so add half a second. Ignore offsets below two seconds as noise.
  const offset = serverTime + 500 - (sentAt + Date.now()) / 2;
  if (Number.isFinite(offset)) clock.offset = Math.abs(offset) < 2000 ? 0 : offset;
}

/** Return whether a retry may succeed: the connection failed, the server restarts, or a rate limit applies. */
export function isTemporary(problem: unknown): boolean {
  return (
    problem instanceof ServerUnreachable ||
    (problem instanceof Refusal && [429, 503].includes(problem.status))
  );
}

/** Send a move or an undo and retry until the server responds. The key makes the request idempotent. */
export async function sendWithRetries(
  path: string,
  action: { seat: number; move?: string; after: number; match: number },
): Promise<number> {
  const body = { ...action, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
  for (let delay = 300; ; delay = Math.min(4000, delay * 2)) {
    try {
      return (await request<{ number: number }>('POST', path, body)).number;
    } catch (problem) {
      if (!isTemporary(problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
