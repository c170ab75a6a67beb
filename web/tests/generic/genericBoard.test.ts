// @vitest-environment jsdom
// The board for games without a board of their own.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Home from '../../src/home/Home.svelte';
import GenericBoard from '../../src/games/generic/GenericBoard.svelte';
import { groupMoves, sortView } from '../../src/games/generic/view';
import { clientOf, loadClient } from '../../src/games/registry';
import { eventMessage, moveLabel } from '../../src/lib/gameText';
import { humanise } from '../../src/lib/humanise';
import { addCatalogue, loadCatalogues } from '../../src/lib/i18n.svelte';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { acceptMoves, stubResponses, seatInfo, tableInfo, update } from '../shell/fixtures';

const name = { en: 'Bluff', fr: 'Bluff', de: 'Bluff' };
// A box in which the component `one` has a name; `six` has none.
const box = { game: 'bluff', edition: 'bluff', name, faces: [{ id: 'one', name: { ...name, en: 'Joker' } }] };
const names = ['Ada', 'Ben', 'Cy'];
const view = {
  round: 2,
  last_bidder: 1,
  wild: true,
  standing_bid: null,
  dice_left: [5, 4, 3],
  seats: [{ ready: true }, { ready: false }, { ready: false }],
  hand: ['one', 'six', 'six'],
  earlier_bids: [
    { seat: 2, count: 1 },
    { seat: 0, count: 2 },
  ],
};
const moves = ['challenge', 'bid 3 one', 'bid 3 six', 'bid 4 one'];

beforeEach(async () => {
  preferences.language = 'en';
  await loadCatalogues('web', 'bots');
  await loadClient('bluff');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderBoard(changes: Partial<ReturnType<typeof update>> = {}) {
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true }), seatInfo(), seatInfo()]);
  table.update = update({ you: [{ seat: 0, view: view as never, moves }], ...changes });
  const { container } = render(GenericBoard, { table, box, names });
  return { table, container };
}

/** The text of an element, with a space between its parts. */
function text(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

test('an unknown game gets the generic board', async () => {
  expect((await loadClient('bluff')).board).toBe(GenericBoard);
  expect(clientOf('bluff').catalogues).toEqual([]);
});

test('single values have labels, and seats and components are shown by name', () => {
  const { container } = renderBoard();
  const facts = [...container.querySelectorAll('.facts > div')].map(text);
  expect(facts).toEqual(['Round 2', 'Last bidder Ben', 'Wild yes', 'Standing bid –']);
});

test('lists with an entry per seat are shown in the panels of the players', () => {
  renderBoard();
  const panels = within(screen.getByRole('list', { name: 'Seats' })).getAllByRole('listitem');
  expect(panels.map(text)).toEqual([
    '1 Ada you Dice left 5 Ready yes',
    '2 Ben Dice left 4 Ready no',
    '3 Cy Dice left 3 Ready no',
  ]);
});

test('other lists are groups; so is a hand, even if it has as many entries as there are seats', () => {
  const { container } = renderBoard();
  const groups = [...container.querySelectorAll('.group')].map(text);
  expect(groups).toEqual(['Hand Joker Six Six', 'Earlier bids Seat Cy Count 1 Seat Ada Count 2']);
});

test('a list whose length changes is not shared out among the seats', () => {
  const withBag = (dice: number[]) => ({ you: [{ seat: 0, view: { bag: dice } as never, moves: [] }] });
  const { table, container } = renderBoard(withBag([6, 6, 1, 1]));
  table.update = update(withBag([6, 6, 1]));
  flushSync();
  expect([...container.querySelectorAll('.group')].map(text)).toEqual(['Bag 6 6 1']);
});

test('moves are buttons grouped by their first word, and are sent unchanged', async () => {
  const sent = acceptMoves();
  renderBoard();
  const bids = screen.getByRole('group', { name: 'Bid' });
  expect(
    within(bids)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Bid 3 One', 'Bid 3 Six', 'Bid 4 One']);
  await fireEvent.click(screen.getByRole('button', { name: 'Bid 3 Six' }));
  expect(sent).toHaveBeenCalledWith('bid 3 six');
});

test('a move with placeholders is entered as text', async () => {
  const sent = acceptMoves();
  renderBoard({ you: [{ seat: 0, view: view as never, moves: ['put X Y'] }] });
  await fireEvent.input(screen.getByLabelText(/put X Y/), { target: { value: 'put 3 4' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(sent).toHaveBeenCalledWith('put 3 4');
});

test('without moves the board shows the awaited player, and at the end the points', () => {
  renderBoard({ you: [{ seat: 0, view: view as never, moves: [] }], awaiting: [1] });
  expect(screen.getByRole('heading', { name: 'Ben is thinking …' })).toBeTruthy();
  cleanup();
  const { container } = renderBoard({ over: true, points: [3, 0, 1], winners: [0], awaiting: [] });
  expect(container.querySelector('.question')).toBeNull();
  expect([...container.querySelectorAll('.players b')].map(text)).toEqual(['3', '0', '1']);
});

test('events and moves without messages are shown in readable words', () => {
  const event = { name: 'lost-die', facts: { seat: 1, dice_left: 3 } };
  expect(eventMessage(event, box, names)).toBe('Ben: lost die (dice left 3).');
  expect(eventMessage({ name: 'new_round', facts: { round: 2 } }, box, names)).toBe('New round (round 2).');
  expect(moveLabel('bid 3 one', box)).toBe('Bid 3 one');
  addCatalogue('en', 'bluff', 'bluff-lost-die = { $seat } loses a die.');
  expect(eventMessage(event, box, names)).toBe('Ben loses a die.');
});

test('the home page offers an unknown game without a picture', async () => {
  const lists = { options: [], option_details: [], levels: [], boxes: [] };
  const game = { name: 'bluff', title: name, players: [2, 3], ...lists };
  stubResponses({ '/games': [game], '/tables': [] });
  render(Home);
  expect(await screen.findByRole('button', { name: /Play now.*Bluff/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Rules.*Bluff/ }).getAttribute('href')).toBe('/rules/bluff');
});

test('identifiers are turned into words', () => {
  expect(['dice_left', 'round-begins', 'bestOffer', 'x', ''].map(humanise)).toEqual([
    'Dice left',
    'Round begins',
    'Best offer',
    'X',
    '',
  ]);
});

test('moves of two words share a row, and longer ones have a row for each second word', () => {
  expect(groupMoves(['pass', 'take 1', 'take 2', 'bid 3 5'])).toEqual([
    { title: 'Pass', rows: [{ label: '', moves: [{ move: 'pass', label: 'Pass' }] }] },
    {
      title: 'Take',
      rows: [
        {
          label: '',
          moves: [
            { move: 'take 1', label: '1' },
            { move: 'take 2', label: '2' },
          ],
        },
      ],
    },
    { title: 'Bid', rows: [{ label: '3', moves: [{ move: 'bid 3 5', label: '5' }] }] },
  ]);
});

test('values that the table shows elsewhere are omitted', () => {
  const sorted = sortView(
    { players: 3, awaiting: [0], state: { deal: [1] }, empty: [], stage: 'bidding' },
    3,
  );
  expect(sorted).toEqual({ scalars: [['stage', 'bidding']], seats: [{}, {}, {}], groups: [] });
});
