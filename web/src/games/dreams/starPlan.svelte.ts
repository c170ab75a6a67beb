// The star that a player is preparing to place. It is sent only when they confirm.
import { overlappedStar, snap, type Sky, type Spot, type Star, type Tone } from './skyGeometry';

export class StarPlan {
  spot = $state.raw<Spot | null>(null);
  #chosenTone = $state<Tone | null>(null);

  constructor(
    readonly sky: () => Sky,
    readonly stars: () => Star[],
    readonly hand: () => string[],
  ) {}

  /** The tone of the chosen star. The only star in hand need not be chosen. */
  get tone(): Tone | null {
    const hand = this.hand();
    if (this.#chosenTone && hand.includes(this.#chosenTone)) return this.#chosenTone;
    return hand.length === 1 ? (hand[0] as Tone) : null;
  }

  set tone(tone: Tone | null) {
    this.#chosenTone = tone;
  }

  /** Aim at a point. One outside the sky counts as the nearest spot on it. */
  aim(point: Spot): void {
    this.spot = snap(this.sky(), point);
  }

  /** Move the spot by a number of cells. Without a spot, start at the centre. */
  nudge(right: number, down: number): void {
    const { width, height } = this.sky();
    const centre = { x: width / 2 - 1, y: height / 2 - 1 };
    this.aim(this.spot ? { x: this.spot.x + right, y: this.spot.y + down } : centre);
  }

  clear(): void {
    this.spot = null;
    this.#chosenTone = null;
  }

  /** The star that the planned one would overlap, or null. */
  get overlapped(): Star | null {
    return (this.spot && overlappedStar(this.spot, this.stars())) ?? null;
  }

  /** The move in notation, or null while the plan is incomplete or illegal. */
  get move(): string | null {
    if (!this.spot || !this.tone || this.overlapped) return null;
    return `star ${this.tone} ${this.spot.x} ${this.spot.y}`;
  }
}
