// @vitest-environment jsdom
// Browsers without storage or cookies, and tables at an address that other computers cannot open.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../../src/lib/api';
import type { HollywoodBox } from '../../src/games/hollywood/types';
import { openForFriends } from '../../src/lib/openTable';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import Home from '../../src/home/Home.svelte';
import { isLocalAddress } from '../../src/table/address';
import Lobby from '../../src/table/Lobby.svelte';
import { seatInfo, tableInfo, stubResponses } from './fixtures';

const title = { en: 'Hollywood', fr: 'Hollywood', de: 'Hollywood' };
const game: GameInfo = {
  name: 'hollywood',
  family: 'hollywood',
  clauses: 'H',
  title,
  about: null,
  minutes: null,
  players: [3, 4],
  options: [],
  option_details: [],
  levels: [],
  boxes: [],
  lesson: false,
};
const name = { en: 'Hollywood', fr: 'Hollywood', de: 'Hollywood' };
const box = { game: 'hollywood', name, cards: [] } as unknown as HollywoodBox;
const NO_COOKIES = /Cookies are off/;
const NO_STORAGE = /your tables will be forgotten/;

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'bots');
  stubResponses({ '/games': [game], '/tables': [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const disableCookies = () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
const disableStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
const isDisabled = async (name: RegExp) =>
  (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

function renderLobby(host = false): void {
  const table = new TableState('abcd1234');
  const seats = [seatInfo({ name: 'Ada' }), seatInfo({ kind: 'open' })];
  table.info = tableInfo(seats, { stage: 'gathering', match: 0, host });
  vi.stubGlobal(
    'IntersectionObserver', // missing in jsdom
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  render(Lobby, { table, box, names: ['Ada', ''] });
}

test('a browser with storage and cookies shows no warning', async () => {
  render(Home);
  expect(await isDisabled(/Play now/)).toBe(false);
  expect(screen.queryByText(NO_COOKIES)).toBeNull();
  expect(screen.queryByText(NO_STORAGE)).toBeNull();
  renderLobby();
  expect(await isDisabled(/Take this seat/)).toBe(false);
});

test('without cookies the home page offers no seat, and says why', async () => {
  disableCookies();
  disableStorage();
  render(Home);
  expect(screen.getByText(NO_COOKIES)).toBeTruthy();
  expect(screen.queryByText(NO_STORAGE)).toBeNull(); // only one warning at a time
  expect(await isDisabled(/Play now/)).toBe(true);
  expect(await isDisabled(/Invite friends/)).toBe(true);
});

test('without cookies the lobby offers no seat, and says why', async () => {
  disableCookies();
  renderLobby();
  expect(screen.getByRole('status').textContent).toMatch(NO_COOKIES);
  expect(await isDisabled(/Take this seat/)).toBe(true);
});

test('without storage a person can play, and is warned that tables are forgotten', async () => {
  disableStorage();
  render(Home);
  expect(screen.getByText(NO_STORAGE)).toBeTruthy();
  expect(await isDisabled(/Play now/)).toBe(false);
});

test.each([
  ['  ', 'New player'],
  [' Ada ', 'Ada'],
])('a person named %j opens a table as %s', async (name, sentName) => {
  const sent = vi.fn<(address: string, request: { body: string }) => void>();
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    sent(address, request);
    return new Response(JSON.stringify({ key: '', table: tableInfo([]) }));
  });
  vi.stubGlobal('scrollTo', vi.fn()); // missing in jsdom
  preferences.name = name;
  await openForFriends({ game: 'hollywood', players: 3 }, 'New player');
  preferences.name = '';
  expect(JSON.parse(sent.mock.calls[0]![1].body)).toMatchObject({ name: sentName });
});

test('local addresses are recognised, and the lobby warns the host that its link works only on this computer', () => {
  for (const local of ['localhost', 'm.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0', '[::]'])
    expect(isLocalAddress(local), local).toBe(true);
  for (const remote of ['192.168.0.7', 'matinee.example', 'localhost.example', '127.example', '[fe80::1]'])
    expect(isLocalAddress(remote), remote).toBe(false);
  renderLobby(true); // jsdom's address is localhost
  expect(screen.getByText(/works only on this computer.*matinee serve --host 0\.0\.0\.0/)).toBeTruthy();
});
