// State of a guided first game. For boards it is a table whose moves are known in advance.
import type { components } from '$lib/api-types';
import { request, type Box, type PlayedMove, type TableInfo, type Update } from '$lib/api';
import { preferences } from '$lib/preferences.svelte';
import { TableState } from '$lib/table.svelte';
import { atSpeed, prefersReducedMotion } from '../shared/motion';
import { saveProgress } from './progress.svelte';

type Schemas = components['schemas'];
export type Lesson = Schemas['Lesson'];
export type LessonStep = Schemas['LessonStep'];
type View = Update['you'][number]['view'];

const PAUSE = 1100; // milliseconds between the moves of the others

export class LessonState extends TableState {
  lesson = $state.raw<Lesson | null>(null);
  box = $state.raw<Box | null>(null);
  part = $state(0);
  step = $state(0);
  /** Whether the learner has just tried another move than the one asked for. */
  wrong = $state(false);
  /** Whether the moves that follow a step are being shown. */
  showing = $state(false);
  finished = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {
    super('');
  }

  override get automatic(): boolean {
    return false;
  }

  async load(): Promise<void> {
    [this.lesson, this.box] = await Promise.all([
      request<Lesson>('GET', `/games/${this.game}/lesson`),
      request<Box>('GET', `/games/${this.game}/box`),
    ]);
  }

  readonly steps: LessonStep[] = $derived(this.lesson?.parts[this.part]?.steps ?? []);
  readonly current = $derived(this.steps[this.step] ?? null);

  /** Show a step at once, for example where the learner left the lesson. Steps that do not exist are the first one. */
  show(part: number, step: number): void {
    clearTimeout(this.#timer);
    const exists = !!this.lesson?.parts[part]?.steps[step];
    [this.part, this.step] = exists ? [part, step] : [0, 0];
    [this.wrong, this.showing, this.finished] = [false, false, false];
    const { learner, players } = this.lesson!.parts[this.part]!;
    this.info = tableOf(this.game, players, learner);
    this.update = null;
    this.#showFrame(this.current!.frame);
    saveProgress(this.game, { part: this.part, step: this.step });
  }

  /** Leave a step that is only read. */
  next(): void {
    if (this.current?.move || this.showing) return;
    this.#advance();
  }

  override async move(text: string): Promise<boolean> {
    if (this.showing || !this.current || this.finished) return false;
    this.wrong = text !== this.current.move;
    if (!this.wrong) this.#advance();
    return !this.wrong;
  }

  #advance(): void {
    this.wrong = false;
    const following = this.steps[this.step + 1];
    if (following) this.#showFramesUntil(following.frame);
    else if (this.lesson!.parts[this.part + 1]) this.show(this.part + 1, 0);
    else {
      this.finished = true;
      saveProgress(this.game, 'finished');
    }
  }

  /** Show positions one after the other, then the next step. */
  #showFramesUntil(last: number): void {
    const shown = this.update?.number ?? 0;
    this.showing = shown < last;
    if (!this.showing) {
      this.step += 1;
      saveProgress(this.game, { part: this.part, step: this.step });
      return;
    }
    this.#showFrame(shown + 1);
    const pause = prefersReducedMotion() ? PAUSE / 4 : atSpeed(PAUSE);
    this.#timer = setTimeout(() => this.#showFramesUntil(last), shown + 1 < last ? pause : pause / 2);
  }

  #showFrame(index: number): void {
    const { frames, learner } = this.lesson!.parts[this.part]!;
    const frame = frames[index]!;
    const toPlayedMove = (number: number): PlayedMove => ({
      number,
      seat: frames[number]!.seat,
      events: frames[number]!.events,
      by: frames[number]!.seat === learner ? 'person' : 'bot',
      at: 0,
      undone_to: null,
    });
    this.newMoves = this.update ? [toPlayedMove(index)] : [];
    this.playedMoves = Array.from({ length: index + 1 }, (_, number) => toPlayedMove(number));
    this.update = {
      match: this.part + 1,
      number: index,
      happened: this.newMoves,
      awaiting: frame.awaiting,
      deadline: {},
      over: frame.over,
      clause: frame.clause,
      points: null,
      winners: [],
      places: null,
      score_sheet: null,
      you: [{ seat: learner, view: frame.view as View, moves: frame.moves }],
    };
  }

  override open(): void {}

  override close(): void {
    clearTimeout(this.#timer);
  }
}

/** Return a table with the learner and bots, without undo and hints. */
function tableOf(game: string, players: number, learner: number): TableInfo {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: '',
    kind: seat === learner ? ('person' as const) : ('bot' as const),
    bot: seat === learner ? null : 'bot',
    present: true,
    studio: 0,
    ready: true,
    yours: seat === learner,
    bot_number: seat === learner ? 0 : seat + 1,
    rematch: false,
  }));
  const settings = {
    ...{ game, players, options: {}, box: null, public: false, clock: null, undo: false, hints: false },
    ...{ spectator_chat: false, pace: 0, language: preferences.language },
  };
  return { code: '', stage: 'playing', settings, seats, host: false, match: 1, commitment: null, opened: 0 };
}
