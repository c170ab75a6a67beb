// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box, GameInfo, SeatInfo } from '../../src/lib/api';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import FillWithBots from '../../src/table/FillWithBots.svelte';
import InviteLink from '../../src/table/InviteLink.svelte';
import LobbySettings from '../../src/table/LobbySettings.svelte';
import Seats from '../../src/table/Seats.svelte';
import { seatInfo, tableInfo } from './fixtures';

const text = (en: string) => ({ en, fr: en, de: en });
const level = { id: 'lead', name: text('The lead'), character: text(''), difficulty: text('Hard') };
const game = { name: 'dice', players: [2, 3, 4], option_details: [], levels: [level], boxes: [] };
const props = { game: game as unknown as GameInfo };
const sent = vi.fn<(request: string, body: unknown) => void>();
let status = 200;

beforeEach(async () => {
  preferences.language = 'en';
  preferences.name = '';
  status = 200;
  await loadCatalogues('web', 'bots');
  sent.mockClear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    sent(`${method} ${address.replace('/api/tables/abcd1234', '')}`, body && JSON.parse(body));
    return new Response(address.endsWith('/games') ? '[]' : '{}', { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function lobby(host: boolean, seats: SeatInfo[]): TableState {
  const table = new TableState('abcd1234');
  table.info = tableInfo(seats, { stage: 'gathering', host, match: 0 });
  return table;
}
const guests = () => [
  seatInfo({ name: 'Ada', yours: true }),
  seatInfo({ name: 'Ben' }),
  seatInfo({ kind: 'open' }),
];

test('the host changes settings, which everybody else only reads', async () => {
  const { unmount } = render(LobbySettings, { ...props, table: lobby(true, guests()) });
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Undo/ }));
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await fireEvent.change(screen.getByRole('combobox', { name: /^Move timer/ }), { target: { value: '60' } });
  await waitFor(() =>
    expect(sent.mock.calls.map(([request]) => request)).toEqual(Array(3).fill('PUT /settings')),
  );
  expect(sent.mock.calls[0]![1]).toMatchObject({ game: 'hollywood', players: 3, undo: false });
  // Each request has the changes before it, which the table does not show yet.
  expect(sent.mock.calls[1]![1]).toMatchObject({ players: 4, undo: false });
  expect(sent.mock.calls[2]![1]).toMatchObject({ players: 4, undo: false, clock: 60 });
  unmount();
  render(LobbySettings, { ...props, table: lobby(false, guests()) });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Undo: yes')).toBeTruthy();
});

test('there cannot be fewer players than people', () => {
  const people = [...guests().slice(0, 2), seatInfo({ name: 'Cleo' })];
  render(LobbySettings, { ...props, table: lobby(true, people) });
  const disabled = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled);
  expect(disabled).toEqual([true, false, false]);
});

test('after a refusal the old settings are shown', async () => {
  status = 409;
  render(LobbySettings, { ...props, table: lobby(true, guests()) });
  const undo = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Undo/ });
  await fireEvent.click(undo());
  await waitFor(() => expect(undo().checked).toBe(true));
});

test('one press fills the free seats with bots of the chosen level', async () => {
  render(FillWithBots, { ...props, table: lobby(true, guests()) });
  expect(screen.getByRole('option').textContent).toBe('Hard · The lead');
  await fireEvent.click(screen.getByRole('button', { name: 'Fill with bots' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith('PUT /bots', { level: 'lead' });
});

const seatProps = () => ({ ...props, box: { game: 'generic' } as Box, names: ['Ada', 'Ben', ''] });

test('the name is asked before the first seat is taken, and remembered', async () => {
  const table = lobby(false, [
    seatInfo({ name: 'Ada' }),
    seatInfo({ name: 'Ben' }),
    seatInfo({ kind: 'open' }),
  ]);
  const { unmount } = render(Seats, { ...seatProps(), table });
  const take = () => fireEvent.click(screen.getByRole('button', { name: /^Take this seat/ }));
  await take();
  expect(screen.getByRole('alert').textContent).toBe('Enter your name first.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Your name/));
  expect(sent).not.toHaveBeenCalled();
  await fireEvent.input(screen.getByLabelText(/^Your name/), { target: { value: 'Cleo' } });
  await take();
  expect(sent.mock.calls[0]).toEqual(['PUT /seats/2', { name: 'Cleo', studio: 0, ready: false }]);
  unmount();
  render(Seats, { ...seatProps(), table });
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  expect(screen.getByText('You are playing as Cleo.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Cleo');
});

test('the link is shared with the share sheet of the system, where there is one', async () => {
  const { unmount } = render(InviteLink, { code: 'abcd1234', host: false, title: 'Dice' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  unmount();
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(InviteLink, { code: 'abcd1234', host: false, title: 'Dice' });
  await fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Dice',
    text: 'Join my game of Dice!',
    url: `${location.origin}/t/abcd1234`,
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('the QR code can be hidden', async () => {
  render(InviteLink, { code: 'abcd1234', host: false });
  const code = () => screen.queryByRole('img', { name: 'QR code of the link to this table' });
  expect(code()).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'QR code' }));
  expect(code()).toBeNull();
});
