// Tables and answers for tests.
import { vi } from 'vitest';
import type { SeatInfo, PlayedMove, ChatLine, TableInfo, Update } from '../../src/lib/api';

export function chair(given: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name: '',
    kind: 'person',
    bot: null,
    present: true,
    studio: 0,
    ready: false,
    yours: false,
    ...given,
  };
}

export function tableInfo(seats: SeatInfo[], given: Partial<TableInfo> = {}): TableInfo {
  const settings: TableInfo['settings'] = {
    ...{ game: 'hollywood', players: seats.length, options: {}, box: null, public: false, clock: null },
    ...{ undo: true, hints: true, pace: 1, language: 'en' },
  };
  return {
    code: 'abcd1234',
    stage: 'playing',
    settings,
    seats,
    host: false,
    match: 1,
    commitment: null,
    opened: 0,
    ...given,
  };
}

export function update(given: Partial<Update> = {}): Update {
  return {
    ...{ match: 1, number: 5, happened: [], awaiting: [0], deadline: {}, over: false },
    ...{ points: null, winners: [], you: [], ...given },
  };
}

export function madeMove(
  number: number,
  seat: number,
  by: PlayedMove['by'] = 'person',
  undone_to: number | null = null,
): PlayedMove {
  return { number, seat, by, at: 0, events: [], undone_to };
}

export function chatLine(number: number): ChatLine {
  return { number, seat: null, name: 'Ben', text: `${number}`, reaction: null, at: 0 };
}

/** The server's answers by the beginning of the address; whatever is not there is a 404. */
export function answerWith(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const found = Object.keys(answers).find((path) => address.startsWith(`/api${path}`));
    const body = found ? answers[found] : { reason: 'table-unknown', detail: 'There is no such table.' };
    return new Response(JSON.stringify(body), { status: found ? 200 : 404 });
  });
  return asked;
}

/** A stream that the test speaks through. */
export class Stream extends EventTarget {
  static all: Stream[] = [];
  static CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    Stream.all.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

/** A server that takes every move, and what it was sent. The stream is silent. */
export function acceptMoves() {
  const move = vi.fn<(text: string) => void>();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as { move: string; after: number };
    move(wish.move);
    return new Response(JSON.stringify({ number: wish.after + 1 }));
  });
  return move;
}
