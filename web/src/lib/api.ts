// The server's API. A refusal is a sentence for the person, in their language, with its clause where it has one.
import type { components } from './api-types';
import { taken } from './begun';
import { preferences } from './preferences.svelte';

type Shapes = components['schemas'];
export type TableInfo = Shapes['TableInfo'];
export type Chair = Shapes['Chair'];
export type Settings = Shapes['Settings'];
export type Update = Shapes['Update'];
export type Happened = Shapes['Happened'];
export type GameEvent = Shapes['Event'];
export type Line = Shapes['Line'];
export type Seated = Shapes['Seated'];
export type GameInfo = Shapes['GameInfo'];
export type LevelInfo = Shapes['LevelInfo'];
export type Hint = Shapes['Hint'];
export type Look = Shapes['Look'];
export type Past = Shapes['Past'];
export type Story = Shapes['Story'];
export type Explained = Shapes['Explained'];
export type FilmsView = Shapes['FilmsView'];
export type HollywoodView = Shapes['HollywoodView'];
export type DreamsView = Shapes['DreamsView'];
export type FilmsBox = Shapes['FilmsBox'];
export type HollywoodBox = Shapes['HollywoodBox'];
export type DreamsBox = Shapes['DreamsBox'];
export type Box = FilmsBox | HollywoodBox | DreamsBox;
export type Name = Shapes['Name'];

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

/** The server could not be reached: nothing is known to have happened. */
export class Unreached extends Error {}

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  let answer: Response;
  const asked = Date.now();
  try {
    answer = await ((method === 'GET' && taken(path)) ||
      fetch(`/api${path}`, {
        method,
        headers: {
          'Accept-Language': preferences.language,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
      }));
  } catch {
    throw new Unreached();
  }
  setClock(answer, asked);
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said as T;
  throw new Refusal(
    answer.status,
    said.reason ?? 'problem-server',
    said.detail ?? answer.statusText,
    said.clause,
    said.number,
  );
}

/** How far the server's clock is ahead of ours, in milliseconds. */
export const clock = { ahead: 0 };

function setClock(answer: Response, asked: number): void {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  // The header has whole seconds, so half of one is added; less than two is noise.
  const ahead = theirs + 500 - (asked + Date.now()) / 2;
  if (Number.isFinite(ahead)) clock.ahead = Math.abs(ahead) < 2000 ? 0 : ahead;
}

/** Whether it may go better soon: nobody was reached, the server is starting or stopping, or has too much to do. */
export function isPassing(problem: unknown): boolean {
  return problem instanceof Unreached || (problem instanceof Refusal && [429, 503].includes(problem.status));
}

/** Sends a move, or takes one back, until it is known what became of it: the key makes sure that it counts once. */
export async function insist(
  path: string,
  wish: { seat: number; move?: string; after: number; match: number },
): Promise<number> {
  const body = { ...wish, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
  for (let pause = 300; ; pause = Math.min(4000, pause * 2)) {
    try {
      return (await ask<{ number: number }>('POST', path, body)).number;
    } catch (problem) {
      if (!isPassing(problem)) throw problem;
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}
