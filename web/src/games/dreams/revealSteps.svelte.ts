// The reveal of a round, step by step: silence, the true vision, the mortal, the votes, the points.
import type { Round } from './rounds';

const STEPS = ['silence', 'vision', 'mortal', 'votes', 'points'] as const;
export type Step = (typeof STEPS)[number];
/** The time in milliseconds until the next step or, in the last step, until the next point is added. */
const DELAYS: Record<Step, number> = { silence: 900, vision: 2200, mortal: 2000, votes: 2600, points: 420 };

export class RevealSteps {
  #stepIndex = $state(0);
  /** The points added so far to each seat, which gets at most its gain. */
  #pointsAdded = $state(0);
  readonly #maxGain: number;

  constructor(
    readonly round: Round,
    skip = false,
  ) {
    this.#maxGain = Math.max(0, ...round.gains);
    if (skip) this.skip();
  }

  /** Return whether a step has been reached. */
  hasReached(step: Step): boolean {
    return this.#stepIndex >= STEPS.indexOf(step);
  }

  get step(): Step {
    return STEPS[this.#stepIndex] ?? 'points';
  }

  get done(): boolean {
    return this.step === 'points' && this.#pointsAdded >= this.#maxGain;
  }

  /** The time in milliseconds until `advance` is due. */
  get delay(): number {
    return DELAYS[this.step];
  }

  advance(): void {
    if (this.#stepIndex < STEPS.length - 1) this.#stepIndex += 1;
    else this.#pointsAdded += 1;
  }

  /** Show all steps at once. */
  skip(): void {
    this.#stepIndex = STEPS.length - 1;
    this.#pointsAdded = this.#maxGain;
  }

  /** Return the points to show for each seat, from the points after the round. */
  points(pointsAfter: number[]): number[] {
    return pointsAfter.map((points, seat) => {
      const gain = this.round.gains[seat] ?? 0;
      return points - gain + (this.hasReached('points') ? Math.min(gain, this.#pointsAdded) : 0);
    });
  }
}
