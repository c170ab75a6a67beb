// How soon a move is seen in the other window, and how smoothly on a slow phone.
import type { Page } from '@playwright/test';
import { test } from '../browser/house';
import { answerFilms, result } from '../browser/playing';
import { openTable, start } from '../browser/tables';
import { quantile, tell } from './told';

const MOVES = 50;

interface Stamps {
  clicked: number;
  shown: number[];
  gaps: number[];
}
declare global {
  interface Window {
    stamps: Stamps;
  }
}

/** Notes when the page is clicked, when its log has grown on the screen, and the gaps between frames meanwhile. */
async function stamp(page: Page): Promise<void> {
  await page.locator('[aria-labelledby="log-title"] ol').waitFor();
  await page.evaluate(() => {
    const stamps: Stamps = (window.stamps = { clicked: 0, shown: [], gaps: [] });
    addEventListener('click', (event) => (stamps.clicked = performance.timeOrigin + event.timeStamp), true);
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => stamps.shown.push(performance.timeOrigin + performance.now())),
      ),
    ).observe(document.querySelector('[aria-labelledby="log-title"] ol')!, { childList: true });
    let last = performance.now();
    const frame = (now: number): void => {
      stamps.gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

test('from a click to the move in the other window', async ({ arrive }) => {
  const [one, other] = await Promise.all([arrive(), arrive()]);
  const code = await openTable(one, { game: 'dream-factory', players: 2, people: 1 });
  await one.goto(`/t/${code}`);
  await other.goto(`/t/${code}`);
  await other.getByRole('button', { name: /Sit down/ }).click();
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

const CHOICE = [
  '.question.asked[aria-busy="false"] .button.go:enabled',
  '.ask .button.go:enabled',
  '.columns .button:enabled',
].join();

/** Plays in the page itself: whoever looks from outside takes the page's time. */
function playWithin({ moves, choice }: { moves: number; choice: string }): Promise<void> {
  return new Promise((done) => {
    let made = 0;
    const press = (): void => {
      const space = document.querySelector<HTMLElement>('button.space.lit');
      const chosen = document.querySelector('button.space.lit[aria-pressed="true"]');
      const go = document.querySelector<HTMLElement>(choice);
      if (document.getElementById('result-title') || made === moves) return done();
      if (space && !chosen) space.click();
      else if (go) {
        go.click();
        made += 1;
      }
      setTimeout(press, 400); // what the press sets in motion is part of it
    };
    press();
  });
}

for (const game of ['dream-factory', 'hollywood']) {
  test(`frames while ${game} is played on a slow phone`, async ({ arrive }) => {
    const page = await arrive({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const code = await openTable(page, { game });
    await page.goto(`/t/${code}`);
    await start(page, code);
    await stamp(page);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator(CHOICE).first().click(); // by hand, so that sound wakes
    await page.waitForTimeout(2000); // the page has come, and all that it does then is done
    await page.evaluate(() => void (window.stamps.gaps = []));
    await page.evaluate(playWithin, { moves: 12, choice: CHOICE });
    const gaps = await page.evaluate(() => window.stamps.gaps);
    const slow = gaps.filter((gap) => gap > 50);
    const found = `${slow.length} of ${gaps.length}, worst ${Math.max(...gaps).toFixed(0)} ms`;
    tell(`frames over 50 ms at 4× throttle, ${game}`, found, 'none');
  });
}
