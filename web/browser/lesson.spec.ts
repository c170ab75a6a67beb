// The guided first games, from the first step to the last, in every language and on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Lesson } from '../src/learn/lessonState.svelte';

const GAMES = ['dream-factory', 'traumfabrik', 'hollywood'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const REELS = ['reel 1', 'reel 2', 'reel 3', 'reel 4'];
const CONTINUE = { en: 'Continue', fr: 'Continuer', de: 'Weiter' };

/** Make a move with the controls of the board. `moves` are the legal ones, in the order of the controls. */
async function makeMove(page: Page, move: string, moves: string[]): Promise<void> {
  const [verb = '', , film = '', space = ''] = move.split(' ');
  const index = moves.filter((each) => each.startsWith(`${verb} `)).indexOf(move);
  const controls: Record<string, string> = {
    bid: '.choices .button.first',
    place: `button.selectable[data-film="${film}"][data-space="${space}"]`,
    reel: '.columns .target:enabled',
    take: '.question .pick',
    finish: '.choices .button.primary',
  };
  const found = page.locator(controls[verb]!);
  await (verb === 'bid' || verb === 'place' ? found : found.nth(index)).click();
}

for (const game of GAMES)
  for (const viewport of SIZES)
    for (const language of ['en', 'fr', 'de'] as const)
      test(`the lesson of ${game} can be finished (${viewport.width}, ${language})`, async ({ newPage }) => {
        const page = await newPage({ viewport, locale: language, reducedMotion: 'reduce' });
        const lesson = (await (await page.request.get(`/api/games/${game}/lesson`)).json()) as Lesson;
        await page.goto(`/learn/${game}`);
        const coach = page.locator('.coach');
        for (const { steps, frames } of lesson.parts)
          for (const [index, step] of steps.entries()) {
            await expect(coach.locator('small')).toContainText(`${index + 1} `);
            await expect(coach.locator('.text:not(.muted)')).not.toBeEmpty();
            if (index === steps.length - 1) expect(step.move).toBe('');
            if (step.highlight || step.move)
              await expect(page.locator('[data-spotlight]').first(), step.text).toBeInViewport();
            if (step.move) await makeMove(page, step.move, frames[step.frame]!.moves);
            else await coach.getByRole('button', { name: CONTINUE[language] }).click();
          }
        await expect(coach.getByRole('button')).toHaveCount(2);
      });

test('a wrong move gets a sentence and another try, and a lesson resumes where it was left', async ({
  newPage,
}) => {
  const page = await newPage({ isNew: true, reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now.*Hollywood/ }).click();
  await page.getByRole('link', { name: 'Show me' }).click();
  const coach = page.locator('.coach');
  await coach.getByRole('button', { name: 'Continue' }).click();
  await coach.getByRole('button', { name: 'Continue' }).click();
  await makeMove(page, 'reel 3', REELS);
  await expect(coach).toContainText('Put it on column 2');
  await makeMove(page, 'reel 2', REELS);
  await expect(coach.locator('small')).toHaveText('4 of 11');
  await page.reload();
  await expect(coach.locator('small')).toHaveText('4 of 11');
  await expect(page.locator('.columns > li').nth(1).locator('img.reel')).toHaveCount(2);
});

test('who declines a lesson plays at once, and is not asked again', async ({ newPage }) => {
  const page = await newPage({ isNew: true });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now.*Hollywood/ }).click();
  await page.getByRole('button', { name: 'I know it: play' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now.*Hollywood/ }).click();
  await expect(page).toHaveURL(/\/t\//);
});
