// The placement a player is preparing. Nothing is sent before they confirm.
import type { FilmsView } from './types';
import { isSameSpot, type Legal, type Spot } from './legalMoves';

export class PlacementPlan {
  #picked = $state<string | null>(null);
  /** Where one tile is to go; without a spot, out of the game. */
  #aim = $state.raw<{ tile: string; spot: Spot | null } | null>(null);
  /** The space under a tile that is being dragged. */
  over = $state.raw<Spot | null>(null);
  /** Where the dragged tile is, in the window. */
  drag = $state.raw<{ x: number; y: number } | null>(null);

  constructor(
    readonly legal: () => Legal,
    readonly view: () => FilmsView,
  ) {}

  /** The tile one holds: the chosen one while it is in the hand, else the first. */
  get tile(): string | null {
    const { hand } = this.view();
    if (!this.legal().discards.length) return null;
    return this.#picked && hand.includes(this.#picked) ? this.#picked : (hand[0] ?? null);
  }

  get spots(): Spot[] {
    return (this.tile && this.legal().spots.get(this.tile)) || [];
  }

  get spot(): Spot | null {
    if (this.#aim?.tile !== this.tile) return null;
    return this.spots.find((spot) => isSameSpot(spot, this.#aim?.spot)) ?? null;
  }

  /** A tile that fits nowhere can only go. */
  get discarding(): boolean {
    if (!this.tile) return false;
    return !this.spots.length || (this.#aim?.tile === this.tile && !this.#aim.spot);
  }

  get move(): string | null {
    if (this.spot) return `place ${this.tile} ${this.spot.film} ${this.spot.space}`;
    return this.discarding ? `discard ${this.tile}` : null;
  }

  isLit(spot: Spot): boolean {
    return this.spots.some((each) => isSameSpot(each, spot));
  }

  pick(tile: string): void {
    if (tile !== this.tile) this.clear();
    this.#picked = tile;
  }

  /** Chooses a space; once more takes it back. */
  choose(spot: Spot): void {
    if (isSameSpot(spot, this.spot)) this.clear();
    else this.drop(spot);
  }

  drop(spot: Spot): void {
    if (this.tile && this.isLit(spot)) this.#aim = { tile: this.tile, spot };
  }

  discard(): void {
    if (this.tile) this.#aim = { tile: this.tile, spot: null };
  }

  clear(): void {
    this.#aim = this.over = this.drag = null;
  }
}
