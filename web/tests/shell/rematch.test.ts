// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../../src/lib/api';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import RematchOffer from '../../src/table/RematchOffer.svelte';
import { FakeEventSource, seatInfo, tableInfo, update } from './fixtures';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Chaplink'];
const sent = vi.fn<(request: string, body: unknown) => void>();

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web');
  vi.stubGlobal('EventSource', FakeEventSource);
  sent.mockClear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    sent(`${method} ${address}`, body && JSON.parse(body));
    return new Response('{}');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bot = seatInfo({ kind: 'bot', bot: 'lead', bot_number: 4, rematch: true });
/** The seats of Ada, Ben, Cleo and a bot. Those with these numbers have accepted. */
const seats = (own: number | null, ...accepted: number[]): SeatInfo[] => [
  ...[0, 1, 2].map((seat) =>
    seatInfo({ name: NAMES[seat], yours: seat === own, rematch: accepted.includes(seat) }),
  ),
  bot,
];
function show(shown: SeatInfo[], host = false): TableState {
  const table = new TableState('abcd1234');
  table.info = tableInfo(shown, { stage: 'over', host });
  table.update = update({ over: true });
  render(RematchOffer, { table, names: NAMES });
  return table;
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a guest can offer a rematch', async () => {
  show(seats(1));
  expect(buttons()).toEqual(['Rematch']);
  await press('Rematch');
  expect(sent).toHaveBeenCalledExactlyOnceWith('PUT /api/tables/abcd1234/rematch', undefined);
});

test('an offer shows who has accepted, bots included', () => {
  show(seats(1, 0, 2));
  expect(screen.getByText('Ada, Cleo want a rematch.')).toBeTruthy();
  const answers = screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent?.trim(), item.querySelector('[role=img]')?.getAttribute('aria-label')]);
  expect(answers).toEqual([
    ['Ada', 'yes'],
    ['Ben', 'not yet'],
    ['Cleo', 'yes'],
    ['Chaplink', 'yes'],
  ]);
  expect(buttons()).toEqual(['Accept rematch']);
});

test('a player who has accepted waits for the others, or takes it back', async () => {
  show(seats(1, 1));
  expect(screen.getByText('Waiting for Ada, Cleo.')).toBeTruthy();
  expect(buttons()).toEqual(['Not now']);
  await press('Not now');
  expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE /api/tables/abcd1234/rematch', undefined);
});

test('the host who has accepted can start without the others', async () => {
  show(seats(0, 0), true);
  expect(buttons()).toEqual(['Start with bots for the others', 'Not now', 'Change players or settings']);
  await press('Start with bots for the others');
  await press('Change players or settings');
  expect(sent.mock.calls).toEqual([
    ['POST /api/tables/abcd1234/rematch', {}],
    ['POST /api/tables/abcd1234/rematch', { lobby: true }],
  ]);
});

test('a player who has left the game is not waited for', () => {
  const [ada, , , robot] = seats(0, 0);
  show([ada!, seatInfo({ name: 'Ben', bot: 'lead' }), robot!], true);
  expect(screen.queryByText(/Waiting for/)).toBeNull();
});

test('a spectator sees an offer without buttons', () => {
  show(seats(null, 0));
  expect(screen.getByText('Ada wants a rematch.')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

/** Open the stream of a table whose game is over. */
function watch(table: TableState): { table: (info: TableInfo) => void; update: (match: number) => void } {
  table.open();
  const stream = FakeEventSource.instances.at(-1)!;
  return {
    table: (info) => {
      stream.emit('table', info);
      flushSync();
    },
    update: (match) => stream.emit('update', update({ match, number: 0 })),
  };
}

test('players who have accepted go to the rematch when it starts', () => {
  const table = show(seats(0, 0));
  const stream = watch(table);
  stream.table(tableInfo([bot, ...seats(0).slice(0, 3)], { match: 2 }));
  stream.update(2);
  expect([table.heldBack, table.info?.match, table.update?.match]).toEqual([null, 2, 2]);
});

test.each([
  ['playing', 'The next game has started without you.', 'Watch it'],
  ['gathering', 'The next game is being set up, and there may be a seat for you.', 'Go to the lobby'],
] as const)('the result stays for others when the next game is %s', async (stage, sentence, button) => {
  const table = show(seats(0));
  const stream = watch(table);
  stream.table(tableInfo(seats(null), { match: stage === 'gathering' ? 1 : 2, stage }));
  stream.update(2);
  expect([table.info?.stage, table.update?.over, table.update?.match]).toEqual(['over', true, 1]);
  expect(screen.getByText(sentence)).toBeTruthy();
  await press(button);
  expect([table.info?.stage, table.update, table.heldBack]).toEqual([stage, null, null]);
});
