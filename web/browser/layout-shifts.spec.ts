// Content that moves is animated; all other content keeps its position.
import type { Page } from '@playwright/test';
import { waitUntilSettled } from './pageChecks';
import { expect, test } from './fixtures';
import { takeShifts, recordShifts } from './layoutShifts';
import { MOVE_BUTTON, playInPage, readResult } from './play';
import { MatineeServer } from './server';
import { canFinishAllGenres, openTable, reach, start } from './tables';

// The sum over all moves, stricter than the 0.1 within five seconds that browsers call good. What remains comes from
// animations that restart while they run, and from content fixed to the lower edge of a phone.
const MAX_SHIFT = 0.08;

const servers: MatineeServer[] = [];
test.afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

const MOVES = { 'dream-factory': 8, hollywood: Infinity }; // Infinity: play to the end, where much changes at once

for (const [game, moves] of Object.entries(MOVES)) {
  for (const width of [360, 1440]) {
    test(`the layout shift of ${game} at ${width} px stays under ${MAX_SHIFT}`, async ({ newPage }) => {
      test.setTimeout(300_000);
      const server = await MatineeServer.launch({ pace: true });
      servers.push(server);
      const page = await newPage({ server, viewport: { width, height: width < 1000 ? 740 : 900 } });
      const code = await openTable(page, { game });
      await page.goto(`/t/${code}`);
      await start(page, code);
      await page.locator(MOVE_BUTTON).first().waitFor();
      await recordShifts(page);
      await playInPage(page, moves);
      if (moves === Infinity) await readResult(page);
      const shifts = await takeShifts(page);
      const largest = shifts.sort((a, b) => b.value - a.value).slice(0, 5);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(largest, null, 1)).toBeLessThan(MAX_SHIFT);
      await page.close();
    });
  }
}

const TOLERANCE = 2; // pixels, for rounding

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** Check in all languages and the given sizes that an element is equally far from the top at all tables. */
async function expectSameOffset(
  page: Page,
  selector: string,
  codes: string[],
  sizes: typeof SIZES,
): Promise<void> {
  for (const language of ['en', 'fr', 'de']) {
    await page.goto('/');
    await page.locator('.language select').selectOption(language);
    const offsets: number[][] = []; // by table and size
    for (const code of codes) {
      await page.goto(`/t/${code}`);
      await page.locator(MOVE_BUTTON).or(page.locator('.held')).first().waitFor();
      const offsetsBySize: number[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await waitUntilSettled(page);
        offsetsBySize.push(await page.locator(selector).evaluate((each: HTMLElement) => each.offsetTop));
      }
      offsets.push(offsetsBySize);
    }
    for (const [size, { width }] of sizes.entries()) {
      const offsetsAtSize = offsets.map((each) => each[size]!);
      const spread = Math.max(...offsetsAtSize) - Math.min(...offsetsAtSize);
      expect(spread, `${language}, ${width} px: ${offsetsAtSize.join()}`).toBeLessThanOrEqual(TOLERANCE);
    }
  }
}

test('the cards of Hollywood keep their position when a film is to be finished', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const isLaying = (_: unknown, moves: string[]) => moves.includes('double') && moves.includes('clap');
  const codes = [
    await reach(page, { game: 'hollywood' }, isLaying),
    await reach(page, { game: 'hollywood' }, (_, moves) => canFinishAllGenres(moves)),
  ];
  await expectSameOffset(page, '.lot', codes, SIZES);
});

test('the films of your own studio keep their position in every stage of a round', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const codes: string[] = [];
  for (const stage of ['bidding', 'taking', 'placing'])
    codes.push(
      await reach(page, { game: 'dream-factory' }, (view, moves) => view.stage === stage && moves.length > 1),
    );
  await expectSameOffset(page, 'div.studio', codes, SIZES.slice(1)); // on a phone the films are below the question
});
