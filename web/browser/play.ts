// Playing by what the page offers, as people do.
import { expect, type Locator, type Page } from '@playwright/test';

/** What a films player is asked, once it can be answered; or the end of the game. */
const question = (page: Page): Locator => page.locator('section.question.asked[aria-busy="false"]');
export const result = (page: Page): Locator => page.locator('section[aria-labelledby="result-title"]');

/** Answers one question at a films table. Returns false when the game is over. */
export async function answerFilms(page: Page, dearest = 4): Promise<boolean> {
  const asked = question(page);
  await asked.or(result(page)).first().waitFor({ timeout: 60_000 }); // at once, where expect() looks once a second
  if (await result(page).isVisible()) return false;
  const lit = page.locator('button.space.lit');
  // Where a tile is to be placed, the spaces it fits are lit a moment after the question.
  await lit.or(asked.locator('.button.go:enabled')).first().waitFor();
  if (await lit.count()) await lit.first().click();
  const bid = asked.getByRole('button', { name: /^Bid (\d+)$/ }).first();
  const amount = (await bid.count()) ? Number(/\d+/.exec(await bid.innerText())?.[0]) : null;
  if (amount !== null && amount > dearest) await asked.getByRole('button', { name: 'Pass' }).click();
  else await asked.locator('.button.go').first().click();
  return true;
}

/** Plays a films table to its end. */
export async function playFilms(page: Page, dearest?: number): Promise<void> {
  while (await answerFilms(page, dearest));
}

/** The result as somebody reads it. */
export async function readResult(page: Page): Promise<{ title: string; points: string[] }> {
  await expect(result(page).locator('figure')).toBeVisible(); // comes last
  const title = await page.locator('#result-title').innerText();
  const points = await result(page)
    .getByRole('list', { name: 'Score sheet' })
    .locator('> li')
    .allInnerTexts();
  return { title, points };
}

/** What one may press to go on, at a table of films or of Hollywood. */
export const CHOICE = [
  '.question.asked[aria-busy="false"] .button.go:enabled',
  '.ask .button.go:enabled',
  '.columns .button:enabled',
].join();

/** So many moves, or to the end, pressed by the page itself: whoever looks from outside takes the page's time. */
export async function playWithin(page: Page, moves: number): Promise<void> {
  const play = ({ choice, moves }: { choice: string; moves: number }): Promise<void> =>
    new Promise((done) => {
      let made = 0;
      const tap = (what: HTMLElement) =>
        what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      const press = (): void => {
        const space = document.querySelector<HTMLElement>('button.space.lit');
        const chosen = document.querySelector('button.space.lit[aria-pressed="true"]');
        const go = document.querySelector<HTMLElement>(choice);
        if (document.getElementById('result-title') || made === moves) return done();
        if (space && !chosen) tap(space);
        else if (go) {
          tap(go);
          made += 1;
        }
        setTimeout(press, 400); // what the press sets in motion is part of it
      };
      press();
    });
  await page.evaluate(play, { choice: CHOICE, moves });
}
