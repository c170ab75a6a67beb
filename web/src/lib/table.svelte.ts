// Client state of a table: kept current by the server's event stream, with the actions a player can take.
import {
  request,
  sendUntilAnswered,
  Refusal,
  ServerUnreachable,
  type PlayedMove,
  type ChatLine,
  type TableInfo,
  type Update,
} from './api';
import { shareUnchanged } from './structuralSharing';
import { undoSeat } from './undo';

export type Connection = 'connecting' | 'connected' | 'lost';
const HISTORY = 200; // moves that the server sends again

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  playedMoves = $state.raw<PlayedMove[]>([]);
  /** Moves of the latest update. Empty after the first one, which is the past. */
  newMoves = $state.raw<PlayedMove[]>([]);
  chatLines = $state.raw<ChatLine[]>([]);
  /** The number of the last chat line that was in view. */
  lastReadLine = $state(0);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  #sending = $state(false);
  /** Our last accepted move. Until the stream delivers it, the moves on the board are out of date. */
  #accepted = $state.raw({ match: 0, number: -1 });
  /** Set by a board that is still animating the end of the game: delays the result. */
  delaysResult = $state(false);
  #stream: EventSource | null = null;
  #match = 0;
  #isFirstUpdate = true;

  constructor(readonly code: string) {}

  /** Open the event stream. `number` is the last known move. */
  open(number = 0): void {
    const known = this.playedMoves.at(-1)?.number ?? Math.max(-1, number - HISTORY);
    const stream = new EventSource(`/api/tables/${this.code}/stream?after=${known}`);
    this.#stream = stream;
    const markConnected = (): void => void (this.connection = 'connected');
    stream.onopen = markConnected;
    stream.onerror = () => {
      this.connection = 'lost';
      // EventSource does not reconnect after an error response, as during a restart.
      if (stream.readyState === EventSource.CLOSED)
        setTimeout(() => this.#stream === stream && this.open(), 1500);
    };
    stream.addEventListener(
      'table',
      (message) => (this.info = shareUnchanged(this.info, JSON.parse(message.data))),
    );
    stream.addEventListener('update', (message) => this.#applyUpdate(JSON.parse(message.data)));
    stream.addEventListener('chat', (message) => this.#addLines(JSON.parse(message.data).lines));
    // A single request may have failed: any event shows that the connection works.
    for (const event of ['table', 'update', 'chat']) stream.addEventListener(event, markConnected);
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** Reopen the stream: after joining or leaving it belongs to another viewer, after sleep it may be dead. */
  reopen(): void {
    if (!this.#stream) return;
    this.close();
    this.open();
  }

  #applyUpdate(update: Update): void {
    const newMatch = update.match !== this.#match;
    const known = newMatch ? -1 : (this.playedMoves.at(-1)?.number ?? -1);
    const news = update.happened.filter((each) => each.number > known);
    this.#match = update.match;
    // Another match began while we were away: we asked for moves after one of the previous match.
    if (newMatch && !this.#isFirstUpdate && (news[0]?.number ?? 0) > 0) return this.#reload();
    this.newMoves = this.#isFirstUpdate ? [] : news;
    // A refusal stays until you move; bots are quicker than readers.
    if (!this.#isFirstUpdate && (newMatch || news.some((each) => this.seats.includes(each.seat))))
      this.refusal = null;
    this.#isFirstUpdate = false;
    this.playedMoves = [...(newMatch ? [] : this.playedMoves), ...news].slice(-400);
    this.update = shareUnchanged(this.update, update);
  }

  #reload(): void {
    this.playedMoves = [];
    this.#isFirstUpdate = true;
    this.reopen();
  }

  #addLines(added: ChatLine[]): void {
    const first = added[0]?.number ?? 0;
    this.chatLines = [...this.chatLines.filter((line) => line.number < first), ...added].slice(-200);
    if (this.#isFirstUpdate) this.lastReadLine = this.chatLines.at(-1)?.number ?? 0; // the first chat event precedes the first update
  }

  /** Number of unread chat lines. */
  readonly unread = $derived(this.chatLines.filter((line) => line.number > this.lastReadLine).length);

  readonly seats: number[] = $derived(
    this.info?.seats.flatMap((chair, seat) => (chair.yours ? [seat] : [])) ?? [],
  );

  /** Return whether a seat is ours, or the one whose view a replay shows. */
  isOwnSeat(seat: number): boolean {
    return this.seats.includes(seat) || seat === this.me?.seat;
  }

  /** Our view and moves; of several seats in one browser, the seat to move. None while a bot plays for us. */
  readonly me = $derived.by(() => {
    const replaced = (seat: number | null): boolean => seat !== null && !!this.info?.seats[seat]?.bot;
    const you = (this.update?.you ?? []).map((own) => (replaced(own.seat) ? { ...own, moves: [] } : own));
    return you.find((own) => own.moves.length) ?? you[0] ?? null;
  });

  /** Whether a move of ours is on its way to the server or not yet in the stream. */
  readonly sending = $derived.by(() => {
    const { match, number } = this.update ?? { match: -1, number: -1 };
    return this.#sending || (match === this.#accepted.match && number < this.#accepted.number);
  });

  readonly mayMove = $derived(!this.sending && (this.me?.moves.length ?? 0) > 0);

  async move(text: string): Promise<boolean> {
    const own = this.me;
    if (!own || own.seat === null) return false;
    return this.#send('moves', { seat: own.seat, move: text });
  }

  /** The seat whose last move can be undone, or null. */
  readonly undoableSeat = $derived(this.sending ? null : undoSeat(this.info, this.update, this.playedMoves));

  async undo(): Promise<boolean> {
    const seat = this.undoableSeat;
    return seat !== null && this.#send('undo', { seat });
  }

  async #send(what: 'moves' | 'undo', wanted: { seat: number; move?: string }): Promise<boolean> {
    if (!this.update || this.sending) return false;
    this.#sending = true;
    const { number: after, match } = this.update;
    try {
      const number = await sendUntilAnswered(`/tables/${this.code}/${what}`, { ...wanted, after, match });
      this.#accepted = { match, number };
      return true;
    } catch (problem) {
      this.#handleFailure(problem);
      return false;
    } finally {
      this.#sending = false;
    }
  }

  async request<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<T | null> {
    try {
      const answer = await request<T>(method, `/tables/${this.code}${path}`, body);
      this.refusal = null;
      return answer;
    } catch (problem) {
      this.#handleFailure(problem);
      return null;
    }
  }

  #handleFailure(problem: unknown): void {
    if (problem instanceof Refusal) this.refusal = problem;
    else if (problem instanceof ServerUnreachable) {
      this.connection = 'lost';
      this.reopen(); // finds out at once; the stream of a quiet table would not
    } else throw problem;
  }
}
