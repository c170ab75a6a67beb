// The star that a player is preparing to place. It is sent only when they confirm.
import { clamp, isFree, inSky, overlappedStar, type Spot, type Star, type Tone } from './skyGeometry';

/** Why a star cannot be placed at a spot. */
export type Problem = { kind: 'outside' } | { kind: 'overlap'; star: Star };
const CENTRE: Spot = { x: 59, y: 39 };

export class StarPlan {
  spot = $state.raw<Spot | null>(null);
  #chosenTone = $state<Tone | null>(null);

  constructor(
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

  aim(spot: Spot): void {
    this.spot = clamp(spot);
  }

  /** Move the spot by a number of cells. Without a spot, start at the centre. */
  nudge(right: number, down: number): void {
    this.aim(this.spot ? { x: this.spot.x + right, y: this.spot.y + down } : CENTRE);
  }

  clear(): void {
    this.spot = null;
    this.#chosenTone = null;
  }

  get problem(): Problem | null {
    if (!this.spot || isFree(this.spot, this.stars())) return null;
    if (!inSky(this.spot)) return { kind: 'outside' };
    return { kind: 'overlap', star: overlappedStar(this.spot, this.stars())! };
  }

  /** The move in notation, or null while the plan is incomplete or illegal. */
  get move(): string | null {
    if (!this.spot || !this.tone || this.problem) return null;
    return `star ${this.tone} ${this.spot.x} ${this.spot.y}`;
  }
}
