// @vitest-environment jsdom
// Browsers that keep nothing, or no cookies, and pages that nobody else can open.
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
import { chair, tableInfo, answerWith } from './fixtures';

const title = { en: 'Hollywood', fr: 'Hollywood', de: 'Hollywood' };
const game: GameInfo = {
  name: 'hollywood',
  title,
  players: [3, 4],
  options: [],
  option_details: [],
  levels: [],
  boxes: [],
};
const box = { game: 'hollywood', cards: [] } as unknown as HollywoodBox;
const NO_COOKIES = /Cookies are off/;
const NO_STORAGE = /your tables will be forgotten/;

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'bots');
  answerWith({ '/games': [game], '/tables': [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withoutCookies = () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
const withoutStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
const isOff = async (name: RegExp) =>
  (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

function lobby(): void {
  const table = new TableState('abcd1234');
  const seats = [chair({ name: 'Ada' }), chair({ kind: 'open' })];
  table.info = tableInfo(seats, { stage: 'gathering', match: 0 });
  render(Lobby, { table, box, names: ['Ada', ''] });
}

test('a browser that keeps everything is told nothing about it', async () => {
  render(Home);
  expect(await isOff(/Play now/)).toBe(false);
  expect(screen.queryByText(NO_COOKIES)).toBeNull();
  expect(screen.queryByText(NO_STORAGE)).toBeNull();
  lobby();
  expect(await isOff(/Take this seat/)).toBe(false);
});

test('without cookies nobody sits down, and the foyer says why', async () => {
  withoutCookies();
  withoutStorage();
  render(Home);
  expect(screen.getByText(NO_COOKIES)).toBeTruthy();
  expect(screen.queryByText(NO_STORAGE)).toBeNull(); // one thing at a time
  expect(await isOff(/Play now/)).toBe(true);
  expect(await isOff(/Invite friends/)).toBe(true);
});

test('without cookies nobody sits down, and the table says why', async () => {
  withoutCookies();
  lobby();
  expect(screen.getByRole('status').textContent).toMatch(NO_COOKIES);
  expect(await isOff(/Take this seat/)).toBe(true);
});

test('without storage one may play, and knows what is forgotten', async () => {
  withoutStorage();
  render(Home);
  expect(screen.getByText(NO_STORAGE)).toBeTruthy();
  expect(await isOff(/Play now/)).toBe(false);
});

test.each([
  ['  ', 'New player'],
  [' Ada ', 'Ada'],
])('who is called %j opens a table as %s', async (name, called) => {
  const sent = vi.fn<(address: string, request: { body: string }) => void>();
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    sent(address, request);
    return new Response(JSON.stringify({ key: '', table: tableInfo([]) }));
  });
  vi.stubGlobal('scrollTo', vi.fn()); // which jsdom does not have
  preferences.name = name;
  await openForFriends({ game: 'hollywood', players: 3 }, 'New player');
  preferences.name = '';
  expect(JSON.parse(sent.mock.calls[0]![1].body)).toMatchObject({ name: called });
});

test('a link that leads friends to their own computer is told to be one', () => {
  for (const mine of ['localhost', 'm.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0', '[::]'])
    expect(isLocalAddress(mine), mine).toBe(true);
  for (const ours of ['192.168.0.7', 'matinee.example', 'localhost.example', '127.example', '[fe80::1]'])
    expect(isLocalAddress(ours), ours).toBe(false);
  lobby(); // at localhost
  expect(screen.getByText(/works only on this computer.*matinee serve --host 0\.0\.0\.0/)).toBeTruthy();
});
