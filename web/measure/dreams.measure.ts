// How soon a phone that comes for the first time shows the four pictures, the sky and the stars on it.
import type { Page } from '@playwright/test';
import type { DreamsView } from '../src/lib/api';
import { test } from '../browser/house';
import { reach } from '../browser/tables';
import { quantile, tell } from './told';

const VISITS = 7;
const SHOWN = 5; // four pictures and the sky

/** When the last of the pictures and the sky was on the screen, in milliseconds from the call of the address. */
async function shown(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    // The browser notes when an image is really painted if the image asks for it before it is.
    new MutationObserver(() => {
      for (const image of document.querySelectorAll('.pictures img, .night'))
        image.setAttribute('elementtiming', 'dream');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
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

test('pictures, sky and stars of Dreams', async ({ arrive }) => {
  const host = await arrive();
  const laid = (view: unknown): boolean => (view as DreamsView).stars.length >= 4;
  const code = await reach(host, { game: 'dreams' }, laid);
  const state = await host.context().storageState();
  const took: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await arrive({
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...{ deviceScaleFactor: 2, storageState: state },
    });
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    took.push(await shown(page, `/t/${code}`));
    await page.close();
  }
  const found = `p50 ${quantile(took, 0.5).toFixed(0)} ms, worst ${Math.max(...took).toFixed(0)} ms`;
  tell('pictures, sky and stars at 4× throttle, Dreams', found, '≤ 1000 ms');
});
