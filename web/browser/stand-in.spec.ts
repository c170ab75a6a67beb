// Leaving a game: it asks first, a bot plays on, and the result says so.
import { expect, test } from './fixtures';
import { result } from './play';
import { fetchTable, openTable, start } from './tables';

test('leaving asks once more, and the result says that a bot has played', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const code = await openTable(page, { game: 'dream-factory', players: 3 });
  await start(page, code);
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const leave = page.getByRole('button', { name: 'Leave the game' });
  await leave.click();
  await expect(page.getByText('Leave the game now?')).toBeVisible();
  expect((await fetchTable(page, code)).table.seats[0]!.bot).toBeNull();
  await page.getByRole('button', { name: 'Stay' }).click();
  await leave.click();
  await leave.click();
  await expect.poll(async () => (await fetchTable(page, code)).table.seats[0]!.bot).not.toBeNull();

  await expect(result(page)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/a bot played \d+ of \d+ moves/)).toBeVisible();
  await expect(page.getByText(/A bot is playing for/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play again yourself' })).toHaveCount(0);
});
