// Test data, and stand-ins for the server.
import { vi } from 'vitest';
import type { SeatInfo, PlayedMove, ChatLine, TableInfo, Update } from '../../src/lib/api';

export function seatInfo(changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name: '',
    kind: 'person',
    bot: null,
    present: true,
    studio: 0,
    ready: false,
    yours: false,
    bot_number: 1,
    rematch: false,
    ...changes,
  };
}

export function tableInfo(seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo {
  const settings: TableInfo['settings'] = {
    game: 'hollywood',
    players: seats.length,
    options: {},
    box: null,
    public: false,
    clock: null,
    undo: true,
    hints: true,
    spectator_chat: true,
    pace: 1,
    language: 'en',
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
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  return {
    match: 1,
    number: 5,
    happened: [],
    awaiting: [0],
    deadline: {},
    over: false,
    clause: '',
    points: null,
    winners: [],
    you: [],
    ...changes,
  };
}

export function playedMove(
  number: number,
  seat: number,
  by: PlayedMove['by'] = 'person',
  undone_to: number | null = null,
): PlayedMove {
  return { number, seat, by, at: 0, events: [], undone_to };
}

export function chatLine(number: number): ChatLine {
  const remark = { bot_number: 0, remark: null, about: null, match: 0, round: 0 };
  return { number, seat: null, name: 'Ben', text: `${number}`, reaction: null, at: 0, ...remark };
}

/** Stub `fetch` with responses by the start of the path, and 404 for all other paths. Return the requested addresses. */
export function stubResponses(responses: Record<string, unknown>): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const path = Object.keys(responses).find((start) => address.startsWith(`/api${start}`));
    const body = path ? responses[path] : { reason: 'table-unknown', detail: 'There is no such table.' };
    return new Response(JSON.stringify(body), { status: path ? 200 : 404 });
  });
  return requested;
}

/** Replaces EventSource. Tests send events with `emit`. */
export class FakeEventSource extends EventTarget {
  static instances: FakeEventSource[] = [];
  static CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeEventSource.instances.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
  emit(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

/** Stub `fetch` to accept every move. Return a mock that is called with each move. */
export function acceptMoves() {
  const move = vi.fn<(text: string) => void>();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as { move: string; after: number };
    move(sent.move);
    return new Response(JSON.stringify({ number: sent.after + 1 }));
  });
  return move;
}
