// Where one is about to lay which star. Nothing is sent before it is confirmed.
import { clamped, isFree, inSky, overlapped, type Spot, type Star, type Tone } from './sky';

export type Problem = { why: 'outside' } | { why: 'overlap'; star: Star };
const MIDDLE: Spot = { x: 59, y: 39 };

export class Placing {
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
    this.spot = clamped(spot);
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
    return { why: 'overlap', star: overlapped(this.spot, this.stars())! };
  }

  /** The move, as soon as there is one. */
  get move(): string | null {
    if (!this.spot || !this.tone || this.problem) return null;
    return `star ${this.tone} ${this.spot.x} ${this.spot.y}`;
  }
}
