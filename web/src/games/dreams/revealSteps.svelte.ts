// The reveal of a round, step by step: the true vision, the mortal, the votes, the points.
import type { Round } from './rounds';

export const STEPS = ['vision', 'mortal', 'votes', 'points'] as const;
const PAUSES = [2400, 2400, 3000, 420]; // the last one for each step along the path

export class RevealSteps {
  #at = $state(0);
  #walked = $state(0);
  readonly #farthest: number;

  constructor(
    readonly round: Round,
    atOnce = false,
  ) {
    this.#farthest = Math.max(0, ...round.gains);
    if (atOnce) this.skip();
  }

  shows(step: (typeof STEPS)[number]): boolean {
    return this.#at >= STEPS.indexOf(step);
  }

  get step(): (typeof STEPS)[number] {
    return STEPS[this.#at] ?? 'points';
  }

  get done(): boolean {
    return this.#at === STEPS.length - 1 && this.#walked >= this.#farthest;
  }

  /** How long until it goes on by itself, in milliseconds. */
  get pause(): number {
    return PAUSES[this.#at] ?? 0;
  }

  advance(): void {
    if (this.#at < STEPS.length - 1) this.#at += 1;
    else this.#walked += 1;
  }

  skip(): void {
    this.#at = STEPS.length - 1;
    this.#walked = this.#farthest;
  }

  /** Everybody's points as far as they have been walked, from those after the round. */
  points(after: number[]): number[] {
    return after.map((points, seat) => {
      const gain = this.round.gains[seat] ?? 0;
      return points - gain + (this.shows('points') ? Math.min(gain, this.#walked) : 0);
    });
  }
}
