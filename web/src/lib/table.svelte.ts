// Client state of a table, updated by the server's event stream, and the player's actions.
import { SvelteSet } from 'svelte/reactivity';
import {
  request,
  sendWithRetries,
  Refusal,
  ServerUnreachable,
  type PlayedMove,
  type ChatLine,
  type TableInfo,
  type UndoCheck,
  type Update,
} from './api';
import { preferences } from './preferences.svelte';
import { shareUnchanged } from './structuralSharing';
import { undoableMove } from './undo';

export type Connection = 'connecting' | 'connected' | 'lost';
const HISTORY = 200; // earlier moves requested when the stream opens

/** Return one update with the moves of two, one after the other. */
function mergeUpdates(earlier: Update, later: Update): Update {
  return { ...later, happened: [...earlier.happened, ...later.happened] };
}

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  playedMoves = $state.raw<PlayedMove[]>([]);
  /** Moves that the latest update added. Empty after the first update, whose moves were played earlier. */
  newMoves = $state.raw<PlayedMove[]>([]);
  chatLines = $state.raw<ChatLine[]>([]);
  /** The number of the last chat line that was visible. */
  lastReadLine = $state(0);
  /** A rematch without us, or its lobby. The last result stays until the viewer follows. */
  heldBack = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  #sending = $state(false);
  /** Our last accepted move. Until the stream delivers it, the legal moves are out of date. */
  #accepted = $state.raw({ match: 0, number: -1 });
  /** The last of our moves that the server refuses to undo, by its match and number. */
  #refusedUndo = $state.raw<{ match: number; number: number; refusal: Refusal | null }>({
    match: 0,
    number: -1,
    refusal: null,
  });
  /** What the board is presenting, such as a premiere, each under a key of its own. The result waits for the last one. */
  readonly scenes = new SvelteSet<object>();
  /** Set by a board that presents some moves as a scene: whether an update with these moves waits for `endScene`. */
  presents: ((moves: PlayedMove[]) => boolean) | null = null;
  /** Updates that wait for the end of a scene: the one being presented, then what has happened since. */
  #held = $state.raw<Update[]>([]);
  #heldInfo: TableInfo | null = null;
  /** What bots have said since the scene began. */
  heldLines = $state.raw<ChatLine[]>([]);
  /** The suggested moves on display, the best first. */
  suggestions = $state.raw<string[]>([]);
  #stream: EventSource | null = null;
  #match = 0;
  #isFirstUpdate = true;

  constructor(readonly code: string) {}

  /** Open the event stream. `number` is the last known move. */
  open(number = 0): void {
    const latest = this.#held.at(-1)?.number ?? this.playedMoves.at(-1)?.number;
    const lastKnown = latest ?? Math.max(-1, number - HISTORY);
    const stream = new EventSource(`/api/tables/${this.code}/stream?after=${lastKnown}`);
    this.#stream = stream;
    const markConnected = (): void => void (this.connection = 'connected');
    stream.onopen = markConnected;
    stream.onerror = () => {
      this.connection = 'lost';
      // EventSource does not reconnect after an error response, which a restarting server sends.
      if (stream.readyState === EventSource.CLOSED)
        setTimeout(() => this.#stream === stream && this.open(), 1500);
    };
    stream.addEventListener('table', (message) => this.#applyInfo(JSON.parse(message.data)));
    stream.addEventListener('update', (message) => this.#applyUpdate(JSON.parse(message.data)));
    stream.addEventListener('chat', (message) => this.#addLines(JSON.parse(message.data).lines));
    // A failed request also sets the connection to lost; any event shows that it works again.
    for (const event of ['table', 'update', 'chat']) stream.addEventListener(event, markConnected);
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** Reopen the stream: joining and leaving change the viewer, and after sleep the stream may be dead. */
  reopen(): void {
    if (!this.#stream) return;
    this.close();
    this.open();
  }

  #applyInfo(info: TableInfo): void {
    if (this.scene) {
      this.#heldInfo = info;
      return;
    }
    const goesOn = !!this.info && (info.match !== this.info.match || info.stage === 'gathering');
    const seated = info.seats.some((seatInfo) => seatInfo.yours);
    if (this.heldBack || (this.update?.over && goesOn && !seated)) this.heldBack = info;
    else this.info = shareUnchanged(this.info, info);
  }

  /** Leave the last result for the rematch that has begun without us. */
  follow(): void {
    if (!this.heldBack) return;
    [this.info, this.heldBack, this.update] = [this.heldBack, null, null];
    this.#reload();
  }

  /** The update that the board presents as a scene. Until it ends, the page shows the position before. */
  readonly scene: Update | null = $derived(this.#held[0] ?? null);

  /** Show what has happened since the scene began, up to the next scene. */
  endScene(): void {
    const [scene, ...later] = this.#held;
    if (!scene) return;
    const next = later.findIndex((update) => this.presents?.(update.happened));
    const now = next < 0 ? later : later.slice(0, next);
    this.#held = [];
    if (this.#heldInfo) this.#applyInfo(this.#heldInfo);
    this.#heldInfo = null;
    this.#show([scene, ...now].reduce(mergeUpdates));
    this.#held = next < 0 ? [] : later.slice(next);
    if (this.heldLines.length) this.#appendLines(this.heldLines);
    this.heldLines = [];
  }

  #applyUpdate(update: Update): void {
    if (this.heldBack) return;
    if (this.scene && this.scene.match !== update.match) this.endScene();
    const happened = this.#newMovesOf(update); // after a reconnection, held moves are sent again
    const isScene = !this.#isFirstUpdate && !!this.presents?.(happened);
    const last = this.#held.at(-1);
    if (!last && !isScene) return this.#show(update);
    const held = { ...update, happened };
    const merges = last && last !== this.scene && !isScene && !this.presents?.(last.happened);
    this.#held = merges ? [...this.#held.slice(0, -1), mergeUpdates(last, held)] : [...this.#held, held];
  }

  #newMovesOf(update: Update): PlayedMove[] {
    const isNewMatch = update.match !== this.#match;
    const lastKnown = this.#held.at(-1)?.number ?? this.playedMoves.at(-1)?.number ?? -1;
    return isNewMatch ? update.happened : update.happened.filter((each) => each.number > lastKnown);
  }

  #show(update: Update): void {
    const newMatch = update.match !== this.#match;
    const lastKnown = newMatch ? -1 : (this.playedMoves.at(-1)?.number ?? -1);
    const newMoves = update.happened.filter((each) => each.number > lastKnown);
    this.#match = update.match;
    // A new match began while the stream was down: the update lacks its first moves.
    if (newMatch && !this.#isFirstUpdate && (newMoves[0]?.number ?? 0) > 0) return this.#reload();
    this.newMoves = this.#isFirstUpdate ? [] : newMoves;
    // Show a refusal until the player moves: bots move before the player has read it.
    if (!this.#isFirstUpdate && (newMatch || newMoves.some((each) => this.seats.includes(each.seat))))
      this.refusal = null;
    this.#isFirstUpdate = false;
    this.playedMoves = [...(newMatch ? [] : this.playedMoves), ...newMoves].slice(-400);
    this.update = shareUnchanged(this.update, update);
  }

  #reload(): void {
    this.playedMoves = [];
    this.#isFirstUpdate = true;
    this.reopen();
  }

  #addLines(added: ChatLine[]): void {
    // After a reconnection, the server sends earlier lines again.
    const known = new Set([...this.chatLines, ...this.heldLines].map((line) => line.number));
    const fresh = added.filter((line) => !known.has(line.number));
    const held = this.scene ? fresh.filter((line) => line.bot_number) : [];
    if (held.length) this.heldLines = [...this.heldLines, ...held];
    this.#appendLines(fresh.filter((line) => !held.includes(line)));
  }

  #appendLines(added: ChatLine[]): void {
    if (!added.length) return;
    this.chatLines = [...this.chatLines, ...added]
      .sort((one, other) => one.number - other.number)
      .slice(-200);
    // The first chat event precedes the first update. Its lines count as read.
    if (this.#isFirstUpdate) this.lastReadLine = this.chatLines.at(-1)?.number ?? 0;
  }

  /** The chat lines that the viewer wants to read: without the bots', if they are muted. */
  readonly lines = $derived(
    preferences.botTalk ? this.chatLines : this.chatLines.filter((line) => !line.bot_number),
  );

  /** The number of unread chat lines of people. */
  readonly unread = $derived(
    this.chatLines.filter((line) => !line.bot_number && line.number > this.lastReadLine).length,
  );

  readonly seats: number[] = $derived(
    this.info?.seats.flatMap((seatInfo, seat) => (seatInfo.yours ? [seat] : [])) ?? [],
  );

  /** Return whether a seat is ours, or is the viewer's seat in a replay. */
  isOwnSeat(seat: number): boolean {
    return this.seats.includes(seat) || seat === this.me?.seat;
  }

  /** Our view and legal moves. If we have several seats, those of the seat to move. No moves while a bot plays for us. */
  readonly me = $derived.by(() => {
    const hasBot = (seat: number | null): boolean => seat !== null && !!this.info?.seats[seat]?.bot;
    const views = (this.update?.you ?? []).map((view) => (hasBot(view.seat) ? { ...view, moves: [] } : view));
    return views.find((view) => view.moves.length) ?? views[0] ?? null;
  });

  /** Whether our move has not been accepted yet, or is not in the latest update yet. */
  readonly sending = $derived.by(() => {
    const { match, number } = this.update ?? { match: -1, number: -1 };
    return this.#sending || (match === this.#accepted.match && number < this.#accepted.number);
  });

  readonly mayMove = $derived(!this.sending && (this.me?.moves.length ?? 0) > 0);

  /** Whether all other players are bots. */
  readonly isAgainstBots = $derived(
    this.info?.seats.every((seatInfo) => seatInfo.yours || seatInfo.kind === 'bot') ?? false,
  );

  /** Whether moves without a choice may be made for the player. */
  get automatic(): boolean {
    return true;
  }

  async move(text: string): Promise<boolean> {
    const seat = this.me?.seat ?? null;
    return seat !== null && this.#send('moves', { seat, move: text });
  }

  /** Our last move if it can be undone, unless the server refuses; or null. */
  readonly undoableMove = $derived(
    this.sending ? null : undoableMove(this.info, this.update, this.playedMoves),
  );

  /** Why the server refuses to undo our last move; null if it does not, as far as we know. */
  readonly undoRefusal = $derived.by(() => {
    const { match, number, refusal } = this.#refusedUndo;
    return match === this.update?.match && number === this.undoableMove?.number ? refusal : null;
  });

  /** Ask the server whether our last move can be undone. A refusal stays valid, as later moves only reveal more. */
  async checkUndo(): Promise<void> {
    const move = this.undoableMove;
    const { match, number: after } = this.update ?? {};
    if (!move || match === undefined || this.undoRefusal) return;
    const path = `/tables/${this.code}/undo/${move.seat}`;
    const check = await request<UndoCheck>('GET', path).catch(() => null); // the undo itself reports a problem
    if (!check?.refusal || check.after !== after) return;
    const { status, reason, detail, clause } = check.refusal;
    const refusal = new Refusal(status, reason, detail, clause ?? undefined);
    this.#refusedUndo = { match, number: move.number, refusal };
  }

  async undo(): Promise<boolean> {
    const move = this.undoableMove;
    if (this.undoRefusal) this.refusal = this.undoRefusal;
    return !!move && !this.undoRefusal && this.#send('undo', { seat: move.seat });
  }

  async #send(endpoint: 'moves' | 'undo', action: { seat: number; move?: string }): Promise<boolean> {
    if (!this.update || this.sending) return false;
    this.#sending = true;
    const { number: after, match } = this.update;
    try {
      const number = await sendWithRetries(`/tables/${this.code}/${endpoint}`, { ...action, after, match });
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
      const response = await request<T>(method, `/tables/${this.code}${path}`, body);
      this.refusal = null;
      return response;
    } catch (problem) {
      this.#handleFailure(problem);
      return null;
    }
  }

  #handleFailure(problem: unknown): void {
    if (problem instanceof Refusal) this.refusal = problem;
    else if (problem instanceof ServerUnreachable) {
      this.connection = 'lost';
      this.reopen(); // the stream of a quiet table would not notice the lost connection
    } else throw problem;
  }
}
