// A table as this browser sees it: what the server's stream has told, and what one may do.
import {
  ask,
  insist,
  Refusal,
  Unreached,
  type Happened,
  type Line,
  type TableInfo,
  type Update,
} from './api';
import { kept } from './kept';
import { inItsFrame } from './turns.svelte';
import { undoSeat } from './undo';

export type Connection = 'coming' | 'here' | 'lost';
const FAR_BACK = 200; // moves that the server tells again

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  happened = $state.raw<Happened[]>([]);
  /** What has just happened. Whoever arrives is not told the past as news. */
  fresh = $state.raw<Happened[]>([]);
  lines = $state.raw<Line[]>([]);
  /** The number of the last line that was in sight. */
  read = $state(0);
  connection = $state<Connection>('coming');
  refusal = $state.raw<Refusal | null>(null);
  #sending = $state(false);
  /** The move that the server has taken from us. Until the stream shows it, what the board offers is past. */
  #taken = $state.raw({ match: 0, number: -1 });
  /** A board that is still telling how the game ended: the result waits for it. */
  holding = $state(false);
  #stream: EventSource | null = null;
  #match = 0;
  #arriving = true;

  constructor(readonly code: string) {}

  /** Listens to the table. `number` is that of the last move, if one has looked before. */
  open(number = 0): void {
    const known = this.happened.at(-1)?.number ?? Math.max(-1, number - FAR_BACK);
    const stream = new EventSource(`/api/tables/${this.code}/stream?after=${known}`);
    this.#stream = stream;
    const here = (): void => void (this.connection = 'here');
    stream.onopen = here;
    stream.onerror = () => {
      this.connection = 'lost';
      // A browser gives up when it is answered with an error, as after a restart; we do not.
      if (stream.readyState === EventSource.CLOSED)
        setTimeout(() => this.#stream === stream && this.open(), 1500);
    };
    stream.addEventListener('table', (message) => (this.info = kept(this.info, JSON.parse(message.data))));
    stream.addEventListener('update', (message) =>
      inItsFrame(() => this.#stream === stream && this.#take(JSON.parse(message.data))),
    );
    stream.addEventListener('chat', (message) => this.#hear(JSON.parse(message.data).lines));
    // A request may have failed on its own: what the stream tells shows that it is there all the same.
    for (const event of ['table', 'update', 'chat']) stream.addEventListener(event, here);
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** After sitting down, leaving or waking up: the stream is another viewer's now, or may be dead. */
  reopen(): void {
    if (!this.#stream) return;
    this.close();
    this.open();
  }

  #take(update: Update): void {
    const anew = update.match !== this.#match;
    const known = anew ? -1 : (this.happened.at(-1)?.number ?? -1);
    const news = update.happened.filter((each) => each.number > known);
    this.#match = update.match;
    // Whoever was away when another match began has asked for what followed a move of the one before.
    if (anew && !this.#arriving && (news[0]?.number ?? 0) > 0) return this.#readAnew();
    this.fresh = this.#arriving ? [] : news;
    // What was refused stays to be read until one has moved; bots are quicker than readers.
    if (!this.#arriving && (anew || news.some((each) => this.seats.includes(each.seat)))) this.refusal = null;
    this.#arriving = false;
    this.happened = [...(anew ? [] : this.happened), ...news].slice(-400);
    this.update = kept(this.update, update);
  }

  #readAnew(): void {
    this.happened = [];
    this.#arriving = true;
    this.reopen();
  }

  #hear(said: Line[]): void {
    const first = said[0]?.number ?? 0;
    this.lines = [...this.lines.filter((line) => line.number < first), ...said].slice(-200);
    if (this.#arriving) this.read = this.lines.at(-1)?.number ?? 0; // it comes before the first update
  }

  /** How many lines were said out of sight. */
  readonly unread = $derived(this.lines.filter((line) => line.number > this.read).length);

  readonly seats: number[] = $derived(
    this.info?.seats.flatMap((chair, seat) => (chair.yours ? [seat] : [])) ?? [],
  );

  /** Whether what concerns a seat concerns oneself: as a player, or through whose eyes one looks back. */
  isOwn(seat: number): boolean {
    return this.seats.includes(seat) || seat === this.own?.seat;
  }

  /** Of several seats in one browser, the one whose turn it is. Where a bot stands in, one has no moves. */
  readonly own = $derived.by(() => {
    const replaced = (seat: number | null): boolean => seat !== null && !!this.info?.seats[seat]?.bot;
    const you = (this.update?.you ?? []).map((own) => (replaced(own.seat) ? { ...own, moves: [] } : own));
    return you.find((own) => own.moves.length) ?? you[0] ?? null;
  });

  /** A move of ours is under way: on its way to the server, or not yet back from there. */
  readonly sending = $derived.by(() => {
    const { match, number } = this.update ?? { match: -1, number: -1 };
    return this.#sending || (match === this.#taken.match && number < this.#taken.number);
  });

  readonly mayMove = $derived(!this.sending && (this.own?.moves.length ?? 0) > 0);

  async move(text: string): Promise<boolean> {
    const own = this.own;
    if (!own || own.seat === null) return false;
    return this.#insist('moves', { seat: own.seat, move: text });
  }

  /** The seat whose last move may be taken back, or null. */
  readonly undoable = $derived(this.sending ? null : undoSeat(this.info, this.update, this.happened));

  async undo(): Promise<boolean> {
    const seat = this.undoable;
    return seat !== null && this.#insist('undo', { seat });
  }

  async #insist(what: 'moves' | 'undo', wish: { seat: number; move?: string }): Promise<boolean> {
    if (!this.update || this.sending) return false;
    this.#sending = true;
    const { number: after, match } = this.update;
    try {
      const number = await insist(`/tables/${this.code}/${what}`, { ...wish, after, match });
      this.#taken = { match, number };
      return true;
    } catch (problem) {
      this.#refused(problem);
      return false;
    } finally {
      this.#sending = false;
    }
  }

  async do<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T | null> {
    try {
      const answer = await ask<T>(method, `/tables/${this.code}${path}`, body);
      this.refusal = null;
      return answer;
    } catch (problem) {
      this.#refused(problem);
      return null;
    }
  }

  #refused(problem: unknown): void {
    if (problem instanceof Refusal) this.refusal = problem;
    else if (problem instanceof Unreached) {
      this.connection = 'lost';
      this.reopen(); // says soon whether it is; a stream at a quiet table would not
    } else throw problem;
  }
}
