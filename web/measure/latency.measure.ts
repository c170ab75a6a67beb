// Measure how long a move takes to appear in another player's window.
import type { Page } from '@playwright/test';
import { test } from '../browser/fixtures';
import { answerFilms, result } from '../browser/play';
import { openTable, start } from '../browser/tables';
import { quantile, report } from './report';

const MOVES = 50;
const LOG = '[aria-labelledby="log-title"] ol';

interface Times {
  clicked: number;
  shown: number[];
}
declare global {
  interface Window {
    times: Times;
  }
}

/** Record the times of clicks and of paints that follow a new log entry. */
async function recordTimes(page: Page): Promise<void> {
  await page.locator(LOG).waitFor();
  await page.evaluate((log) => {
    const times: Times = (window.times = { clicked: 0, shown: [] });
    addEventListener('click', (event) => (times.clicked = performance.timeOrigin + event.timeStamp), true);
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => times.shown.push(performance.timeOrigin + performance.now())),
      ),
    ).observe(document.querySelector(log)!, { childList: true });
  }, LOG);
}

test('from a click to the move in the other window', async ({ newPage }) => {
  const [first, second] = await Promise.all([newPage(), newPage()]);
  const code = await openTable(first, { game: 'dream-factory', players: 2, openSeats: 1 });
  await first.goto(`/t/${code}`);
  await second.goto(`/t/${code}`);
  await second.getByLabel('Your name').fill('Ben');
  await second.getByRole('button', { name: /Take this seat/ }).click();
  await start(first, code);
  await Promise.all([first, second].map(recordTimes));
  const latencies: number[] = [];
  while (latencies.length < MOVES && !(await result(first).isVisible())) {
    const question = (page: Page) => page.locator('.question.asked[aria-busy="false"]');
    await Promise.race([first, second].map((page) => question(page).waitFor()));
    const [mover, watcher] = (await question(first).isVisible()) ? [first, second] : [second, first];
    const before = await watcher.evaluate(() => window.times.shown.length);
    await answerFilms(mover, 3);
    await watcher.waitForFunction((count) => window.times.shown.length > count, before);
    const clicked = await mover.evaluate(() => window.times.clicked);
    latencies.push((await watcher.evaluate((count) => window.times.shown[count]!, before)) - clicked);
  }
  const summary = `p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p95 ${quantile(latencies, 0.95).toFixed(0)} ms`;
  report(`click to move in the other window (${latencies.length} moves)`, summary, 'p95 ≤ 150 ms');
});
