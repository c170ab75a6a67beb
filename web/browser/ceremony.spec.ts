// The end of a game: the ceremony, the result, and sharing it.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, expectNoOverflow, expectTouchTargets, waitUntilSettled } from './pageChecks';
import { ceremony, result } from './play';
import { fetchTable, openFinishedTable, openTable, playUntil, start } from './tables';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

type RecordingWindow = typeof window & { awards: Set<string> };

/** Let the next page of the tab record the titles of the awards that it presents. */
async function recordAwards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const awards = ((window as RecordingWindow).awards = new Set<string>());
    new MutationObserver(() => {
      const title = document.querySelector('.ceremony:has(.award) h2')?.textContent;
      if (title) awards.add(title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const presentedAwards = (page: Page): Promise<number> =>
  page.evaluate(() => (window as RecordingWindow).awards.size);

for (const viewport of SIZES) {
  const size = `${viewport.width} × ${viewport.height}`;

  test(`at ${size} the trophies and the places are presented once, then the result is shown`, async ({
    newPage,
  }) => {
    const page = await newPage({ viewport });
    const code = await openFinishedTable(page, { game: 'dream-factory' });
    const { update } = await fetchTable(page, code);
    await recordAwards(page);
    await page.goto(`/t/${code}`);
    await expect(ceremony(page).locator('.award img').first()).toBeVisible();
    await expect(result(page)).toBeHidden();
    await expect(ceremony(page).getByRole('button', { name: 'Skip' })).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);

    // Each trophy comes on stage, then the places with all points.
    const trophies = new Set(update!.score_sheet!.map(({ ids }) => ids?.trophy).filter(Boolean));
    await ceremony(page).getByRole('button', { name: 'Show the result' }).waitFor({ timeout: 60_000 });
    expect(await presentedAwards(page)).toBe(trophies.size);
    const rows = ceremony(page).getByRole('listitem');
    const points = [...update!.points!].sort((a, b) => b - a);
    await expect.poll(() => rows.locator('b span').first().innerText()).toBe(String(points[0]));
    await expect(rows).toHaveCount(4);
    await expectAccessible(page);

    await ceremony(page).getByRole('button', { name: 'Show the result' }).click();
    await expect(page.locator('#result-title')).toHaveText(/^You (win|share|came)/);
    await expect(result(page).locator('figure')).toBeVisible();
    await waitUntilSettled(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectTouchTargets(page);
    expect(await result(page).locator('img.trophy').count()).toBeGreaterThanOrEqual(trophies.size);

    await page.reload();
    await expect(result(page)).toBeVisible();
    await expect(ceremony(page)).toHaveCount(0);
  });

  test(`at ${size} a game without awards ends with its places, after the last scene, and Escape skips it`, async ({
    newPage,
  }) => {
    const page = await newPage({ viewport });
    const code = await openTable(page, { game: 'hollywood', players: 3 });
    await start(page, code);
    await page.goto(`/t/${code}`);
    await page.locator('.marquee').waitFor();
    await playUntil(page, code, () => false);
    await ceremony(page).waitFor();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(ceremony(page).locator('.award')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(ceremony(page)).toHaveCount(0);
    await expect(page.locator('#result-title')).toBeFocused();
  });
}

test('without animations, and for a spectator who comes later, the result is shown at once', async ({
  newPage,
}) => {
  const player = await newPage({ reducedMotion: 'reduce' });
  const code = await openFinishedTable(player, { game: 'hollywood', players: 3 });
  const spectator = await newPage();
  for (const page of [player, spectator]) {
    await page.goto(`/t/${code}`);
    await expect(result(page)).toBeVisible();
    await expect(ceremony(page)).toHaveCount(0);
  }
  await expect(spectator.locator('#result-title')).toHaveText(/wins?( together)?$/);
});

test('sharing saves a picture of the result and copies the link without the key', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
  const code = await openFinishedTable(page, { game: 'hollywood', players: 3 });
  await page.goto(`/t/${code}`);
  const download = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Share result' }).click();
  expect((await download).suggestedFilename()).toBe(`matinee-${code}-1.png`);
  await expect(result(page).getByRole('button', { name: 'Link copied, picture saved' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/t/${code}`, page.url()).href,
  );
});
