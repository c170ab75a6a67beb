// State of the practice on the mistakes of a finished game. For boards it is a table that stands before one of them.
import type { components } from '$lib/api-types';
import {
  request,
  type Analysis,
  type AnalysisSoFar,
  type Box,
  type Grade,
  type Replay,
  type TableSnapshot,
} from '$lib/api';
import { TableState } from '$lib/table.svelte';
import { seatsInMatch } from '../replay/replay.svelte';
import { mistakesOf } from '../table/analysis';

type PlayerView = components['schemas']['PlayerView'];
type Alternative = components['schemas']['Alternative'];
/** How much less than the best move an accepted one may win. */
const TOLERANCE = 0.04;

export class PracticeState extends TableState {
  box = $state.raw<Box | null>(null);
  mistakes = $state.raw<Grade[]>([]);
  /** The index of the mistake shown. */
  index = $state(0);
  tried = $state<string | null>(null);
  /** Whether the learner found a move that is good enough, or asked for the answer. */
  solved = $state(false);
  #analysis = $state.raw<Analysis | null>(null);
  #wanted = $state(1);
  #closed = false;

  readonly grade = $derived(this.mistakes[this.index] ?? null);
  /** How much of the analysis is done, from 0 to 1. */
  readonly progress = $derived(Math.min(1, (this.#analysis?.samples ?? 0) / this.#wanted));

  override get automatic(): boolean {
    return false;
  }

  /** Load the game and wait for its analysis. Return false if it cannot be analysed. */
  async load(match: number): Promise<boolean> {
    const [{ table }, replay] = await Promise.all([
      request<TableSnapshot>('GET', `/tables/${this.code}`),
      request<Replay>('GET', `/tables/${this.code}/replay?match=${match}`),
    ]);
    const { game, box } = table.settings;
    this.box = await request<Box>('GET', `/games/${game}/box${box ? `?box=${box}` : ''}`);
    const own = table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
    do {
      const answer = await request<AnalysisSoFar>('GET', `/tables/${this.code}/analysis?match=${match}`);
      if (!answer.analysis) return false;
      [this.#analysis, this.#wanted] = [answer.analysis, answer.wanted_samples];
    } while (this.progress < 1 && !this.#closed);
    this.mistakes = mistakesOf(this.#analysis, table.match === match ? own : []);
    this.info = { ...table, match, stage: 'playing', seats: seatsInMatch(table, match, replay), host: false };
    return true;
  }

  async show(index: number): Promise<void> {
    [this.index, this.tried, this.solved] = [index, null, false];
    const { grade } = this;
    if (!grade) return;
    const { match } = this.info!;
    const you = await request<PlayerView>(
      'GET',
      `/tables/${this.code}/replay/${grade.number}/decision?match=${match}`,
    );
    this.update = {
      match,
      number: grade.number - 1,
      happened: [],
      awaiting: [grade.seat],
      deadline: {},
      over: false,
      clause: '',
      points: null,
      winners: [],
      places: null,
      score_sheet: null,
      you: [you],
    };
  }

  /** Return an alternative of the decision; undefined if the analysis did not consider the move. */
  alternative(move: string): Alternative | undefined {
    return this.grade?.alternatives.find((each) => each.move === move);
  }

  override async move(text: string): Promise<boolean> {
    if (!this.grade || this.solved) return false;
    this.tried = text;
    const best = this.alternative(this.grade.best)!;
    const found = this.alternative(text);
    this.solved = text !== this.grade.move && !!found && found.win >= best.win - TOLERANCE;
    return false;
  }

  /** Show the answer. */
  reveal(): void {
    [this.tried, this.solved] = [this.grade!.best, true];
  }

  override open(): void {}

  override close(): void {
    this.#closed = true;
  }
}
