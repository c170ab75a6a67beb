// Show how the cards of a round are handed out: one by one, in the order of the rules, on the board itself. Until the
// last one has landed, the board shows the round that has just ended, without a decision.
import type { GameEvent, PlayedMove } from '$lib/api';
import type { TableState } from '$lib/table.svelte';
import { atSpeed, prefersReducedMotion } from '../../shared/motion';
import { isHandedOut, viewAfter } from './events';
import type { HollywoodBox, HollywoodView } from './types';

interface Step {
  event: GameEvent;
  /** The view once the reel lies or the card has landed. */
  view: HollywoodView;
}

/** The rest after each event, in milliseconds. A film is read: its product, and what it is worth. */
const REST: Record<string, number> = { laid: 450, finished: 1500, thrown: 300 };
const REST_OF_A_CARD = 170;

export class HandOut {
  /** The view to show instead of the latest one; null if nothing is being handed out. */
  view = $state.raw<HollywoodView | null>(null);
  /** The event that is being shown. */
  event = $state.raw<GameEvent | null>(null);
  #steps: Step[] = [];
  #latest: HollywoodView | null = null;
  #handled: PlayedMove[];
  /** The view after the last step; null if a new round has begun, whose cards no step may show. */
  #end: HollywoodView | null = null;
  #flight: Animation | null = null;
  #run = 0;

  constructor(
    readonly table: TableState,
    readonly box: () => HollywoodBox,
    /** Let the card of an event fly to its owner. Null if it does not move. */
    readonly fly: (event: GameEvent) => Animation | null,
  ) {
    this.#handled = table.newMoves;
  }

  /** Take note of the latest view and the moves that led to it. Call it before the board shows the view. */
  follow(latest: HollywoodView): void {
    const previous = this.#latest;
    this.#latest = latest;
    const moves = this.table.newMoves;
    if (moves === this.#handled) return;
    this.#handled = moves;
    // After an undo, and in a replay, the new position is shown at once.
    const isReplay = this.table.info?.stage === 'over' && !this.table.update?.over;
    if (isReplay || moves.some((move) => (move.undone_to ?? null) !== null)) this.skip();
    const before = this.view ? this.#end : previous;
    if (!before || prefersReducedMotion()) return;
    const steps = this.#stepsOf(moves, before);
    if (!steps.length) return;
    this.#steps.push(...steps);
    if (this.view) return; // the steps before them are still being shown
    this.view = before;
    this.table.scenes.add(this); // the result waits
    void this.#play();
  }

  /** Return a step for each card handed out and for the reels laid before it; none if nothing was handed out. */
  #stepsOf(moves: PlayedMove[], before: HollywoodView): Step[] {
    const steps: Step[] = [];
    let view: HollywoodView | null = before;
    if (moves.some((move) => (move.undone_to ?? null) !== null)) return [];
    for (const event of moves.flatMap((move) => move.events)) {
      if (event.name === 'round-begins' || event.name === 'game-over') view = null;
      else if (view && (event.name === 'laid' || isHandedOut(event))) {
        view = viewAfter(view, event, this.box());
        if (!view) return [];
        steps.push({ event, view });
      }
    }
    const last = steps.findLastIndex(({ event }) => isHandedOut(event));
    if (last >= 0) this.#end = view;
    return steps.slice(0, last + 1);
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    // The first flight needs the board of the old round.
    await new Promise(requestAnimationFrame);
    while (run === this.#run) {
      const step = this.#steps.shift();
      if (!step) return this.skip();
      this.event = step.event;
      this.#flight = this.fly(step.event);
      await this.#flight?.finished.catch(() => null);
      if (run !== this.#run) return;
      this.view = step.view;
      await wait(REST[step.event.name] ?? REST_OF_A_CARD);
    }
  }

  /** Show the latest view at once. */
  skip(): void {
    this.#run += 1;
    this.#steps = [];
    this.#end = null;
    this.#flight?.cancel();
    this.#flight = null;
    this.event = null;
    this.view = null;
    this.table.scenes.delete(this);
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, atSpeed(milliseconds)));
