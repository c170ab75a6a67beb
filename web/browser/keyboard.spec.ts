// Games played with the keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { reach } from './tables';
import { ceremony, result } from './play';

/** Press Tab until an enabled element with this name has the focus. Return how often Tab was pressed. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = page.locator(':focus');
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(label.replace(/\s+/g, ' ').trim()) && (await focused.isEnabled())) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Return whether an element has the focus, or receives it within two seconds. */
async function hasFocus(page: Page): Promise<boolean> {
  const focused = page.waitForFunction(() => document.activeElement !== document.body, null, {
    timeout: 2000,
  });
  return focused.then(
    () => true,
    () => false,
  );
}

test('Hollywood can be played against bots to the end by keyboard alone', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const mark = (event: Event) => document.documentElement.setAttribute('data-mouse', event.type);
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, mark, true);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hollywood' })).toBeVisible();
  await tabTo(page, /^Play now.*Hollywood/);
  await page.keyboard.press('Enter');

  const choice = page
    .locator('.board')
    .getByRole('button', { name: /Reel here|Clap Board|Double Reel|×/, disabled: false });
  let moves = 0;
  const withoutFocus: number[] = [];
  for (;;) {
    await choice.or(ceremony(page)).first().waitFor({ timeout: 60_000 });
    if (await ceremony(page).isVisible()) break;
    if (moves && !(await hasFocus(page))) withoutFocus.push(moves);
    const presses = await tabTo(page, moves % 5 === 3 ? /^(Reel here|.*×|Clap Board)/ : /^(Reel here|.*×)/);
    expect(presses, 'presses of Tab to the next choice').toBeLessThan(40);
    await page.keyboard.press(moves % 2 ? 'Enter' : 'Space');
    moves += 1;
    await expect(
      page
        .getByText('Your turn')
        .first()
        .or(page.getByText(/is thinking/).first())
        .or(ceremony(page))
        .first(),
    ).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeVisible();
  expect(moves).toBeGreaterThan(8);
  expect(withoutFocus, 'moves after which no element had the focus').toEqual([]);
  expect(await hasFocus(page), 'an element has the focus at the end of the game').toBe(true);
  await tabTo(page, /^Rematch/);
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeHidden();
  expect(await hasFocus(page), 'an element has the focus after “Rematch”').toBe(true);
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull();
});

test('the focus moves to the question after an undo', async ({ newPage }) => {
  const page = await newPage();
  const code = await reach(page, { game: 'hollywood' }, (_, moves) => moves.includes('reel 1'));
  await page.goto(`/t/${code}`);
  await tabTo(page, /^Reel here/);
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await expect(page.locator('.columns .target:enabled').first()).toBeVisible();
  await tabTo(page, /^Undo/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#hollywood-question')).toBeFocused({ timeout: 10_000 });
});
