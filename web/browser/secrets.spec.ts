// Nothing that a window is sent tells more than its person may know: every answer and every event is read on the wire.
import type { Page } from '@playwright/test';
import type { TableSnapshot, Update } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import type { FilmsView } from '../src/games/films/types';
import { expect, test } from './fixtures';
import { look, openTable, start, turn } from './tables';

/** All updates that arrive at a window, by fetch or by stream. */
async function listen(page: Page): Promise<Update[]> {
  const heard: Update[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName === 'update') heard.push(JSON.parse(data));
  });
  page.on('response', async (response) => {
    if (!/\/api\/tables\/[a-z0-9]+$/.test(response.url())) return;
    const { update } = (await response.json().catch(() => ({}))) as Partial<TableSnapshot>;
    if (update) heard.push(update);
  });
  return heard;
}

/** Whatever the words of a position say under these names, wherever they lie. */
function found(thing: unknown, names: string[], path = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([name, value]) => [
    ...(names.includes(name) ? [[`${path}.${name}`, value] as [string, unknown]] : []),
    ...found(value, names, `${path}.${name}`),
  ]);
}

async function gather(arrive: () => Promise<Page>, game: string, rounds: number) {
  const [host, other, watcher] = await Promise.all([arrive(), arrive(), arrive()]);
  const heard = await Promise.all([host, other, watcher].map((page) => listen(page!)));
  const code = await openTable(host!, { game, people: 1 });
  for (const page of [host!, other!, watcher!]) await page.goto(`/t/${code}`);
  await other!.getByRole('button', { name: /Take this seat/ }).click();
  await expect(other!.getByText('The host starts the game.')).toBeVisible();
  await start(host!, code);
  // Through so many rounds and into the next one.
  const round = (update: Update | null) =>
    (update?.you[0]?.view as { round: number } | undefined)?.round ?? 0;
  const turns = () => Promise.all([host!, other!].map((page) => turn(page, code)));
  await expect
    .poll(async () => Math.max(...(await turns()).map(round)), { timeout: 240_000, intervals: [20] })
    .toBeGreaterThan(rounds);
  const last = (await look(host!, code)).update!;
  for (const updates of heard)
    await expect.poll(() => updates.at(-1)?.number).toBeGreaterThanOrEqual(last.number);
  return { heard, last };
}

test('films: nobody is sent the money of others, a spectator nobody’s', async ({ arrive }) => {
  test.setTimeout(300_000);
  const { heard } = await gather(arrive, 'traumfabrik', 1);
  for (const [seat, updates] of heard.entries()) {
    const running = updates.filter((update) => !update.over);
    expect(running.length).toBeGreaterThan(5); // moves that follow quickly are told at once
    for (const update of running) {
      for (const own of update.you) {
        const view = own.view as FilmsView;
        expect(own.seat).toBe(seat < 2 ? seat : null);
        expect(view.seats.map((each) => each.money !== null)).toEqual(
          [0, 1, 2, 3].map((each) => each === own.seat),
        );
      }
      const money = found(update, ['money', 'purse', 'seed']).filter(([, value]) => value !== null);
      expect(money.map(([path]) => path)).toEqual(seat < 2 ? [`.you.0.view.seats.${seat}.money`] : []);
    }
  }
});

const SECRET = ['role', 'vision', 'mortal', 'votes', 'vote', 'seed'];

test('dreams: nobody is sent a role or a vision but their own, a spectator none', async ({ arrive }) => {
  test.setTimeout(300_000);
  const { heard, last } = await gather(arrive, 'dreams', 2);
  const { history } = last.you[0]!.view as DreamsView;
  for (const [seat, updates] of heard.entries()) {
    const running = updates.filter((update) => !update.over);
    expect(running.length).toBeGreaterThan(5); // moves that follow quickly are told at once
    for (const update of running) {
      const view = update.you[0]!.view as DreamsView;
      const truth = history[view.round - 1];
      if (!truth) continue; // it is still being played
      if (seat === 2) expect([view.role, view.vision, view.vote]).toEqual([null, null, null]);
      else if (truth.mortal === seat) expect([view.role, view.vision]).toEqual(['mortal', null]);
      else expect([view.role, view.vision]).toEqual(['god', truth.vision]);
      // Of rounds past all is open; of the running one nothing is, under whatever name.
      const happened = update.happened.map((each) => ({
        ...each,
        events: each.events.filter((event) => !['revealed', 'named'].includes(event.name)),
      }));
      const told = found(
        { ...update, happened, you: [{ ...update.you[0], view: { ...view, history: [] } }] },
        SECRET,
      );
      const own = ['role', 'vision', 'vote'].map((each) => `.you.0.view.${each}`);
      expect(told.filter(([path, value]) => value !== null && !own.includes(path))).toEqual([]);
      expect(view.history).toEqual(history.slice(0, view.round - 1));
    }
  }
});
