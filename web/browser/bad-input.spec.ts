// Whatever people type, follow or lack: a friendly sentence and a way on.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openTable, reach, finished, start } from './tables';

// What one types, and what stands on the seat.
const NAMES: [kind: string, typed: string, shown: string][] = [
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror='],
  ['emoji', '👩🏽‍🎤🎬 Zoë', '🎬 Zoë'],
  ['200 letters', 'Anna-Maria'.repeat(20), 'Anna-MariaAnna-MariaAnna'],
];

/** In the lobby of four: bots on all other seats. */
async function beginWithBots(page: Page): Promise<void> {
  const bots = page.locator('.acts select');
  await expect(bots).toHaveCount(3);
  for (const bot of await bots.all()) await bot.selectOption('extra');
  await page.getByRole('button', { name: 'Start game' }).click();
}

for (const [kind, typed, stands] of NAMES) {
  test(`a name with ${kind}`, async ({ arrive }) => {
    const page = await arrive({ viewport: { width: 360, height: 740 } });
    page.on('dialog', () => expect(false, 'a name was run').toBe(true));
    await page.goto('/');
    await page.getByRole('button', { name: /Invite friends.*Hollywood/ }).click();
    await page.getByLabel('Your name').fill(typed);
    await page.getByRole('button', { name: 'Create table' }).click();
    const shown = page.locator('.yours strong');
    await expect(shown).toBeVisible();
    await expect(shown).toContainText(stands);
    expect((await shown.innerText()).length).toBeLessThanOrEqual(24);
    await beginWithBots(page);
    await expect(page.locator('.players .own strong')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator('img[onerror]').count()).toBe(0);
  });
}

test('links that lead nowhere: unknown, not a code, full, over', async ({ arrive }) => {
  const host = await arrive();
  const full = await openTable(host, { game: 'hollywood', players: 3 });
  const over = await finished(host, { game: 'hollywood', players: 3 });
  const page = await arrive({ expects: /404/ });

  await page.goto('/t/zzzz9999');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.getByLabel('Code or link').fill(new URL(`/t/${full}`, page.url()).href);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('All seats are taken. Stay to watch')).toBeVisible();
  await page.locator('.lobby').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Join a table' })).toBeVisible();

  await page.getByLabel('Code or link').fill('?!<b>');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('That is not the code of a table')).toBeVisible();

  await page.goto(`/t/${over}`);
  await expect(page.locator('#result-title')).toContainText('win');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();

  await page.goto(`/replay/${full}`);
  await expect(page.getByText('There is no such game')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('a refused move is explained, with its clause, and the game goes on', async ({ arrive }) => {
  const page = await arrive({ expects: /422/ });
  const mayBid = (_: unknown, moves: string[]) => moves.some((move) => move.startsWith('bid ')); // bots may bid all there is
  const code = await reach(page, { game: 'dream-factory' }, mayBid);
  await page.goto(`/t/${code}`);
  // A window that asks for what the rules forbid, as an old one might.
  await page.route('**/moves', (route) => {
    const data = { ...(route.request().postDataJSON() as object), move: 'bid 99' };
    return route.continue({ postData: JSON.stringify(data) });
  });
  const bid = page
    .locator('.question')
    .getByRole('button', { name: /^Bid \d+$/ })
    .first();
  await bid.click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toBeVisible();
  await refusal.getByRole('link', { name: /Rule F-/ }).click();
  await expect(page.getByRole('dialog').locator('article.wanted')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/moves');
  await bid.click();
  await expect(refusal).toBeHidden();
});

test('a browser without notices, storage and clipboard can play', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Notification');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    Object.defineProperty(window, 'AudioContext', { value: undefined });
  });
  await page.goto('/');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: /Sofort spielen/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await page.getByRole('button', { name: /Invite friends.*Hollywood/ }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(page.url());
  await beginWithBots(page);
  await page.getByRole('button', { name: 'Reel here (1)', disabled: false }).click();
  await expect(
    page
      .getByRole('region', { name: 'Game log' })
      .getByText(/New player/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser cannot show notices here');
});

test('a browser without cookies is told that it has no seat, and may watch', async ({ arrive }) => {
  const host = await arrive();
  const code = await openTable(host, { game: 'hollywood', players: 3, people: 1 });
  const page = await arrive();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  const why = page.getByText('This browser keeps no cookies');
  await page.goto('/');
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: /Play now.*Hollywood/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Invite friends.*Hollywood/ })).toBeDisabled();

  await page.getByLabel('Code or link').fill(code);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take this seat/ })).toBeDisabled();
  const asked = await host.request.put(`/api/tables/${code}/seats/1/bot`, { data: { level: 'extra' } });
  expect(asked.ok()).toBe(true);
  await start(host, code);
  await expect(page.getByRole('region', { name: 'Game log' })).toBeVisible();
});
