// The ceremony at the end of a game: the awards one by one, then the places from the last to the first.
import type { ScoreInfo } from '$lib/api';
import { readStored, writeStored } from '$lib/storage';

const AWARD_TIME = 2400; // milliseconds
const PLACE_TIME = 1300;

export class CeremonySteps {
  #step = $state(0);

  /** `places` is the number of places to reveal. */
  constructor(
    readonly awards: ScoreInfo[],
    readonly places: number,
  ) {}

  /** The award presented now; null once the places are revealed. */
  get award(): ScoreInfo | null {
    return this.awards[this.#step] ?? null;
  }

  /** The number of places revealed, counted from the last one. */
  get revealed(): number {
    return Math.max(0, this.#step - this.awards.length + 1);
  }

  get done(): boolean {
    return this.revealed >= this.places;
  }

  /** The time in milliseconds until `advance` is due. */
  get delay(): number {
    return this.award ? AWARD_TIME : PLACE_TIME;
  }

  advance(): void {
    if (!this.done) this.#step += 1;
  }
}

const KEY = 'matinee-ceremonies';
const LIMIT = 100; // matches remembered

/** Return whether this device has not shown the ceremony of a match before, and remember that it now has. */
export function claimCeremony(code: string, match: number): boolean {
  const id = `${code}-${match}`;
  const stored = readStored<unknown>(KEY, []);
  const shown = Array.isArray(stored) ? stored : [];
  if (shown.includes(id)) return false;
  writeStored(KEY, [...shown, id].slice(-LIMIT));
  return true;
}
