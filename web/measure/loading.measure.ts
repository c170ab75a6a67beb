// Measure the bytes of a first visit, and the Lighthouse scores.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../browser/fixtures';
import { openTable, reach, start } from '../browser/tables';
import { quantile, report } from './report';

const LIGHTHOUSE = 'lighthouse@12';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Return the compressed bytes of a first visit, by kind of resource. */
async function loadedBytes(page: Page, address: string): Promise<Record<string, number>> {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address);
  await page.locator('.games article, .question, .columns').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  return bytes;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;

test('bytes of the first load', async ({ newPage }) => {
  const home = await loadedBytes(await newPage(), '/');
  const codeSize = (bytes: Record<string, number>) => (bytes.Script ?? 0) + (bytes.Stylesheet ?? 0);
  report('home: script and style', kilobytes(codeSize(home)), '≤ 150 KB');
  report(
    'home: pictures, fonts, data',
    [home.Image, home.Font, home.Fetch].map((size) => kilobytes(size ?? 0)).join(', '),
  );
  for (const game of ['dream-factory', 'traumfabrik', 'hollywood']) {
    const page = await newPage();
    const bytes = await loadedBytes(page, `/t/${await reach(page, { game }, () => true)}`);
    report(`table of ${game}: script and style`, kilobytes(codeSize(bytes)), '≤ 150 KB');
    report(
      `table of ${game}: pictures, fonts, data`,
      [bytes.Image, bytes.Font, bytes.Fetch].map((size) => kilobytes(size ?? 0)).join(', '),
    );
  }
});

test('Lighthouse, mobile profile', async ({ newPage, server }) => {
  const host = await newPage();
  const code = await openTable(host, { game: 'dream-factory' });
  await start(host, code);
  for (const address of ['/', `/t/${code}`, '/rules/films']) {
    // Run several times, because other processes on the machine affect the score.
    const runs = Array.from({ length: RUNS }, () => lighthouse(server.url + address));
    const scores = CATEGORIES.map((category) => {
      const values = runs.map((run) => Math.round(100 * (run[category]?.score ?? 0)));
      return `${category} ${quantile(values, 0.5)} (${Math.min(...values)})`;
    });
    report(`Lighthouse ${address.slice(0, 6)}, median (minimum) of ${RUNS}`, scores.join(', '), '≥ 95 each');
  }
});

/** Run Lighthouse, once more if it asks for that, and return its categories. */
function lighthouse(address: string): Record<string, { score: number }> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join()}`,
  ];
  const run = () =>
    execFileSync(
      'npx',
      ['--yes', LIGHTHOUSE, address, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
      { stdio: 'pipe', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' } },
    );
  try {
    run();
  } catch (problem) {
    if (!String(problem).includes('Please run Lighthouse again')) throw problem;
    run();
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { categories: Record<string, { score: number }> })
    .categories;
}
