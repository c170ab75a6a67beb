// How soon a phone that comes for the first time shows the four pictures, the sky and the stars on it.
import type { Page } from '@playwright/test';
import type { DreamsView } from '../src/lib/api';
import { test } from '../browser/fixtures';
import { reach } from '../browser/tables';
import { quantile, tell } from './told';

const VISITS = 7;
const SHOWN = 5; // four pictures and the sky

declare global {
  interface Window {
    pressed: number;
  }
}

/** Asks the browser to note when a picture or the sky is really painted, which it does if asked before it is. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const image of document.querySelectorAll('.pictures img, .night'))
        image.setAttribute('elementtiming', 'dream');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** When the last of the pictures and the sky was on the screen, in milliseconds from the call of the page. */
function shown(page: Page): Promise<number> {
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
    SHOWN,
  );
}

/** From the foyer to the table: milliseconds from the press. */
async function shownFromFoyer(page: Page, code: string): Promise<number> {
  await page.goto('/');
  const way = page.locator(`a[href="/t/${code}"]`).first();
  await way.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('click', (event) => (window.pressed = event.timeStamp), { capture: true, once: true }),
  );
  const done = way.click();
  const at = await shown(page);
  await done;
  return at - (await page.evaluate(() => window.pressed));
}

test('pictures, sky and stars of Dreams', async ({ arrive }) => {
  const host = await arrive();
  const laid = (view: unknown): boolean => (view as DreamsView).stars.length >= 4;
  const code = await reach(host, { game: 'dreams' }, laid);
  await host.goto(`/t/${code}`); // so that the foyer knows of it
  await host.locator('.sky').waitFor();
  const state = await host.context().storageState();
  const took = { 'for the first time': [] as number[], 'from the foyer': [] as number[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const way of Object.keys(took) as (keyof typeof took)[]) {
      const page = await arrive({
        ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
        ...{ deviceScaleFactor: 2, storageState: state },
      });
      const wire = await page.context().newCDPSession(page);
      await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await watch(page);
      if (way === 'from the foyer') took[way].push(await shownFromFoyer(page, code));
      else {
        await page.goto(`/t/${code}`);
        took[way].push(await shown(page));
      }
      await page.close();
    }
  }
  for (const [way, times] of Object.entries(took)) {
    const found = `p50 ${quantile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
    tell(`pictures, sky and stars at 4×, ${way}`, found, '≤ 1000 ms');
  }
});
