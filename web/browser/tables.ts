// Open tables, and play them until a test has the position it needs. Moves are sent over the API for the person at a page.
import { expect, type Page } from '@playwright/test';
import type { TableSnapshot, SeatGrant, Update } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import type { FilmsView } from '../src/games/films/types';
import type { HollywoodView } from '../src/games/hollywood/types';

type View = FilmsView | HollywoodView | DreamsView;
/** Whether a position, given the person's view and legal moves, is the one a test needs. */
export type Condition = (view: View, moves: string[]) => boolean;
export interface TableOptions {
  game: string;
  players?: number;
  /** Seats left open for other people. */
  openSeats?: number;
  options?: Record<string, boolean>;
}

/** Open a table with the page's person in the first seat, then open seats, then bots. Return its code. */
export async function openTable(
  page: Page,
  { game, players = 4, openSeats = 0, options = {} }: TableOptions,
): Promise<string> {
  const bot = game === 'dreams' ? 'daydreamer' : 'extra';
  const bots = Array.from({ length: players }, (_, seat) => (seat <= openSeats ? null : bot));
  const response = await page.request.post('/api/tables', {
    data: { settings: { game, players, options }, name: 'Ada', bots },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as SeatGrant).table.code;
}

export async function start(page: Page, code: string): Promise<void> {
  expect((await page.request.post(`/api/tables/${code}/start`)).ok()).toBe(true);
}

export async function fetchTable(page: Page, code: string): Promise<TableSnapshot> {
  return (await page.request.get(`/api/tables/${code}`)).json();
}

/** Fetch the table and make a move for the person, unless it is not their turn or `stop` holds. */
export async function playTurn(
  page: Page,
  code: string,
  stop: Condition = () => false,
): Promise<Update | null> {
  const { update } = await fetchTable(page, code);
  const own = update?.you[0];
  if (own?.moves.length && !stop(own.view as View, own.moves)) {
    const data = {
      seat: own.seat,
      move: chooseMove(own.moves),
      after: update!.number,
      match: update!.match,
    };
    await page.request.post(`/api/tables/${code}/moves`, { data });
  }
  return update ?? null;
}

/** Play until `stop` holds on the person's turn and return true, or to the end of the game and return false. */
export async function playUntil(page: Page, code: string, stop: Condition): Promise<boolean> {
  let stopped: boolean | null = null;
  const step = async () => {
    const update = await playTurn(page, code, stop);
    const own = update?.you[0];
    if (update?.over) stopped = false;
    else if (own?.moves.length && stop(own.view as View, own.moves)) stopped = true;
    return stopped !== null;
  };
  await expect.poll(step, { timeout: 120_000, intervals: [20] }).toBe(true);
  return stopped ?? false;
}

/** Return a move that advances the game: a low bid, or a placement before a discard. A star gets a random position. */
function chooseMove(moves: string[]): string {
  const preferred = /^(bid [0-4]$|take |place |director |reel |finish |star )/;
  const move = moves.find((each) => preferred.test(each)) ?? moves[0]!;
  return move.replace(/[XY]\b/g, () => String(Math.floor(Math.random() * 60)));
}

/** Open tables until one of their games reaches a position that meets the condition. Return its code. */
export async function reach(page: Page, table: TableOptions, condition: Condition): Promise<string> {
  for (;;) {
    const code = await openTable(page, table);
    await start(page, code);
    if (await playUntil(page, code, condition)) return code;
  }
}

/** Whether a film of any of the three genres can be finished in Hollywood, which is the largest choice of buttons. */
export const canFinishAllGenres = (moves: string[]): boolean =>
  moves.join() === 'finish action,finish horror,finish romance';

/** Open a table and play its game to the end. Return its code. */
export async function openFinishedTable(page: Page, table: TableOptions): Promise<string> {
  const code = await openTable(page, table);
  await start(page, code);
  await playUntil(page, code, () => false);
  return code;
}

/** Return a list that grows with every update the page receives, by fetch or by event stream. */
export async function recordUpdates(page: Page): Promise<Update[]> {
  const updates: Update[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName === 'update') updates.push(JSON.parse(data));
  });
  page.on('response', async (response) => {
    if (!/\/api\/tables\/[a-z0-9]+$/.test(response.url())) return;
    const { update } = (await response.json().catch(() => ({}))) as Partial<TableSnapshot>;
    if (update) updates.push(update);
  });
  return updates;
}
