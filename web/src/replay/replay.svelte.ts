// A finished game, move by move. For boards it is a table without legal moves.
import {
  request,
  isTemporary,
  type Box,
  type PlayedMove,
  type TableSnapshot,
  type ReplayMove,
  type Replay,
  type TableInfo,
  type Update,
} from '$lib/api';
import { TableState } from '$lib/table.svelte';

type View = Update['you'][number]['view'];
const RETRY = 2000; // milliseconds

export class ReplayState extends TableState {
  story = $state.raw<ReplayMove[]>([]);
  box = $state.raw<Box | null>(null);
  /** The seat whose view is shown; null for everything. */
  viewer = $state<number | null>(null);
  at = $state(0);
  match = $state(0);
  #positions = new Map<string, View>();
  #wanted = '';
  #winners: number[] = [];
  #sheet: Replay['score_sheet'] = [];

  async load(match: number | null): Promise<void> {
    const { table } = await request<TableSnapshot>('GET', `/tables/${this.code}`);
    this.match = match ?? Math.max(1, table.match); // before the first match the server answers that there is none
    const { game, box } = table.settings;
    const [story, printed] = await Promise.all([
      request<Replay>('GET', `/tables/${this.code}/replay?match=${this.match}`),
      request<Box>('GET', `/games/${game}/box${box ? `?box=${box}` : ''}`),
    ]);
    [this.story, this.#winners, this.box] = [story.moves, story.winners, printed];
    this.#sheet = story.score_sheet;
    // Players may have changed since then.
    const seats = seatsOf(table, this.match).map((chair, seat) => ({
      ...chair,
      name: story.names[seat] || chair.name,
    }));
    this.info = { ...table, seats, stage: 'over', host: false };
  }

  get last(): number {
    return this.story.length - 1;
  }

  /** Show the position after a move. Of several quick requests, the last one wins. */
  async show(at: number, viewer: number | null): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.last);
    this.viewer = viewer;
    const position = `${this.at}${viewer === null ? '' : `?seat=${viewer}`}`;
    this.#wanted = position;
    const view = await this.#fetchUntilDone(position);
    if (!view || this.#wanted !== position) return;
    this.#apply(view);
    void this.#fetch(`${Math.min(this.at + 1, this.last)}${viewer === null ? '' : `?seat=${viewer}`}`).catch(
      () => null,
    );
  }

  /** Fetch a position, retrying until it arrives or another is wanted. */
  async #fetchUntilDone(position: string): Promise<View | null> {
    while (this.#wanted === position) {
      try {
        const view = await this.#fetch(position);
        this.connection = 'connected';
        return view;
      } catch (problem) {
        if (!isTemporary(problem)) throw problem;
        this.connection = 'lost';
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
    return null;
  }

  async #fetch(position: string): Promise<View> {
    if (!this.#positions.has(position)) {
      const query = `${position.includes('?') ? '&' : '?'}match=${this.match}`;
      this.#positions.set(
        position,
        await request<View>('GET', `/tables/${this.code}/replay/${position}${query}`),
      );
    }
    return this.#positions.get(position)!;
  }

  #apply(view: View): void {
    const past = this.story[this.at]!;
    const over = this.at === this.last;
    const step = (each: ReplayMove): PlayedMove => ({
      ...{ number: each.number, seat: each.seat, events: each.events },
      ...{ by: 'person', at: 0, undone_to: null },
    });
    this.newMoves = this.update && past.number === this.update.number + 1 ? [step(past)] : [];
    this.playedMoves = this.story.slice(0, this.at + 1).map(step);
    this.update = {
      ...{
        match: this.match,
        number: past.number,
        happened: this.newMoves,
        awaiting: view.awaiting,
        deadline: {},
      },
      ...{
        over,
        points: over ? past.points : null,
        winners: over ? this.#winners : [],
        score_sheet: over ? this.#sheet : null,
        you: [{ seat: this.viewer, view, moves: [] }],
      },
    };
  }

  override open(): void {}

  override close(): void {
    this.#wanted = '';
  }

  override async move(): Promise<boolean> {
    return false;
  }
}

/** Return the seats of an earlier match: after each match everybody moves one seat on. */
export function seatsOf(table: TableInfo, match: number): TableInfo['seats'] {
  const count = table.seats.length;
  const moved = (((table.match - match) % count) + count) % count;
  return table.seats.map((_, seat) => ({ ...table.seats[(seat + moved) % count]!, yours: false }));
}
