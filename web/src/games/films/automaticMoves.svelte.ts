// Moves that the page makes for the player: those without a choice, and bids up to an amount set in advance. They are
// ordinary requests, so a closed page makes none.
import { preferences } from '$lib/preferences.svelte';
import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/i18n.svelte';
import { titleOf, tileOf } from './boxLookup';
import type { Decision } from './legalMoves';
import type { FilmsBox, FilmsView } from './types';

const DELAY = 450; // milliseconds in which the player sees the question
const NOTICE = 7000; // milliseconds

interface Limit {
  lot: string;
  amount: number;
}

export class AutomaticMoves {
  #limit = $state.raw<Limit | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The player's last move, if it was automatic or was made by one tap; '' otherwise. */
  notice = $state('');

  constructor(
    readonly table: TableState,
    readonly decision: () => Decision,
    readonly box: () => FilmsBox,
  ) {}

  /** The highest bid that the player set in advance for this lot, or null. */
  get limit(): number | null {
    return this.#limit?.lot === this.#lot ? this.#limit.amount : null;
  }

  set limit(amount: number | null) {
    this.#limit = amount === null ? null : { lot: this.#lot, amount };
  }

  get #lot(): string {
    const { round, location, seat } = this.decision().view;
    return [this.table.update?.match, round, location, seat].join();
  }

  /** The move to make for the player, or null. None after an undo: the player wants to decide. */
  get next(): string | null {
    const { view, legal, asked } = this.decision();
    if (!asked || !this.table.mayMove) return null;
    if ((this.table.playedMoves.at(-1)?.undone_to ?? null) !== null) return null;
    if (view.stage === 'bidding' && this.limit !== null)
      return legal.bids[0] !== undefined && legal.bids[0] <= this.limit ? `bid ${legal.bids[0]}` : 'pass';
    const moves = this.table.me!.moves;
    return preferences.automatic && this.table.automatic && moves.length === 1 ? moves[0]! : null;
  }

  /** Make the next automatic move after a moment. Return a function that cancels it. */
  schedule(): (() => void) | undefined {
    const { next } = this;
    if (!next) return undefined;
    const timer = setTimeout(() => void this.move(next, true), DELAY);
    return () => clearTimeout(timer);
  }

  async move(text: string, automatic = false): Promise<void> {
    const notice = this.#describe(text, this.decision().view, automatic);
    if (!(await this.table.move(text))) return;
    this.notice = notice;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.notice = ''), NOTICE);
  }

  async undo(): Promise<void> {
    this.#limit = null;
    if (await this.table.undo()) this.notice = '';
  }

  #describe(text: string, view: FilmsView, automatic: boolean): string {
    const [verb = '', first = '', film = ''] = text.split(' ');
    const tile = ['take', 'director', 'place', 'discard'].includes(verb)
      ? tileOf(this.box(), first).name
      : '';
    if (!automatic)
      return verb === 'place' || verb === 'take'
        ? say(`web-films-made-${verb}`, { tile, film: film && titleOf(this.box(), film) })
        : '';
    if (this.limit !== null)
      return say(`web-films-auto-limit-${verb}`, { amount: Number(first), limit: this.limit });
    return say(`web-films-auto-${verb}`, { tile, standing: view.standing ?? 0 });
  }
}
