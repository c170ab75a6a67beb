// What has to make room glides, and all else stays where it is.
import type { Page } from '@playwright/test';
import { waitUntilSettled } from './pageChecks';
import { expect, test } from './fixtures';
import { takeShifts, recordShifts } from './layoutShifts';
import { CHOICE, playWithin, readResult } from './play';
import { MatineeServer } from './server';
import { isFullChoice, openTable, reach, start } from './tables';

// In all, of which browsers call 0.1 within five seconds good. What they still count glides anew while it is gliding, or
// is held at the lower edge of a phone.
const LITTLE = 0.08;

const ends: (() => Promise<void>)[] = [];
test.afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))));

const MOVES = { 'dream-factory': 8, hollywood: Infinity }; // to the end, where much changes at once

for (const [game, moves] of Object.entries(MOVES)) {
  for (const width of [360, 1440]) {
    test(`nothing jumps while ${game} is played at ${width} px`, async ({ arrive }) => {
      test.setTimeout(300_000);
      const at = await MatineeServer.begin({ pace: true });
      ends.push(() => at.end());
      const page = await arrive({ at, viewport: { width, height: width < 1000 ? 740 : 900 } });
      const code = await openTable(page, { game });
      await page.goto(`/t/${code}`);
      await start(page, code);
      await page.locator(CHOICE).first().waitFor();
      await recordShifts(page);
      await playWithin(page, moves);
      if (moves === Infinity) await readResult(page);
      const jumps = await takeShifts(page);
      const worst = jumps.sort((one, other) => other.value - one.value).slice(0, 5);
      const sum = jumps.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(worst, null, 1)).toBeLessThan(LITTLE);
      await page.close();
    });
  }
}

const LEAST = 2; // pixels that nobody sees: parts of one are rounded

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** How far down something lies at each table, in all sizes and languages, must be the same at all of them. */
async function liesStill(page: Page, what: string, codes: string[], sizes: typeof SIZES): Promise<void> {
  for (const language of ['en', 'fr', 'de']) {
    await page.goto('/');
    await page.locator('.language select').selectOption(language);
    const tops: number[][] = [];
    for (const code of codes) {
      await page.goto(`/t/${code}`);
      await page.locator(CHOICE).or(page.locator('.held')).first().waitFor();
      const found: number[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await waitUntilSettled(page);
        found.push(await page.locator(what).evaluate((each: HTMLElement) => each.offsetTop));
      }
      tops.push(found);
    }
    for (const [size, { width }] of sizes.entries()) {
      const found = tops.map((each) => each[size]!);
      const spread = Math.max(...found) - Math.min(...found);
      expect(spread, `${language}, ${width} px: ${found.join()}`).toBeLessThanOrEqual(LEAST);
    }
  }
}

test('the cards of Hollywood lie where they lay when a film is to be finished', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce' });
  const laying = (_: unknown, moves: string[]) => moves.includes('double') && moves.includes('clap');
  const codes = [
    await reach(page, { game: 'hollywood' }, laying),
    await reach(page, { game: 'hollywood' }, (_, moves) => isFullChoice(moves)),
  ];
  await liesStill(page, '.lot', codes, SIZES);
});

test('one’s films lie where they lay, whatever one is asked', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce' });
  const codes: string[] = [];
  for (const stage of ['bidding', 'taking', 'placing'])
    codes.push(await reach(page, { game: 'dream-factory' }, (view) => view.stage === stage));
  await liesStill(page, 'div.studio', codes, SIZES.slice(1)); // on a phone the question lies above them
});
