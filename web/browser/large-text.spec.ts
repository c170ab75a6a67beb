// Pages for people whose browser uses a larger default font size.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoOverflow, waitUntilSettled } from './pageChecks';
import { expect, test } from './fixtures';
import { openTable, reach } from './tables';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const isStage = (stage: string) => (view: { stage: string }) => view.stage === stage;

test('no page scrolls sideways at twice the default font size', async ({
  playwright,
  server,
  launchOptions,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  await mkdir(join(folder, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const options = { ...launchOptions, baseURL: server.url, locale: 'de', viewport: SIZES[0]! };
  const context = await playwright.chromium.launchPersistentContext(folder, options);
  try {
    const page = await context.newPage();
    await page.goto('/');
    const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(fontSize).toBe('32px');
    const addresses = [
      '/',
      `/t/${await openTable(page, { game: 'dream-factory', openSeats: 1 })}`,
      `/t/${await reach(page, { game: 'dream-factory' }, isStage('bidding'))}`,
      `/t/${await reach(page, { game: 'dream-factory' }, isStage('placing'))}`,
      `/t/${await reach(page, { game: 'dream-factory' }, isStage('taking'))}`,
      `/t/${await reach(page, { game: 'hollywood' }, isStage('finishing'))}`,
      '/rules/films',
    ];
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('main h1, main h2, main article').first().waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await waitUntilSettled(page);
        await expectNoOverflow(page);
      }
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
