// The lobby: settings that the host can change, bots, chat and the invitation; and what “Play now” remembers.
import { expect, test } from './fixtures';
import { expectAccessible, expectInWindow, expectNoOverflow } from './pageChecks';
import { fetchTable } from './tables';

test('the host changes the settings in the lobby, and everybody sees it', async ({ newPage }) => {
  const host = await newPage({ viewport: { width: 1280, height: 720 } });
  const guest = await newPage({ viewport: { width: 360, height: 740 } });
  await host.goto('/');
  await host.getByRole('button', { name: /Invite friends.*Hollywood/ }).click();
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('radio', { name: '3' }).check();
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.getByText('You are playing as Ada.')).toBeVisible();
  await expectInWindow(host, '.invite .buttons');

  await guest.goto(host.url());
  await expectInWindow(guest, '.invite .buttons');
  await guest
    .getByRole('button', { name: /Take this seat/ })
    .first()
    .click();
  await expect(guest.getByText('Enter your name first.')).toBeVisible();
  await guest.getByLabel(/^Your name/).fill('Ben');
  await guest
    .getByRole('button', { name: /Take this seat/ })
    .first()
    .click();
  await guest.getByRole('button', { name: 'I’m ready' }).click();
  await expect(guest.getByRole('checkbox')).toHaveCount(0);

  await host.getByRole('radio', { name: '4' }).check();
  await host.getByRole('checkbox', { name: /^Undo/ }).uncheck();
  await host.getByRole('checkbox', { name: /^Scarcity/ }).check();
  await host.getByRole('combobox', { name: /^Move timer/ }).selectOption({ label: '10 minutes' });
  for (const text of ['Undo: no', 'Scarcity', 'Move timer: 10 minutes'])
    await expect(guest.getByText(text, { exact: true })).toBeVisible();
  await expect(host.getByText('2 seats are still open')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'I’m ready' })).toHaveAttribute('aria-pressed', 'false');

  await guest.getByLabel('Write a message').fill('Four of us?');
  await guest.getByLabel('Write a message').press('Enter');
  await expect(host.getByText('Four of us?')).toBeVisible();
  for (const page of [host, guest]) {
    await expectNoOverflow(page);
    await expectAccessible(page);
  }

  await host.getByRole('button', { name: 'Fill with bots' }).click();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, guest]) await expect(page.locator('.columns')).toBeVisible();
  const { table } = await fetchTable(guest, host.url().split('/').at(-1)!);
  expect(table.settings).toMatchObject({ players: 4, undo: false, clock: 600, options: { scarcity: true } });
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
});

test('“Play now” remembers the players, the level and the variants of each game', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Hollywood' });
  await expect(card.getByText('4 players · Medium')).toBeVisible();
  await card.getByRole('button', { name: /^Change players, level or variants/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Play Hollywood against bots' });
  await dialog.getByRole('radio', { name: '3', exact: true }).check();
  await dialog.getByRole('radio', { name: /^Easy/ }).check();
  await dialog.getByRole('checkbox', { name: /^Prototype/ }).check();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.columns')).toBeVisible();

  await page.goto('/');
  await expect(card.getByText('3 players · Easy · Prototype')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.columns')).toBeVisible();
  const { table } = await fetchTable(page, page.url().split('/').at(-1)!);
  expect(table.settings.options).toMatchObject({ prototype: true });
  expect(table.seats.map(({ bot }) => bot)).toEqual([null, 'extra', 'extra']);
});
