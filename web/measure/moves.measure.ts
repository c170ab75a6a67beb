// How soon a move is seen in the other window, and how smoothly on a slow phone.
import type { Page } from '@playwright/test';
import { test } from '../browser/house';
import { answerFilms, result } from '../browser/playing';
import { MatineeServer } from '../browser/server';
import { openTable, start } from '../browser/tables';
import { whilePresenting } from './presented';
import { quantile, tell } from './told';

const MOVES = 50;

interface Stamps {
  clicked: number;
  shown: number[];
  frames: number;
  slow: number[];
  /** Those of them in which the browser did something of its own: it collects memory when a page has been open a while. */
  others: number;
  jumps: Jump[];
}
/** Something moved without being animated: by how much of the screen, and how far. */
interface Jump {
  startTime: number;
  value: number;
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

/** Notes when the page is clicked, when its log has grown on the screen, how many frames it drew, and the slow ones. */
async function stamp(page: Page): Promise<void> {
  await page.locator('[aria-labelledby="log-title"] ol').waitFor();
  await page.evaluate(() => {
    const stamps: Stamps = (window.stamps = {
      clicked: 0,
      shown: [],
      frames: 0,
      slow: [],
      others: 0,
      jumps: [],
    });
    addEventListener('click', (event) => (stamps.clicked = performance.timeOrigin + event.timeStamp), true);
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => stamps.shown.push(performance.timeOrigin + performance.now())),
      ),
    ).observe(document.querySelector('[aria-labelledby="log-title"] ol')!, { childList: true });
    const frame = (): void => {
      stamps.frames += 1;
      requestAnimationFrame(frame);
    };
    // What browsers call long: more than 50 ms from the first of its tasks to the end of its painting.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrame[]) {
        stamps.slow.push(entry.duration);
        const drawing = entry.startTime + entry.duration - entry.renderStart;
        if (!entry.scripts.length && drawing < 10) stamps.others += 1;
      }
    }).observe({ type: 'long-animation-frame' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) stamps.jumps.push(entry.toJSON() as Jump);
    }).observe({ type: 'layout-shift' });
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

/** As browsers do: the most within five seconds, less where a second passes without any. */
function cumulated(jumps: Jump[]): number {
  let [most, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of jumps) {
    if (startTime - last > 1000 || startTime - began > 5000) [sum, began] = [0, startTime];
    sum += value;
    last = startTime;
    most = Math.max(most, sum);
  }
  return most;
}

const CHOICE = [
  '.question.asked[aria-busy="false"] .button.go:enabled',
  '.ask .button.go:enabled',
  '.columns .button:enabled',
].join();

/** Plays in the page itself: whoever looks from outside takes the page's time. */
function playWithin({ moves, choice }: { moves: number; choice: string }): Promise<void> {
  return new Promise((done) => {
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
}

for (const game of ['dream-factory', 'hollywood']) {
  test(`frames while ${game} is played on a slow phone`, async ({ arrive }) => {
    const at = await MatineeServer.begin({ pace: true });
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await arrive({ ...phone, at });
    const code = await openTable(page, { game });
    await page.goto(`/t/${code}`);
    await start(page, code);
    await stamp(page);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator(CHOICE).first().tap(); // by hand, so that sound wakes
    await page.waitForTimeout(2000); // the page has come, and all that it does then is done
    await page.evaluate(() => Object.assign(window.stamps, { frames: 0, slow: [], others: 0, jumps: [] }));
    const presented = await whilePresenting(page, () =>
      page.evaluate(playWithin, { moves: 12, choice: CHOICE }),
    );
    const { frames, slow, others, jumps } = await page.evaluate(() => window.stamps);
    const gaps = `p50 ${quantile(presented, 0.5).toFixed(0)} ms, p95 ${quantile(presented, 0.95).toFixed(0)} ms, worst ${Math.max(...presented).toFixed(0)} ms`;
    tell(`frames in animations at 4× throttle, ${game} (${presented.length})`, gaps, '17 ms, none over 50');
    const found = `${slow.length} of ${frames}, worst ${Math.max(0, ...slow).toFixed(0)} ms, the browser's own ${others}`;
    tell(`all of the page's own frames over 50 ms, ${game}`, found, 'none');
    tell(`layout jumps, ${game}`, cumulated(jumps).toFixed(3), 'good: ≤ 0.1');
    await page.close();
    await at.end();
  });
}
