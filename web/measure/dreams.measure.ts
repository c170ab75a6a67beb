// Measure how long a slow phone takes to show the four pictures, the sky and the stars of Dreams.
import type { Page } from '@playwright/test';
import type { DreamsView } from '../src/games/dreams/types';
import { test } from '../browser/fixtures';
import { reach } from '../browser/tables';
import { quantile, report } from './report';

const VISITS = 7;
const IMAGES = 5; // four pictures and the sky

declare global {
  interface Window {
    clickedAt: number;
  }
}

/** Mark the pictures and the sky for the Element Timing API as soon as they are created, before they are painted. */
async function markImages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const image of document.querySelectorAll('.pictures img, .night'))
        image.setAttribute('elementtiming', 'dream');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Return the time at which all pictures were painted and a star was present, in milliseconds since navigation. */
function paintTime(page: Page): Promise<number> {
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const painted = new Set<string>();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            url: string;
            renderTime: number;
          })[]) {
            painted.add(entry.url);
            const stars = document.querySelectorAll('.sky .star').length;
            if (painted.size === count && stars) resolve(entry.renderTime);
          }
        }).observe({ type: 'element', buffered: true });
      }),
    IMAGES,
  );
}

/** Return the milliseconds from a click on the home page until the table is painted. */
async function paintTimeFromHome(page: Page, code: string): Promise<number> {
  await page.goto('/');
  const link = page.locator(`a[href="/t/${code}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('click', (event) => (window.clickedAt = event.timeStamp), { capture: true, once: true }),
  );
  const click = link.click();
  const painted = await paintTime(page);
  await click;
  return painted - (await page.evaluate(() => window.clickedAt));
}

test('pictures, sky and stars of Dreams', async ({ newPage }) => {
  const host = await newPage();
  const hasStars = (view: unknown): boolean => (view as DreamsView).stars.length >= 4;
  const code = await reach(host, { game: 'dreams' }, hasStars);
  await host.goto(`/t/${code}`); // so that the home page lists it
  await host.locator('.sky').waitFor();
  const state = await host.context().storageState();
  const times = { 'first visit': [] as number[], 'from the home page': [] as number[] };
  for (let count = 0; count < VISITS; count += 1) {
    for (const visit of Object.keys(times) as (keyof typeof times)[]) {
      const page = await newPage({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        storageState: state,
      });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await markImages(page);
      if (visit === 'from the home page') times[visit].push(await paintTimeFromHome(page, code));
      else {
        await page.goto(`/t/${code}`);
        times[visit].push(await paintTime(page));
      }
      await page.close();
    }
  }
  for (const [visit, durations] of Object.entries(times)) {
    const result = `p50 ${quantile(durations, 0.5).toFixed(0)} ms, worst ${Math.max(...durations).toFixed(0)} ms`;
    report(`pictures, sky and stars at 4×, ${visit}`, result, '≤ 1000 ms');
  }
});
