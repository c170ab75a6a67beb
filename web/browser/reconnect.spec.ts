// What goes away comes back by itself, in the middle of an auction.
import { expect, test } from './fixtures';
import { answerFilms, result } from './play';
import { MatineeServer } from './server';
import { look, reach } from './tables';

const bidding = (_: unknown, moves: string[]) => moves.some((move) => move.startsWith('bid '));
const LOST = 'The connection is lost';

test('a network that drops in mid-auction: the bid is kept and counts once', async ({ arrive }) => {
  const page = await arrive({ expects: /net::ERR_|Failed to load/ });
  const code = await reach(page, { game: 'traumfabrik' }, bidding);
  await page.goto(`/t/${code}`);
  const bid = page
    .locator('.question')
    .getByRole('button', { name: /^Bid \d+$/ })
    .first();
  await expect(bid).toBeVisible();
  const before = (await look(page, code)).update!.number;

  await page.context().setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await bid.click();
  await expect(page.locator('.question[aria-busy="true"]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();

  const bids = page.getByText(/New player|Ada bids/);
  await expect(page.locator('.question[aria-busy="true"]')).toBeHidden();
  expect((await look(page, code)).update!.number).toBeGreaterThan(before);
  await expect(bids.first()).toBeVisible();
  for (let more = 0; more < 3; more += 1) await answerFilms(page);
});

test('a server that is killed in mid-auction and comes back: the game goes on where it was', async ({
  arrive,
}) => {
  const server = await MatineeServer.begin();
  try {
    const page = await arrive({ expects: /net::ERR_|Failed to load/, at: server });
    const watcher = await arrive({ expects: /net::ERR_|Failed to load/, at: server });
    const code = await reach(page, { game: 'dream-factory' }, bidding);
    await page.goto(`/t/${code}`);
    await watcher.goto(`/t/${code}`);
    await expect(watcher.getByText('You are watching.')).toBeVisible();
    const standing = page.locator('.question .bid');
    await expect(standing).toBeVisible();
    const before = await standing.innerText();
    const { update } = await look(page, code);

    await server.kill();
    for (const each of [page, watcher]) await expect(each.getByText(LOST)).toBeVisible();
    // A bid into the dark is sent until it arrives.
    const words = page
      .locator('.question')
      .getByRole('button', { name: /^Bid \d+$/ })
      .first();
    const amount = /\d+/.exec(await words.innerText())![0];
    expect(await standing.innerText()).toBe(before);
    await words.click();
    await server.start();

    for (const each of [page, watcher]) await expect(each.getByText(LOST)).toBeHidden();
    for (const each of [page, watcher])
      await expect(
        each
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`Ada bids ${amount}`) })
          .first(),
      ).toBeVisible();
    const after = (await look(page, code)).update!;
    expect(after.match).toBe(update!.match);
    expect(after.number).toBeGreaterThan(update!.number);
    for (let more = 0; more < 3; more += 1) if (!(await answerFilms(page))) break;
    await expect(result(page)).toBeHidden();
  } finally {
    await server.end();
  }
});
