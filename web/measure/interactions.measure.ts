// Measure Core Web Vitals on a slow phone over whole games against bots: interaction to next paint (INP) and cumulative
// layout shift (CLS).
import type { Page } from '@playwright/test';
import { test } from '../browser/fixtures';
import { cumulativeShift, type LayoutShift } from '../browser/layoutShifts';
import { result } from '../browser/play';
import { MatineeServer } from '../browser/server';
import { start } from '../browser/tables';
import type { SeatGrant } from '../src/lib/api';
import { quantile, report } from './report';

const THROTTLING = 4;
const PACE = 1; // seconds per bot move, the default of a table
const TAP_INTERVAL = 500; // milliseconds between taps
const MAX_TAPS = Number(process.env.INTERACTIONS ?? 200); // taps per game
const GAMES = { 'dream-factory': 1, hollywood: 3 }; // games played in a row at one table: Hollywood is short
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Vitals {
  /** The longest event of each interaction, in milliseconds, by `interactionId`. */
  interactions: Record<number, number>;
  shifts: LayoutShift[];
}
// TypeScript's library does not declare these yet.
interface InteractionTiming extends PerformanceEventTiming {
  interactionId: number;
}
interface LayoutShiftTiming extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
declare global {
  interface Window {
    vitals: Vitals;
  }
  interface Performance {
    interactionCount: number;
  }
}

/** Record as the web-vitals library does: group events by interaction, and ignore shifts that follow an input. */
async function recordVitals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const vitals: Vitals = (window.vitals = { interactions: {}, shifts: [] });
    const record = (list: PerformanceObserverEntryList): void => {
      for (const { interactionId, duration } of list.getEntries() as InteractionTiming[])
        if (interactionId)
          vitals.interactions[interactionId] = Math.max(duration, vitals.interactions[interactionId] ?? 0);
    };
    const events = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver(record).observe(events);
    new PerformanceObserver(record).observe({ type: 'first-input', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShiftTiming[])
        if (!hadRecentInput) vitals.shifts.push({ startTime, value, sources: [] });
    }).observe({ type: 'layout-shift' });
  });
}

/** Scroll the next control to tap into view and return its centre, or null if there is nothing to tap yet. */
function nextTarget(page: Page): Promise<{ x: number; y: number } | null> {
  return page.evaluate(() => {
    const question = '.question.asked[aria-busy="false"]';
    const targets = [
      '.ceremony .button',
      'button.space.selectable:not([aria-pressed="true"])',
      `${question} .pick[aria-pressed="false"]`,
      `${question} .button.primary:enabled`,
      '.ask .button.primary:enabled',
      '.columns .previewed .target:enabled', // the second tap on a column
      '.columns .target:enabled',
      'section[aria-labelledby="result-title"] .button.primary',
    ];
    const chosenSpace = document.querySelector('button.space.selectable[aria-pressed="true"]');
    for (const target of targets) {
      const elements = [...document.querySelectorAll<HTMLElement>(target)];
      // Choose a space only once, and only sometimes pick another tile.
      if (target.startsWith('button.space') && chosenSpace) continue;
      if (target.includes('.pick') && (chosenSpace || Math.random() < 0.5)) continue;
      const element = elements[Math.floor(Math.random() * elements.length)];
      if (!element) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  });
}

for (const [game, games] of Object.entries(GAMES)) {
  test(`INP and CLS of ${game} on a slow phone`, async ({ newPage }) => {
    const server = await MatineeServer.launch({ pace: true });
    const page = await newPage({ ...PHONE, server });
    const settings = { game, players: 4, pace: PACE };
    const bots = [null, 'extra', 'extra', 'extra'];
    const response = await page.request.post('/api/tables', { data: { settings, name: 'Ada', bots } });
    const { code } = ((await response.json()) as SeatGrant).table;
    await page.goto(`/t/${code}`);
    await start(page, code);
    await page.locator('[aria-labelledby="log-title"] ol').waitFor({ state: 'attached' });
    await page.waitForTimeout(1000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await recordVitals(page);
    let played = 0;
    let over = false;
    for (let taps = 0; taps < MAX_TAPS;) {
      const wasOver = over;
      over = await result(page).isVisible();
      if (over && !wasOver) played += 1;
      if (played === games) break;
      const target = await nextTarget(page);
      if (target) {
        await page.touchscreen.tap(target.x, target.y);
        taps += 1;
      }
      await page.waitForTimeout(TAP_INTERVAL);
    }
    await page.waitForTimeout(1000);
    const { vitals, count } = await page.evaluate(() => ({
      vitals: window.vitals,
      count: performance.interactionCount,
    }));
    const recorded = Object.values(vitals.interactions);
    // The browser does not report events shorter than 16 ms.
    const durations = [...recorded, ...Array.from({ length: Math.max(0, count - recorded.length) }, () => 8)];
    const inp = `p75 ${quantile(durations, 0.75)} ms, p95 ${quantile(durations, 0.95)} ms, worst ${Math.max(...durations)} ms`;
    report(`INP at ${THROTTLING}×, ${game} (${durations.length} interactions)`, inp, 'p75 ≤ 200 ms');
    report(`CLS, ${game}`, cumulativeShift(vitals.shifts).toFixed(3), '≤ 0.1');
    await page.close();
    await server.close();
  });
}
