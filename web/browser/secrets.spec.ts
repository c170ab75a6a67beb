// No update that the server sends to a page may contain a secret of another player.
import type { Page } from '@playwright/test';
import type { Update } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import type { FilmsView } from '../src/games/films/types';
import { expect, test } from './fixtures';
import { fetchTable, openTable, playTurn, recordUpdates, start } from './tables';

/** Return the path and value of every property with one of these names, at any depth. */
function propertiesNamed(names: string[], value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    ...(names.includes(name) ? [[`${path}.${name}`, child] as [string, unknown]] : []),
    ...propertiesNamed(names, child, `${path}.${name}`),
  ]);
}

/** Play with two people, two bots and a spectator. Return the updates of each page, and the host's last one. */
async function recordGame(newPage: () => Promise<Page>, game: string, rounds: number) {
  const [host, guest, spectator] = await Promise.all([newPage(), newPage(), newPage()]);
  const updatesByPage = await Promise.all([host, guest, spectator].map((page) => recordUpdates(page!)));
  const code = await openTable(host!, { game, openSeats: 1 });
  for (const page of [host!, guest!, spectator!]) await page.goto(`/t/${code}`);
  await guest!.getByLabel('Your name').fill('Ben');
  await guest!.getByRole('button', { name: /Take this seat/ }).click();
  await expect(guest!.getByText('The host starts the game.')).toBeVisible();
  await start(host!, code);
  // Play until the round after the given number of rounds has begun.
  const roundOf = (update: Update | null) =>
    (update?.you[0]?.view as { round: number } | undefined)?.round ?? 0;
  const playTurns = () => Promise.all([host!, guest!].map((page) => playTurn(page, code)));
  await expect
    .poll(async () => Math.max(...(await playTurns()).map(roundOf)), { timeout: 240_000, intervals: [20] })
    .toBeGreaterThan(rounds);
  const last = (await fetchTable(host!, code)).update!;
  for (const updates of updatesByPage)
    await expect.poll(() => updates.at(-1)?.number).toBeGreaterThanOrEqual(last.number);
  return { updatesByPage, last };
}

test('films: players receive only their own money, spectators none', async ({ newPage }) => {
  test.setTimeout(300_000);
  const { updatesByPage } = await recordGame(newPage, 'traumfabrik', 1);
  for (const [seat, updates] of updatesByPage.entries()) {
    const running = updates.filter((update) => !update.over);
    expect(running.length).toBeGreaterThan(5); // moves in quick succession share an update
    for (const update of running) {
      for (const own of update.you) {
        const view = own.view as FilmsView;
        expect(own.seat).toBe(seat < 2 ? seat : null);
        expect(view.seats.map((each) => each.money !== null)).toEqual(
          [0, 1, 2, 3].map((each) => each === own.seat),
        );
      }
      const money = propertiesNamed(['money', 'purse', 'seed'], update).filter(([, value]) => value !== null);
      expect(money.map(([path]) => path)).toEqual(seat < 2 ? [`.you.0.view.seats.${seat}.money`] : []);
    }
  }
});

const SECRETS = ['role', 'vision', 'mortal', 'votes', 'vote', 'seed'];

test('dreams: players receive only their own role and vision, spectators none', async ({ newPage }) => {
  test.setTimeout(300_000);
  const { updatesByPage, last } = await recordGame(newPage, 'dreams', 2);
  const { history } = last.you[0]!.view as DreamsView;
  for (const [seat, updates] of updatesByPage.entries()) {
    const running = updates.filter((update) => !update.over);
    expect(running.length).toBeGreaterThan(5); // moves in quick succession share an update
    for (const update of running) {
      const view = update.you[0]!.view as DreamsView;
      const truth = history[view.round - 1];
      if (!truth) continue; // the round is still running
      if (seat === 2) expect([view.role, view.vision, view.vote]).toEqual([null, null, null]);
      else if (truth.mortal === seat) expect([view.role, view.vision]).toEqual(['mortal', null]);
      else expect([view.role, view.vision]).toEqual(['god', truth.vision]);
      // Past rounds are public; of the running round no property may reveal a secret.
      const happened = update.happened.map((each) => ({
        ...each,
        events: each.events.filter((event) => !['revealed', 'named'].includes(event.name)),
      }));
      const secrets = propertiesNamed(SECRETS, {
        ...update,
        happened,
        you: [{ ...update.you[0], view: { ...view, history: [] } }],
      });
      const own = ['role', 'vision', 'vote'].map((each) => `.you.0.view.${each}`);
      expect(secrets.filter(([path, value]) => value !== null && !own.includes(path))).toEqual([]);
      expect(view.history).toEqual(history.slice(0, view.round - 1));
    }
  }
});
