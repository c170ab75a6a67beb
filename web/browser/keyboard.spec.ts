// A whole game without touching a mouse.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { result } from './playing';

/** Presses Tab until what has the focus is called so; returns how often. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let times = 0; times < 80; times += 1) {
    const focused = page.locator(':focus');
    const words = await page.evaluate(() => {
      const on = document.activeElement as HTMLElement | null;
      return on?.getAttribute('aria-label') ?? on?.textContent ?? '';
    });
    if (name.test(words.replace(/\s+/g, ' ').trim()) && (await focused.isEnabled())) return times;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('somebody plays Hollywood against bots to the end by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    const note = (event: Event) => document.documentElement.setAttribute('data-mouse', event.type);
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, note, true);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hollywood' })).toBeVisible();
  await tabTo(page, /^Play now.*Hollywood/);
  await page.keyboard.press('Enter');

  const choice = page
    .locator('.board')
    .getByRole('button', { name: /Reel here|Clap Board|Double Reel|×/, disabled: false });
  let moves = 0;
  const lost: number[] = [];
  for (;;) {
    await choice.or(result(page)).first().waitFor({ timeout: 60_000 });
    if (await result(page).isVisible()) break;
    if (moves) {
      const kept = page.waitForFunction(() => document.activeElement !== document.body, null, {
        timeout: 2000,
      });
      await kept.catch(() => lost.push(moves));
    }
    const far = await tabTo(page, moves % 5 === 3 ? /^(Reel here|.*×|Clap Board)/ : /^(Reel here|.*×)/);
    expect(far, 'the next choice is near').toBeLessThan(40);
    await page.keyboard.press(moves % 2 ? 'Enter' : 'Space');
    moves += 1;
    await expect(
      page
        .getByText('Your turn')
        .first()
        .or(page.getByText(/is thinking/).first())
        .or(result(page))
        .first(),
    ).toBeVisible();
  }
  expect(moves).toBeGreaterThan(8);
  expect(lost, 'moves after which the focus was nowhere').toEqual([]);
  await tabTo(page, /^Once more/);
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeHidden();
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull();
});
