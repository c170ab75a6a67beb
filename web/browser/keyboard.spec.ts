// A whole game without touching a mouse.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { reach } from './tables';
import { result } from './play';

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

/** Whether something has the focus, or gets it soon. */
async function isSomewhere(page: Page): Promise<boolean> {
  const somewhere = page.waitForFunction(() => document.activeElement !== document.body, null, {
    timeout: 2000,
  });
  return somewhere.then(
    () => true,
    () => false,
  );
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
    if (moves && !(await isSomewhere(page))) lost.push(moves);
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
  expect(await isSomewhere(page), 'at the end of the game the focus is somewhere').toBe(true);
  await tabTo(page, /^Rematch/);
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeHidden();
  expect(await isSomewhere(page), 'after “Rematch” the focus is somewhere').toBe(true);
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull();
});

test('whoever takes a move back goes on at the question', async ({ arrive }) => {
  const page = await arrive();
  const code = await reach(page, { game: 'hollywood' }, (_, moves) => moves.includes('reel 1'));
  await page.goto(`/t/${code}`);
  await tabTo(page, /^Reel here/);
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Undo' });
  await expect(back).toBeEnabled();
  await expect(page.locator('.columns .button.go').first()).toBeVisible();
  await tabTo(page, /^Undo/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#hollywood-question')).toBeFocused({ timeout: 10_000 });
});
