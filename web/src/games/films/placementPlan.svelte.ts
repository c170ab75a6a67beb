// The placement that a player is preparing. It is sent at once, or if the player wants to confirm placements, then.
import { preferences } from '$lib/preferences.svelte';
import type { FilmsView } from './types';
import { isSameSpot, type LegalMoves, type Spot } from './legalMoves';

export class PlacementPlan {
  #pickedTile = $state<string | null>(null);
  /** The chosen space of a tile; `spot` is null to discard the tile. */
  #target = $state.raw<{ tile: string; spot: Spot | null } | null>(null);
  /** The space under the dragged tile. */
  hovered = $state.raw<Spot | null>(null);
  /** The position of the dragged tile in the window. */
  dragPosition = $state.raw<{ x: number; y: number } | null>(null);

  constructor(
    readonly legal: () => LegalMoves,
    readonly view: () => FilmsView,
    readonly send: (move: string) => void,
  ) {}

  /** The selected tile: the picked one while it is in hand, else the first. */
  get tile(): string | null {
    const { hand } = this.view();
    if (!this.legal().discards.length) return null;
    return this.#pickedTile && hand.includes(this.#pickedTile) ? this.#pickedTile : (hand[0] ?? null);
  }

  get spots(): Spot[] {
    return (this.tile && this.legal().spots.get(this.tile)) || [];
  }

  get spot(): Spot | null {
    if (this.#target?.tile !== this.tile) return null;
    return this.spots.find((spot) => isSameSpot(spot, this.#target?.spot)) ?? null;
  }

  /** Whether the tile will be discarded. A tile that fits nowhere always is. */
  get discarding(): boolean {
    if (!this.tile) return false;
    return !this.spots.length || (this.#target?.tile === this.tile && !this.#target.spot);
  }

  get move(): string | null {
    if (this.spot) return `place ${this.tile} ${this.spot.film} ${this.spot.space}`;
    return this.discarding ? `discard ${this.tile}` : null;
  }

  isLegal(spot: Spot): boolean {
    return this.spots.some((legal) => isSameSpot(legal, spot));
  }

  pick(tile: string): void {
    if (tile !== this.tile) this.clear();
    this.#pickedTile = tile;
  }

  /** Choose a space, or cancel the choice if it is already chosen. */
  choose(spot: Spot): void {
    if (isSameSpot(spot, this.spot)) this.clear();
    else this.drop(spot);
  }

  drop(spot: Spot): void {
    if (!this.tile || !this.isLegal(spot)) return;
    this.#target = { tile: this.tile, spot };
    if (!preferences.confirm && this.move) this.send(this.move);
  }

  discard(): void {
    if (this.tile) this.#target = { tile: this.tile, spot: null };
  }

  clear(): void {
    this.#target = this.hovered = this.dragPosition = null;
  }
}
