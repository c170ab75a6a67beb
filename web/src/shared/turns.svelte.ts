// A table is much to draw for a phone. What one looks at first is drawn first, the rest frame by frame: so no frame is
// long, and nothing that moves stumbles. Whoever is fast draws it all in one.
import { flushSync, untrack } from 'svelte';

const SHARE = 2; // milliseconds of a frame for what waits; drawing it takes as long again

interface Waiting {
  rank: number;
  draw: () => void;
}
let queue: Waiting[] = [];
let due = false;

/** Called while a component is made. Turn 0 has come at once, the others follow until the last. */
export function inTurns(last: number): (turn: number) => boolean {
  let now = $state(0);
  $effect(() => {
    if (now < last) return afterLooking(() => (now += 1));
  });
  return (turn) => now >= turn;
}

/** Called while a component is made: what `now` gives, as soon as there is time. Those of lower rank come first. */
export function later<T>(rank: number, now: () => T): () => T {
  let shown = $state.raw(untrack(now));
  const waiting = { rank, draw: () => (shown = now()) };
  $effect(() => {
    if (now() !== untrack(() => shown)) wait(waiting);
  });
  $effect(() => () => (queue = queue.filter((each) => each !== waiting)));
  return () => shown;
}

function wait(one: Waiting): void {
  if (!queue.includes(one)) queue = [...queue, one].sort((a, b) => a.rank - b.rank);
  if (!due) afterLooking(work);
  due = true;
}

function work(): void {
  const began = performance.now();
  for (let next = queue.shift(); next; next = queue.shift()) {
    flushSync(next.draw);
    if (performance.now() - began > SHARE && !document.hidden) break;
  }
  due = queue.length > 0;
  if (due) afterLooking(work);
}

/** When what there is has been painted; in a window that nobody sees, soon. Returns how to call it off. */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => void (timer = setTimeout(then));
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** When those who only look at what has been painted have done so: what is drawn then would have to be laid out first. */
function afterLooking(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = afterFrame(() => (timer = setTimeout(then)));
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
