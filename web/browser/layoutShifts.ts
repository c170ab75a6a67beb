// Layout shifts as browsers measure them: content that changes its position from one frame to the next, unanimated.
import type { Page } from '@playwright/test';

export interface LayoutShift {
  startTime: number;
  /** The share of the viewport that shifted, times the distance. */
  value: number;
  /** The elements that shifted, with their positions before and after. */
  sources: string[];
}
/** Not yet in TypeScript's library. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** Start to record the page's layout shifts. */
export async function recordShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
    const position = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    const describe = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'removed element';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        const sources = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${position(previousRect)} to ${position(currentRect)}`,
        );
        window.layoutShifts.push({ startTime: entry.startTime, value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Return the layout shifts recorded since the last call, and clear them. */
export async function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => window.layoutShifts.splice(0));
}

/** Return the Cumulative Layout Shift: the largest sum within five seconds without a gap of more than one second. */
export function cumulativeShift(shifts: LayoutShift[]): number {
  let [largest, sum, windowStart, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts) {
    if (startTime - last > 1000 || startTime - windowStart > 5000) [sum, windowStart] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}
