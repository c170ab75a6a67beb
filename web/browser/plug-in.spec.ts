// A game from a package outside the repository, on the generic board: lobby, log, undo, result and replay.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { readResult, result } from './play';
import { MatineeServer } from './server';

const PYTHON = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../examples/liars_dice', import.meta.url));
const PIP = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--no-index'];

let packages: string;
let server: MatineeServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  packages = mkdtempSync(join(tmpdir(), 'matinee-plug-in-'));
  execFileSync(PYTHON, [...PIP, '--target', packages, EXAMPLE]);
  server = await MatineeServer.launch({ pythonPath: packages });
});
test.afterAll(async () => {
  await server?.close();
  rmSync(packages, { recursive: true, force: true });
});

const moveButtons = (page: Page) => page.locator('.generic .question button:enabled');

/** Return the page whose person is to move, or null when the game is over. */
async function pageToMove(pages: Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  const look = async () => {
    for (const page of pages) {
      if (await result(page).isVisible()) found = null;
      else if (await moveButtons(page).count()) found = page;
    }
    return found !== undefined;
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return found!;
}

/** Call the last bidder a liar, or else make the lowest bid. Wait until the move has been shown. */
async function makeMove(page: Page): Promise<void> {
  const dice = await page.locator('.generic').innerText();
  const liar = page.getByRole('button', { name: 'Liar', exact: true });
  if (await liar.count()) await liar.click();
  else await moveButtons(page).first().click();
  await expect(page.locator('.generic')).not.toHaveText(dice, { useInnerText: true });
}

for (const [device, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const)
  test(`two people play a game from another package on a ${device}`, async ({ newPage }, testInfo) => {
    const options = { server, viewport: { width, height }, reducedMotion: 'reduce' } as const;
    const [host, guest] = [await newPage(options), await newPage(options)];
    const capture = (name: string) =>
      host.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });

    await host.goto('/');
    await host.getByRole('button', { name: /Invite friends.*Liar’s Dice/ }).waitFor();
    await capture('home');
    await host.getByRole('button', { name: /Invite friends.*Liar’s Dice/ }).click();
    await host.getByLabel('Your name').fill('Ada');
    await host.getByRole('radio', { name: '2' }).check({ force: true });
    await host.getByRole('checkbox', { name: 'Ones are wild' }).check();
    await capture('settings');
    await host.getByRole('button', { name: 'Create table' }).click();
    await expect(host).toHaveURL(/\/t\//);
    await expect(host.getByText('Ones are wild')).toBeVisible();

    await guest.goto(host.url());
    await guest.getByLabel('Your name').fill('Bea');
    await guest.getByRole('button', { name: /Take this seat/ }).click();
    await guest.getByRole('button', { name: 'I’m ready' }).click();
    await capture('lobby');
    await host.getByRole('button', { name: 'Start game' }).click();

    const first = (await pageToMove([host, guest]))!;
    await capture('table');
    await makeMove(first);
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(first.getByText(/You undid your move/).first()).toBeAttached();
    expect(await pageToMove([host, guest])).toBe(first);

    for (let page = await pageToMove([host, guest]); page; page = await pageToMove([host, guest]))
      await makeMove(page);
    await expect(
      host
        .getByRole('region', { name: 'Game log', includeHidden: true })
        .getByText(/says “liar”/)
        .first(),
    ).toBeAttached();
    const results = await Promise.all([readResult(host, 'Ada'), readResult(guest, 'Bea')]);
    expect(results[0]!.points).toHaveLength(2);
    expect(results[0]).toEqual(results[1]);
    await capture('result');

    await host.getByRole('link', { name: 'Replay' }).click();
    await expect(host.getByText(/^Move 0 of \d+$/)).toBeVisible();
    await host.getByRole('button', { name: 'One move forward' }).click();
    await expect(host.getByText(/^Move 1 of \d+$/)).toBeVisible();
    await expect(host.locator('.generic')).toBeVisible();
    await capture('replay');
  });
