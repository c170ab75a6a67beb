// Tables in the position a test wants, played there over the API by the person of a browser window.
import { expect, type Page } from '@playwright/test';
import type { TableSnapshot, SeatGrant, Update } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import type { FilmsView } from '../src/games/films/types';
import type { HollywoodView } from '../src/games/hollywood/types';

type View = FilmsView | HollywoodView | DreamsView;
type Wanted = (view: View, moves: string[]) => boolean;
export interface Wish {
  game: string;
  players?: number;
  /** Seats for people beside the first one's. */
  people?: number;
  options?: Record<string, boolean>;
}

/** Opens a table: the window's person first, then other people, then bots. Returns its code. */
export async function openTable(
  page: Page,
  { game, players = 4, people = 0, options = {} }: Wish,
): Promise<string> {
  const bot = game === 'dreams' ? 'daydreamer' : 'extra';
  const bots = Array.from({ length: players }, (_, seat) => (seat <= people ? null : bot));
  const answer = await page.request.post('/api/tables', {
    data: { settings: { game, players, options }, name: 'Ada', bots },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as SeatGrant).table.code;
}

export async function start(page: Page, code: string): Promise<void> {
  expect((await page.request.post(`/api/tables/${code}/start`)).ok()).toBe(true);
}

export async function look(page: Page, code: string): Promise<TableSnapshot> {
  return (await page.request.get(`/api/tables/${code}`)).json();
}

/** Looks at the table, and if the person is asked, and not for what is `wanted`, makes a move. */
export async function turn(page: Page, code: string, wanted: Wanted = () => false): Promise<Update | null> {
  const { update } = await look(page, code);
  const own = update?.you[0];
  if (own?.moves.length && !wanted(own.view as View, own.moves)) {
    const data = { seat: own.seat, move: likely(own.moves), after: update!.number, match: update!.match };
    await page.request.post(`/api/tables/${code}/moves`, { data });
  }
  return update ?? null;
}

/** Plays until the person is asked what is `wanted`: then true. Or to the end. */
export async function playUntil(page: Page, code: string, wanted: Wanted): Promise<boolean> {
  let found: boolean | null = null;
  const step = async () => {
    const update = await turn(page, code, wanted);
    const own = update?.you[0];
    if (update?.over) found = false;
    else if (own?.moves.length && wanted(own.view as View, own.moves)) found = true;
    return found !== null;
  };
  await expect.poll(step, { timeout: 120_000, intervals: [20] }).toBe(true);
  return found ?? false;
}

/** Cheap bids, places before discards: what brings a game on. A star goes anywhere; if that is refused, elsewhere. */
function likely(moves: string[]): string {
  const wanted = /^(bid [0-4]$|take |place |director |reel |finish |star )/;
  const move = moves.find((each) => wanted.test(each)) ?? moves[0]!;
  return move.replace(/[XY]\b/g, () => String(Math.floor(Math.random() * 60)));
}

/** A table with a game in which the person is asked what `wanted` says. */
export async function reach(page: Page, wish: Wish, wanted: Wanted): Promise<string> {
  for (;;) {
    const code = await openTable(page, wish);
    await start(page, code);
    if (await playUntil(page, code, wanted)) return code;
  }
}

/** Hollywood, when all three projects can become the film: as much as one is ever offered at once. */
export const isFullChoice = (moves: string[]): boolean =>
  moves.join() === 'finish action,finish horror,finish romance';

/** A table whose game is over. */
export async function finished(page: Page, wish: Wish): Promise<string> {
  const code = await openTable(page, wish);
  await start(page, code);
  await playUntil(page, code, () => false);
  return code;
}
