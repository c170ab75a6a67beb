// What a person sees of an animation: the time from one frame on the screen to the next, as the browser itself notes it.
import type { Page } from '@playwright/test';

/** Lamps go on and off, and between have nothing to draw. */
const SWITCHED = /-(blink|bulbs)$/;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  id2?: { local: string };
  args: { data?: { displayName?: string; state?: string } };
}

/** Milliseconds between frames that were shown one after the other while something moved. */
export async function whilePresenting(page: Page, play: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()!;
  const categories = ['-*', 'disabled-by-default-devtools.timeline.frame', 'blink.animations'];
  await browser.startTracing(page, { categories });
  await play();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = traceEvents.sort((one, other) => one.ts - other.ts);
  const shown = events.filter((event) => event.name === 'DrawFrame');
  return animations(events).flatMap(({ pid, from, to }) => {
    const within = shown.filter((frame) => frame.pid === pid && frame.ts >= from && frame.ts <= to);
    return within.slice(1).map((frame, before) => (frame.ts - within[before]!.ts) / 1000);
  });
}

/** From when each ran: it is made a frame earlier, together with all else that has changed. */
function animations(events: TraceEvent[]): { pid: number; from: number; to: number }[] {
  const made = new Set<string>();
  const begun = new Map<string, TraceEvent>();
  const found: { pid: number; from: number; to: number }[] = [];
  for (const event of events) {
    if (event.name !== 'Animation') continue;
    const id = `${event.pid} ${event.id2?.local}`;
    const first = begun.get(id);
    if (event.ph === 'b' && !SWITCHED.test(event.args.data?.displayName ?? '')) made.add(id);
    if (event.ph === 'n' && event.args.data?.state === 'running' && made.has(id)) begun.set(id, event);
    if (event.ph !== 'e') continue;
    if (first) found.push({ pid: event.pid, from: first.ts, to: event.ts });
    made.delete(id); // another will have the same
    begun.delete(id);
  }
  return found;
}
