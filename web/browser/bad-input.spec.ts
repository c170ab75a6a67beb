// Unusual names, invalid links, refused moves and limited browsers lead to an explanation, never to a broken page.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openFinishedTable, openTable, reach, start } from './tables';

const NAMES: [kind: string, typed: string, shown: string][] = [
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror='],
  ['emoji', '👩🏽‍🎤🎬 Zoë', '🎬 Zoë'],
  ['200 letters', 'Anna-Maria'.repeat(20), 'Anna-MariaAnna-MariaAnna'],
];

/** Fill the other three seats in the lobby with bots and start the game. */
async function startWithBots(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Level of the bots' }).selectOption('extra');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
}

for (const [kind, typed, shown] of NAMES) {
  test(`a name with ${kind} is shown as plain text and cut to 24 characters`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    page.on('dialog', () => expect(false, 'the name ran as a script').toBe(true));
    await page.goto('/');
    await page.getByRole('button', { name: /Invite friends.*Hollywood/ }).click();
    await page.getByLabel('Your name').fill(typed);
    await page.getByRole('button', { name: 'Create table' }).click();
    const name = page.locator('.yours strong');
    await expect(name).toBeVisible();
    await expect(name).toContainText(shown);
    expect((await name.innerText()).length).toBeLessThanOrEqual(24);
    await startWithBots(page);
    await expect(page.locator('.players .own strong')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator('img[onerror]').count()).toBe(0);
  });
}

test('links to an unknown, full or finished table and malformed codes are explained', async ({ newPage }) => {
  const host = await newPage();
  const full = await openTable(host, { game: 'hollywood', players: 3 });
  const over = await openFinishedTable(host, { game: 'hollywood', players: 3 });
  const page = await newPage({ allowedErrors: /404/ });

  await page.goto('/t/zzzz9999');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.getByLabel('Code or link').fill(new URL(`/t/${full}`, page.url()).href);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('The table is full. You can watch')).toBeVisible();
  await page.locator('.lobby').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Join a table' })).toBeVisible();

  await page.getByLabel('Code or link').fill('?!<b>');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('That is not a table code')).toBeVisible();

  await page.goto(`/t/${over}`);
  await expect(page.locator('#result-title')).toContainText('win');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();

  await page.goto(`/replay/${full}`);
  await expect(page.getByText('There is no such game')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('a refused move is explained with its clause, and the game continues', async ({ newPage }) => {
  const page = await newPage({ allowedErrors: /422/ });
  // Bots may bid so much that the person can only pass.
  const canBid = (_: unknown, moves: string[]) => moves.some((move) => move.startsWith('bid '));
  const code = await reach(page, { game: 'dream-factory' }, canBid);
  await page.goto(`/t/${code}`);
  // Send a move that the rules forbid, as a page with an old position might.
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
  await expect(page.getByRole('dialog').locator('article.requested')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/moves');
  await bid.click();
  await expect(refusal).toBeHidden();
});

test('a browser without notifications, storage and clipboard can play', async ({ newPage }) => {
  const page = await newPage();
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
  await expect(page.getByText('This browser doesn’t save anything')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: /Sofort spielen/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await page.getByRole('button', { name: /Invite friends.*Hollywood/ }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(page.url());
  await startWithBots(page);
  await page.getByRole('button', { name: 'Reel here (1)', disabled: false }).click();
  await expect(
    page
      .getByRole('region', { name: 'Game log' })
      .getByText(/^You place a reel/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Notify me' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser can’t show notifications here');
});

test('a browser without cookies can watch, and the page explains why it cannot take a seat', async ({
  newPage,
}) => {
  const host = await newPage();
  const code = await openTable(host, { game: 'hollywood', players: 3, openSeats: 1 });
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  const notice = page.getByText('Cookies are off');
  await page.goto('/');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: /Play now.*Hollywood/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Invite friends.*Hollywood/ })).toBeDisabled();

  await page.getByLabel('Code or link').fill(code);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take this seat/ })).toBeDisabled();
  const response = await host.request.put(`/api/tables/${code}/seats/1/bot`, { data: { level: 'extra' } });
  expect(response.ok()).toBe(true);
  await start(host, code);
  await expect(page.getByRole('region', { name: 'Game log' })).toBeVisible();
});
