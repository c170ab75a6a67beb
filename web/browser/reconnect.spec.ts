// Connections lost during an auction.
import { expect, test } from './fixtures';
import { answerFilms, result } from './play';
import { MatineeServer } from './server';
import { fetchTable, reach } from './tables';

const canBid = (_: unknown, moves: string[]) => moves.some((move) => move.startsWith('bid '));
const LOST = 'Connection lost';

test('a bid made while the network is down is sent when the network returns', async ({ newPage }) => {
  const page = await newPage({ allowedErrors: /net::ERR_|Failed to load/ });
  const code = await reach(page, { game: 'traumfabrik' }, canBid);
  await page.goto(`/t/${code}`);
  const bid = page
    .locator('.question')
    .getByRole('button', { name: /^Bid \d+$/ })
    .first();
  await expect(bid).toBeVisible();
  const before = (await fetchTable(page, code)).update!.number;

  await page.context().setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await bid.click();
  await expect(page.locator('.question[aria-busy="true"]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();

  const bids = page.getByText(/You bid/);
  await expect(page.locator('.question[aria-busy="true"]')).toBeHidden();
  expect((await fetchTable(page, code)).update!.number).toBeGreaterThan(before);
  await expect(bids.first()).toBeVisible();
  for (let turn = 0; turn < 3; turn += 1) await answerFilms(page);
});

test('a game continues after the server is killed during an auction and restarted', async ({ newPage }) => {
  const server = await MatineeServer.launch();
  try {
    const page = await newPage({ allowedErrors: /net::ERR_|Failed to load/, server });
    const spectator = await newPage({ allowedErrors: /net::ERR_|Failed to load/, server });
    const code = await reach(page, { game: 'dream-factory' }, canBid);
    await page.goto(`/t/${code}`);
    await spectator.goto(`/t/${code}`);
    await expect(spectator.getByText('You are watching.')).toBeVisible();
    const standingBid = page.locator('.question .bid');
    await expect(standingBid).toBeVisible();
    const before = await standingBid.innerText();
    const { update } = await fetchTable(page, code);

    await server.kill();
    for (const each of [page, spectator]) await expect(each.getByText(LOST)).toBeVisible();
    // The page retries a bid until the server accepts it.
    const bid = page
      .locator('.question')
      .getByRole('button', { name: /^Bid \d+$/ })
      .first();
    const amount = /\d+/.exec(await bid.innerText())![0];
    expect(await standingBid.innerText()).toBe(before);
    await bid.click();
    await server.start();

    for (const each of [page, spectator]) await expect(each.getByText(LOST)).toBeHidden();
    for (const each of [page, spectator])
      await expect(
        each
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`(You bid|Ada bids) ${amount}`) })
          .first(),
      ).toBeVisible();
    const after = (await fetchTable(page, code)).update!;
    expect(after.match).toBe(update!.match);
    expect(after.number).toBeGreaterThan(update!.number);
    for (let turn = 0; turn < 3; turn += 1) if (!(await answerFilms(page))) break;
    await expect(result(page)).toBeHidden();
  } finally {
    await server.close();
  }
});
