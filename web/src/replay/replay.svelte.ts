// State of a replay. For boards it is a table without legal moves.
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
import { standIns } from '../table/ranking';

type View = Update['you'][number]['view'];
const RETRY_DELAY = 2000; // milliseconds

export class ReplayState extends TableState {
  moves = $state.raw<ReplayMove[]>([]);
  box = $state.raw<Box | null>(null);
  /** The seat whose view is shown, or null for the view with nothing hidden. */
  viewer = $state<number | null>(null);
  /** The number of moves played in the position shown, as an index of `moves`. */
  position = $state(0);
  match = $state(0);
  standIns = $state.raw<ReturnType<typeof standIns>>([]);
  #views = new Map<string, View>();
  #requested = '';
  #winners: number[] = [];
  #places: number[] = [];
  #scoreSheet: Replay['score_sheet'] = [];

  async load(match: number | null): Promise<void> {
    const { table } = await request<TableSnapshot>('GET', `/tables/${this.code}`);
    this.match = match ?? Math.max(1, table.match); // without a match, the server refuses match 1
    const { game, box } = table.settings;
    const [replay, boxContents] = await Promise.all([
      request<Replay>('GET', `/tables/${this.code}/replay?match=${this.match}`),
      request<Box>('GET', `/games/${game}/box${box ? `?box=${box}` : ''}`),
    ]);
    [this.moves, this.#winners, this.box] = [replay.moves, replay.winners, boxContents];
    [this.#places, this.standIns] = [replay.places, standIns(replay)];
    this.#scoreSheet = replay.score_sheet;
    const seats = seatsInMatch(table, this.match, replay);
    this.info = { ...table, seats, stage: 'over', host: false };
  }

  get last(): number {
    return this.moves.length - 1;
  }

  /** Show a position. If another is requested before the response arrives, the response is ignored. */
  async show(wanted: number, viewer: number | null): Promise<void> {
    this.position = Math.min(Math.max(0, wanted), this.last);
    this.viewer = viewer;
    const path = `${this.position}${viewer === null ? '' : `?seat=${viewer}`}`;
    this.#requested = path;
    const view = await this.#fetchWithRetries(path);
    if (!view || this.#requested !== path) return;
    this.#apply(view);
    void this.#fetch(
      `${Math.min(this.position + 1, this.last)}${viewer === null ? '' : `?seat=${viewer}`}`,
    ).catch(() => null);
  }

  /** Fetch a position, retrying until the response arrives or another position is requested. */
  async #fetchWithRetries(path: string): Promise<View | null> {
    while (this.#requested === path) {
      try {
        const view = await this.#fetch(path);
        this.connection = 'connected';
        return view;
      } catch (problem) {
        if (!isTemporary(problem)) throw problem;
        this.connection = 'lost';
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
    return null;
  }

  async #fetch(path: string): Promise<View> {
    if (!this.#views.has(path)) {
      const query = `${path.includes('?') ? '&' : '?'}match=${this.match}`;
      this.#views.set(path, await request<View>('GET', `/tables/${this.code}/replay/${path}${query}`));
    }
    return this.#views.get(path)!;
  }

  #apply(view: View): void {
    const move = this.moves[this.position]!;
    const over = this.position === this.last;
    const toPlayedMove = ({ number, seat, events }: ReplayMove): PlayedMove => ({
      number,
      seat,
      events,
      by: 'person',
      at: 0,
      undone_to: null,
    });
    this.newMoves = this.update && move.number === this.update.number + 1 ? [toPlayedMove(move)] : [];
    this.playedMoves = this.moves.slice(0, this.position + 1).map(toPlayedMove);
    this.update = {
      match: this.match,
      number: move.number,
      happened: this.newMoves,
      awaiting: view.awaiting,
      deadline: {},
      over,
      clause: '',
      points: over ? move.points : null,
      winners: over ? this.#winners : [],
      places: over ? this.#places : null,
      score_sheet: over ? this.#scoreSheet : null,
      you: [{ seat: this.viewer, view, moves: [] }],
    };
  }

  override open(): void {}

  override close(): void {
    this.#requested = '';
  }

  override async move(): Promise<boolean> {
    return false;
  }
}

/** Return the seats of a match. Others may have taken them since then. */
export function seatsInMatch(
  table: TableInfo,
  match: number,
  { names, bots }: Pick<Replay, 'names' | 'bots'>,
): TableInfo['seats'] {
  // Without the numbers of bots the match is of a former version, in which all moved on by one after each match.
  const count = table.seats.length;
  const rotation = (((table.match - match) % count) + count) % count;
  return names.map((name, seat) => {
    const rotated = table.seats[(seat + rotation) % count]!;
    const number = bots[seat];
    const who = number
      ? { name: '', kind: 'bot' as const, bot: rotated.bot ?? 'bot', bot_number: number }
      : number === 0
        ? { name, kind: 'person' as const, bot: null }
        : { name: name || rotated.name };
    return { ...rotated, ...who, yours: false };
  });
}
