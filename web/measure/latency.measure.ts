// How soon a move is seen in another player's window.
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

/** Record when the page is clicked and when its log has grown on the screen. */
async function record(page: Page): Promise<void> {
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

test('from a click to the move in the other window', async ({ arrive }) => {
  const [one, other] = await Promise.all([arrive(), arrive()]);
  const code = await openTable(one, { game: 'dream-factory', players: 2, people: 1 });
  await one.goto(`/t/${code}`);
  await other.goto(`/t/${code}`);
  await other.getByRole('button', { name: /Take this seat/ }).click();
  await start(one, code);
  await Promise.all([one, other].map(record));
  const latencies: number[] = [];
  while (latencies.length < MOVES && !(await result(one).isVisible())) {
    const asked = (page: Page) => page.locator('.question.asked[aria-busy="false"]');
    await Promise.race([one, other].map((page) => asked(page).waitFor()));
    const [mover, watcher] = (await asked(one).isVisible()) ? [one, other] : [other, one];
    const before = await watcher.evaluate(() => window.times.shown.length);
    await answerFilms(mover, 3);
    await watcher.waitForFunction((count) => window.times.shown.length > count, before);
    const clicked = await mover.evaluate(() => window.times.clicked);
    latencies.push((await watcher.evaluate((count) => window.times.shown[count]!, before)) - clicked);
  }
  const found = `p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p95 ${quantile(latencies, 0.95).toFixed(0)} ms`;
  report(`click to move in the other window (${latencies.length} moves)`, found, 'p95 ≤ 150 ms');
});
