// A finished game, move by move. For the boards it is a table at which nobody moves.
import {
  ask,
  isPassing,
  type Box,
  type Happened,
  type Look,
  type Past,
  type Story,
  type TableInfo,
  type Update,
} from '$lib/api';
import { TableState } from '$lib/table.svelte';

type View = Update['you'][number]['view'];
const PAUSE = 2000; // milliseconds before it is tried again

export class Replay extends TableState {
  story = $state.raw<Past[]>([]);
  box = $state.raw<Box | null>(null);
  /** Whose eyes it is seen with; null for everything. */
  eyes = $state<number | null>(null);
  at = $state(0);
  match = $state(0);
  #scenes = new Map<string, View>();
  #wanted = '';
  #winners: number[] = [];

  async load(match: number | null): Promise<void> {
    const { table } = await ask<Look>('GET', `/tables/${this.code}`);
    this.match = match ?? Math.max(1, table.match); // before the first one, the server says that there is none
    const { game, box } = table.settings;
    const [story, printed] = await Promise.all([
      ask<Story>('GET', `/tables/${this.code}/replay?match=${this.match}`),
      ask<Box>('GET', `/games/${game}/box${box ? `?box=${box}` : ''}`),
    ]);
    [this.story, this.#winners, this.box] = [story.moves, story.winners, printed];
    // Since then somebody may have left, or another come.
    const seats = seatsOf(table, this.match).map((chair, seat) => ({
      ...chair,
      name: story.names[seat] || chair.name,
    }));
    this.info = { ...table, seats, stage: 'over', host: false };
  }

  get last(): number {
    return this.story.length - 1;
  }

  /** Shows how it stood after a move. Of several that are asked for quickly, the last one counts. */
  async show(at: number, eyes: number | null): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.last);
    this.eyes = eyes;
    const scene = `${this.at}${eyes === null ? '' : `?seat=${eyes}`}`;
    this.#wanted = scene;
    const view = await this.#reach(scene);
    if (!view || this.#wanted !== scene) return;
    this.#stand(view);
    void this.#scene(`${Math.min(this.at + 1, this.last)}${eyes === null ? '' : `?seat=${eyes}`}`).catch(
      () => null,
    );
  }

  /** Asks for a scene until it is told, or until another is wanted. */
  async #reach(scene: string): Promise<View | null> {
    while (this.#wanted === scene) {
      try {
        const view = await this.#scene(scene);
        this.connection = 'here';
        return view;
      } catch (problem) {
        if (!isPassing(problem)) throw problem;
        this.connection = 'lost';
        await new Promise((go) => setTimeout(go, PAUSE));
      }
    }
    return null;
  }

  async #scene(scene: string): Promise<View> {
    if (!this.#scenes.has(scene)) {
      const query = `${scene.includes('?') ? '&' : '?'}match=${this.match}`;
      this.#scenes.set(scene, await ask<View>('GET', `/tables/${this.code}/replay/${scene}${query}`));
    }
    return this.#scenes.get(scene)!;
  }

  #stand(view: View): void {
    const past = this.story[this.at]!;
    const over = this.at === this.last;
    const step = (each: Past): Happened => ({
      ...{ number: each.number, seat: each.seat, events: each.events },
      ...{ by: 'person', at: 0, undone_to: null },
    });
    this.fresh = this.update && past.number === this.update.number + 1 ? [step(past)] : [];
    this.happened = this.story.slice(0, this.at + 1).map(step);
    this.update = {
      ...{
        match: this.match,
        number: past.number,
        happened: this.fresh,
        awaiting: view.awaiting,
        deadline: {},
      },
      ...{
        over,
        points: over ? past.points : null,
        winners: over ? this.#winners : [],
        you: [{ seat: this.eyes, view, moves: [] }],
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

/** Who sat where: after each match everybody moves one seat further. */
export function seatsOf(table: TableInfo, match: number): TableInfo['seats'] {
  const count = table.seats.length;
  const moved = (((table.match - match) % count) + count) % count;
  return table.seats.map((_, seat) => ({ ...table.seats[(seat + moved) % count]!, yours: false }));
}
