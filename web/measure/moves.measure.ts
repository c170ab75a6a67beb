// How soon a move is seen in the other window, and how smoothly on a slow phone.
import type { Page } from '@playwright/test';
import { test, type NewPage } from '../browser/fixtures';
import { cumulativeShift, takeShifts, recordShifts } from '../browser/layoutShifts';
import { answerFilms, CHOICE, playWithin, result } from '../browser/play';
import { MatineeServer } from '../browser/server';
import { openTable, start } from '../browser/tables';
import { whilePresenting } from './presented';
import { quantile, tell } from './told';

const MOVES = 50;

interface Stamps {
  clicked: number;
  shown: number[];
  slow: number[];
  /** Those of them in which the browser did something of its own: it collects memory when a page has been open a while. */
  others: number;
}
/** What TypeScript does not know yet. */
interface LongFrame extends PerformanceEntry {
  renderStart: number;
  scripts: unknown[];
}
declare global {
  interface Window {
    stamps: Stamps;
  }
}

/** Notes when the page is clicked, when its log has grown on the screen, and the slow frames. It asks for none itself. */
async function stamp(page: Page): Promise<void> {
  await page.locator('[aria-labelledby="log-title"] ol').waitFor();
  await page.evaluate(() => {
    const stamps: Stamps = (window.stamps = { clicked: 0, shown: [], slow: [], others: 0 });
    addEventListener('click', (event) => (stamps.clicked = performance.timeOrigin + event.timeStamp), true);
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => stamps.shown.push(performance.timeOrigin + performance.now())),
      ),
    ).observe(document.querySelector('[aria-labelledby="log-title"] ol')!, { childList: true });
    // What browsers call long: more than 50 ms from the first of its tasks to the end of its painting.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrame[]) {
        stamps.slow.push(entry.duration);
        const drawing = entry.startTime + entry.duration - entry.renderStart;
        if (!entry.scripts.length && drawing < 10) stamps.others += 1;
      }
    }).observe({ type: 'long-animation-frame' });
  });
}

test('from a click to the move in the other window', async ({ arrive }) => {
  const [one, other] = await Promise.all([arrive(), arrive()]);
  const code = await openTable(one, { game: 'dream-factory', players: 2, people: 1 });
  await one.goto(`/t/${code}`);
  await other.goto(`/t/${code}`);
  await other.getByRole('button', { name: /Take this seat/ }).click();
  await start(one, code);
  await Promise.all([one, other].map(stamp));
  const took: number[] = [];
  while (took.length < MOVES && !(await result(one).isVisible())) {
    const asked = (page: Page) => page.locator('.question.asked[aria-busy="false"]');
    await Promise.race([one, other].map((page) => asked(page).waitFor()));
    const [mover, watcher] = (await asked(one).isVisible()) ? [one, other] : [other, one];
    const before = await watcher.evaluate(() => window.stamps.shown.length);
    await answerFilms(mover, 3);
    await watcher.waitForFunction((count) => window.stamps.shown.length > count, before);
    const clicked = await mover.evaluate(() => window.stamps.clicked);
    took.push((await watcher.evaluate((count) => window.stamps.shown[count]!, before)) - clicked);
  }
  const found = `p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${quantile(took, 0.95).toFixed(0)} ms`;
  tell(`click to move in the other window (${took.length} moves)`, found, 'p95 ≤ 150 ms');
});

/** A slow phone at a table where the game has begun and all that comes with it is done. */
async function sitDown(arrive: NewPage, game: string): Promise<{ page: Page; leave: () => Promise<void> }> {
  const at = await MatineeServer.begin({ pace: true });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await arrive({ ...phone, at });
  const code = await openTable(page, { game });
  await page.goto(`/t/${code}`);
  await start(page, code);
  await page.locator('[aria-labelledby="log-title"] ol').waitFor();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.locator(CHOICE).first().tap(); // by hand, so that sound wakes
  await page.waitForTimeout(2000);
  return { page, leave: () => page.close().then(() => at.end()) };
}

for (const game of ['dream-factory', 'hollywood']) {
  test(`animations while ${game} is played on a slow phone`, async ({ arrive }) => {
    const { page, leave } = await sitDown(arrive, game);
    const gaps = await whilePresenting(page, () => playWithin(page, 12));
    const found = `p50 ${quantile(gaps, 0.5).toFixed(0)} ms, p95 ${quantile(gaps, 0.95).toFixed(0)} ms, worst ${Math.max(...gaps).toFixed(0)} ms`;
    tell(`frames in animations at 4× throttle, ${game} (${gaps.length})`, found, '17 ms, none over 50');
    await leave();
  });

  // Nothing else is noted meanwhile, which would take the page's time.
  test(`long frames while ${game} is played on a slow phone`, async ({ arrive }) => {
    const { page, leave } = await sitDown(arrive, game);
    await stamp(page);
    await recordShifts(page);
    await playWithin(page, 24); // in Hollywood, to the end
    await page.waitForTimeout(1500);
    const { slow, others } = await page.evaluate(() => window.stamps);
    const found = `${slow.length}, worst ${Math.max(0, ...slow).toFixed(0)} ms, the browser's own ${others}`;
    tell(`frames over 50 ms at 4× throttle, moving or not, ${game}`, found, 'none');
    tell(`layout jumps, ${game}`, cumulativeShift(await takeShifts(page)).toFixed(3), 'good: ≤ 0.1');
    await leave();
  });
}
