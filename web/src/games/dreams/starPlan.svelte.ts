// The star a player is about to place. Nothing is sent before they confirm.
import { clamp, isFree, inSky, overlappedStar, type Spot, type Star, type Tone } from './skyGeometry';

export type Problem = { why: 'outside' } | { why: 'overlap'; star: Star };
const MIDDLE: Spot = { x: 59, y: 39 };

export class StarPlan {
  spot = $state.raw<Spot | null>(null);
  #wished = $state<Tone | null>(null);

  constructor(
    readonly stars: () => Star[],
    readonly hand: () => string[],
  ) {}

  /** The last star left chooses itself. */
  get tone(): Tone | null {
    const hand = this.hand();
    if (this.#wished && hand.includes(this.#wished)) return this.#wished;
    return hand.length === 1 ? (hand[0] as Tone) : null;
  }

  set tone(tone: Tone | null) {
    this.#wished = tone;
  }

  aim(spot: Spot): void {
    this.spot = clamp(spot);
  }

  nudge(right: number, down: number): void {
    const from = this.spot;
    this.aim(from ? { x: from.x + right, y: from.y + down } : MIDDLE);
  }

  clear(): void {
    this.spot = null;
    this.#wished = null;
  }

  get problem(): Problem | null {
    if (!this.spot || isFree(this.spot, this.stars())) return null;
    if (!inSky(this.spot)) return { why: 'outside' };
    return { why: 'overlap', star: overlappedStar(this.spot, this.stars())! };
  }

  /** The move, as soon as there is one. */
  get move(): string | null {
    if (!this.spot || !this.tone || this.problem) return null;
    return `star ${this.tone} ${this.spot.x} ${this.spot.y}`;
  }
}
