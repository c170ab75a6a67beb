// Play games by clicking the controls of the page.
import { errors, expect, type Locator, type Page } from '@playwright/test';

/** The question of a films table, once it accepts an answer. */
const question = (page: Page): Locator => page.locator('section.question.asked[aria-busy="false"]');
/** The result at the end of a game. */
export const result = (page: Page): Locator => page.locator('section[aria-labelledby="result-title"]');
/** The ceremony before the result. It is left out if animations are off. */
export const ceremony = (page: Page): Locator => page.locator('dialog.ceremony');

/** Click a control, unless it disappears first because the page makes the only legal move itself. */
async function clickIfStillThere(control: Locator): Promise<void> {
  await control.click({ timeout: 5000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Answer one question at a films table, bidding at most `maxBid`. Return false when the game is over. */
export async function answerFilms(page: Page, maxBid = 4): Promise<boolean> {
  const asked = question(page);
  await asked.or(result(page)).first().waitFor({ timeout: 60_000 }); // expect() would poll only once a second
  if (await result(page).isVisible()) return false;
  const legalSpaces = page.locator('button.space.selectable');
  // The legal spaces for a tile are highlighted a moment after the question.
  const choice = asked.locator('.pick, .button.primary:enabled').first();
  await legalSpaces.or(choice).first().waitFor();
  if (await legalSpaces.count()) {
    await clickIfStillThere(legalSpaces.first());
    return true;
  }
  const bid = asked.getByRole('button', { name: /^Bid (\d+)$/ }).first();
  const amount = (await bid.count()) ? Number(/\d+/.exec(await bid.innerText())?.[0]) : null;
  const pass = asked.getByRole('button', { name: 'Pass' });
  await clickIfStillThere(amount !== null && amount > maxBid ? pass : choice);
  return true;
}

/** Play at a films table until the game is over. */
export async function playFilms(page: Page, maxBid?: number): Promise<void> {
  while (await answerFilms(page, maxBid));
}

/** Return the text of each seat's score sheet, in the order of the places. `name` replaces the “You” of the page. */
export async function readResult(page: Page, name = 'You'): Promise<{ points: string[] }> {
  await expect(result(page).locator('figure')).toBeVisible(); // the last part to appear
  const points = await result(page)
    .getByRole('list', { name: 'Score sheet' })
    .locator('> li')
    .allInnerTexts();
  return { points: points.map((text) => text.replace(/^You$/m, name)) };
}

/** The buttons that make a move at a table of films or Hollywood. */
export const MOVE_BUTTON = [
  '.question.asked[aria-busy="false"] :is(.pick, .button.primary:enabled)',
  '.ask .button.primary:enabled',
  '.columns .target:enabled',
].join();

/** Make up to `moves` moves from a script in the page: Playwright's own calls would slow it down. */
export async function playInPage(page: Page, moves: number): Promise<void> {
  const play = ({ button, moves }: { button: string; moves: number }): Promise<void> =>
    new Promise((resolve) => {
      let made = 0;
      const click = (element: HTMLElement) =>
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      const step = (): void => {
        document.querySelector<HTMLElement>('.ceremony .button')?.click(); // skips it
        const space = document.querySelector<HTMLElement>('button.space.selectable');
        const move = space ?? document.querySelector<HTMLElement>(button);
        if (document.getElementById('result-title') || made === moves) return resolve();
        if (move) {
          click(move);
          made += 1;
        }
        setTimeout(step, 400); // leave time for the animations that a click starts
      };
      step();
    });
  await page.evaluate(play, { button: MOVE_BUTTON, moves });
}
