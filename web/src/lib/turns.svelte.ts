// A table is much to draw for a phone. What one looks at first is drawn first, the rest frame by frame: so no frame is
// long, and nothing that moves stumbles. Whoever is fast draws it all in one.
import { flushSync, untrack } from 'svelte';
import { afterFrame, afterLooking, atFrame } from './frames';

// Milliseconds of a frame.
const SHARE = 1; // for what waits; to lay it out and to paint it takes longer
const FAST = 8; // whoever lays it out and paints it in less need not wait
const SLOW = 100; // what takes longer was interrupted, as by a computer that slept

/** What is drawn before what, as one looks at a table. */
const RANKS = [
  'hand', // what one plays with
  'new', // what has just been made
  'board', // what one plays on
  'answers', // what can be pressed; a tile comes to its film before it leaves the hand
  'lit', // where it would fit
  'words', // how things stand
  'places', // tiles leave them after they have come elsewhere
  'others', // what the other players have
  'last', // what is not seen
] as const;
type Rank = (typeof RANKS)[number];

interface Waiting {
  rank: Rank;
  draw: () => void;
}
let queue: Waiting[] = [];
/** How to call off drawing it, once that is due. */
let callOffWork: (() => void) | null = null;
/** What is not drawn yet and waits for a frame of its own. */
const news: (() => void)[] = [];
/** Whether something has been drawn since the last frame was painted. */
let drawn = false;
/** How long it takes to lay out and to paint a frame in which something was drawn: forgotten slowly. */
let painting = FAST;

/** Called while a component is made. Turn 0 has come at once, the others follow until the last. */
export function inTurns(last: number, rank: Rank = 'new'): (turn: number) => boolean {
  let now = $state(0);
  const waiting = { rank, draw: () => (now += 1) };
  $effect(() => {
    if (now < last) wait(waiting);
  });
  $effect(() => () => forget(waiting));
  return (turn) => now >= turn;
}

/** Called while a component is made, for those of a list: one after the other. Whoever joins them later is drawn at once. */
export function oneByOne(count: () => number, rank?: Rank): (place: number) => boolean {
  const most = untrack(count);
  const turn = inTurns(most, rank);
  return (place) => turn(Math.min(place + 1, most));
}

/** Called while a component is made: what `now` gives, as soon as it is the turn of this rank. */
export function later<T>(rank: Rank, now: () => T): () => T {
  let shown = $state.raw(untrack(now));
  const waiting = { rank, draw: () => (shown = now()) };
  $effect(() => {
    if (now() !== untrack(() => shown)) wait(waiting);
  });
  $effect(() => () => forget(waiting));
  return () => shown;
}

/** Draws at once, unless something else has been drawn in this frame; then in one of the next, in the order told. */
export function inItsFrame(draw: () => void): void {
  news.push(draw);
  if (news.length === 1) drawNews();
}

function drawNews(): void {
  if (isTaken()) return void afterFrame(drawNews);
  noteDrawn();
  const began = performance.now();
  const next = news.shift();
  if (news.length) afterFrame(drawNews);
  flushSync(next);
  if (isFast()) work(began);
}

function isTaken(): boolean {
  return drawn && !document.hidden;
}

function wait(one: Waiting): void {
  const order = ({ rank }: Waiting): number => RANKS.indexOf(rank);
  if (!queue.includes(one)) queue = [...queue, one].sort((a, b) => order(a) - order(b));
  workSoon();
}

function forget(one: Waiting): void {
  queue = queue.filter((each) => each !== one);
  if (queue.length) return;
  callOffWork?.();
  callOffWork = null;
}

function workSoon(): void {
  callOffWork ??= afterLooking(workNow);
}

function workNow(): void {
  callOffWork = null;
  if (!queue.length) return;
  if (isTaken()) return workSoon();
  noteDrawn();
  work(performance.now());
}

/** Draws of what waits as much as there is time for in this frame; where frames are slow, of one rank only. */
function work(began: number): void {
  const ranked = new Set(queue.filter((each) => each.rank === queue[0]?.rank));
  const mayDraw = (one: Waiting): boolean => {
    const spent = performance.now() - began;
    return document.hidden || (isFast() ? spent < FAST : spent < SHARE && ranked.delete(one));
  };
  while (queue[0] && mayDraw(queue[0])) flushSync(queue.shift()!.draw);
  if (queue.length) workSoon();
}

function isFast(): boolean {
  return document.hidden || painting < FAST;
}

function noteDrawn(): void {
  if (document.hidden) return;
  drawn = true;
  let began = 0;
  atFrame(() => (began = performance.now()));
  afterFrame(() => {
    drawn = false;
    painting = Math.max(Math.min(performance.now() - began, SLOW), 0.9 * painting);
  });
}
