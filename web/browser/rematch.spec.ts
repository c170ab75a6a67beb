// A rematch by consent: who accepts goes on, and nobody is taken away from the result.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, expectNoOverflow } from './pageChecks';
import { result } from './play';
import { fetchTable, openTable, playTurn, start } from './tables';

/** Let Ada, Ben and a bot play a game of Hollywood to its end, and open it on both pages. */
async function finishedGame(host: Page, guest: Page): Promise<string> {
  const code = await openTable(host, { game: 'hollywood', players: 3, openSeats: 1 });
  const seated = await guest.request.put(`/api/tables/${code}/seats/1`, { data: { name: 'Ben' } });
  expect(seated.ok()).toBe(true);
  await start(host, code);
  const turn = async () => {
    await playTurn(guest, code);
    return (await playTurn(host, code))?.over;
  };
  await expect.poll(turn, { timeout: 120_000, intervals: [20] }).toBe(true);
  for (const page of [host, guest]) {
    await page.goto(`/t/${code}`);
    await expect(result(page)).toBeVisible();
  }
  return code;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a rematch starts when both people have accepted it', async ({ newPage }) => {
  const options = { reducedMotion: 'reduce' } as const;
  const host = await newPage(options);
  const guest = await newPage({ ...options, viewport: { width: 360, height: 740 } });
  const code = await finishedGame(host, guest);
  const bot = (await fetchTable(host, code)).table.seats.find(({ kind }) => kind === 'bot')!;

  await press(guest, 'Rematch');
  await expect(guest.getByText('Waiting for Ada.')).toBeVisible();
  await expect(host.getByText('Ben wants a rematch.')).toBeVisible();
  for (const page of [host, guest]) {
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await host.reload();
  await expect(host.getByText('Ben wants a rematch.')).toBeVisible();
  await press(guest, 'Not now');
  await expect(host.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible();
  await press(guest, 'Rematch');
  await press(host, 'Accept rematch');
  for (const page of [host, guest]) {
    await expect(result(page)).toBeHidden();
    await expect(page.locator('.columns')).toBeVisible();
  }
  const { table } = await fetchTable(guest, code);
  expect([table.match, table.seats.map(({ name }) => name)]).toEqual([2, ['', 'Ada', 'Ben']]);
  expect(table.seats[0]).toMatchObject({ kind: 'bot', bot: bot.bot, bot_number: bot.bot_number });
});

test('the result stays for a person who has not accepted, until they watch', async ({ newPage }) => {
  const [host, guest] = [
    await newPage({ reducedMotion: 'reduce' }),
    await newPage({ reducedMotion: 'reduce' }),
  ];
  await finishedGame(host, guest);
  await press(host, 'Rematch');
  await expect(guest.getByRole('button', { name: 'Accept rematch' })).toBeVisible();
  await press(host, 'Start with bots for the others');
  await expect(result(host)).toBeHidden();
  await expect(guest.getByText('The next game has started without you.')).toBeVisible();
  await expect(result(guest)).toBeVisible();
  await expectAccessible(guest);
  await press(guest, 'Watch it');
  await expect(result(guest)).toBeHidden();
  await expect(guest.getByText('You are watching.')).toBeVisible();
});

test('a rematch with other settings goes through the lobby, where seats stay free', async ({ newPage }) => {
  const [host, guest] = [
    await newPage({ reducedMotion: 'reduce' }),
    await newPage({ reducedMotion: 'reduce' }),
  ];
  await finishedGame(host, guest);
  await press(host, 'Rematch');
  await press(host, 'Change players or settings');
  await expect(host.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  await expect(result(guest)).toBeVisible();
  await press(guest, 'Go to the lobby');
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: /Take this seat/ }).click();
  await expect(guest.getByText('The host starts the game.')).toBeVisible();
  await press(host, 'Start game');
  for (const page of [host, guest]) await expect(page.locator('.columns')).toBeVisible();
});
