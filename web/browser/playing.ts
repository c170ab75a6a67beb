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
  await expect(result(page)).toBeVisible();
  const title = await page.locator('#result-title').innerText();
  const points = await result(page)
    .getByRole('list', { name: 'Points, and what for' })
    .locator('> li')
    .allInnerTexts();
  return { title, points };
}
