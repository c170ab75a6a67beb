// What jumps: whatever lies elsewhere from one frame to the next without having moved there. Browsers keep count of it.
import type { Page } from '@playwright/test';

export interface LayoutShift {
  at: number;
  /** How much of the window jumped, times how far. */
  value: number;
  what: string[];
}
/** What TypeScript does not know yet. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
declare global {
  interface Window {
    jumps: LayoutShift[];
  }
}

/** From now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.jumps = [];
    const place = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'what is gone';
    };
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(
          (each) => `${name(each.node)} from ${place(each.previousRect)} to ${place(each.currentRect)}`,
        );
        window.jumps.push({ at, value, what });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Those since they are noted, or were asked for. */
export async function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => window.jumps.splice(0));
}

/** As browsers do: the most within five seconds, less where a second passes without any. */
export function cumulativeShift(jumps: LayoutShift[]): number {
  let [most, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of jumps) {
    if (at - last > 1000 || at - began > 5000) [sum, began] = [0, at];
    sum += value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}
