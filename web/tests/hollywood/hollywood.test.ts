// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Hollywood from '../../src/games/hollywood/Hollywood.svelte';
import type { HollywoodBox, HollywoodView } from '../../src/games/hollywood/types';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { acceptMoves, update } from '../shell/fixtures';

beforeEach(async () => {
  Element.prototype.checkVisibility = () => true; // jsdom lacks it
  preferences.language = 'en';
  await loadCatalogues('web', 'hollywood', 'web-hollywood');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const view = {
  game: 'hollywood',
  players: 2,
  seat: 0,
  stage: 'laying',
  awaiting: [0],
  round: 1,
  rounds: 4,
  starter: 0,
  scarcity: false,
  prototype: false,
  owed: 0,
  star: null,
  thrown: [],
  scarce: {},
  columns: [[], []],
  seats: [],
  stars_left: 0,
  films_left: 0,
} as HollywoodView;

const localisedName = (name: string) => ({ en: name, fr: name, de: name });
const screenplay = (id: string, genre: string) => ({
  id,
  kind: 'screenplay',
  genre,
  award: false,
  name: localisedName(`The ${id}`),
});
const cards = [
  screenplay('horror-1', 'horror'),
  screenplay('horror-2', 'horror'),
  { id: 'star-1', kind: 'star', stars: 3, name: localisedName('A star') },
];
const box = { game: 'hollywood', cards } as unknown as HollywoodBox;

/** Create an update in which the first seat may make these moves. */
function updateWith(number: number, changes: Partial<HollywoodView>, ...moves: string[]) {
  return update({ number, you: [{ seat: 0, view: { ...view, ...changes }, moves }] });
}

function renderBoard(changes: Partial<HollywoodView>, ...moves: string[]) {
  const table = new TableState('abcd1234');
  table.update = updateWith(5, changes, ...moves);
  const move = acceptMoves();
  render(Hollywood, { table, box, names: ['Ada', 'Buster'] });
  return { table, move };
}
const reel = (column: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Reel here (${column})` });

test('only the buttons of legal moves are enabled', async () => {
  const { move } = renderBoard({}, 'reel 2', 'clap');
  expect([reel(1).disabled, reel(2).disabled]).toEqual([true, false]);
  expect(screen.queryByRole('button', { name: 'Double Reel' })).toBeNull();
  await fireEvent.click(reel(2));
  expect(move).toHaveBeenCalledExactlyOnceWith('reel 2');
});

test('buttons of the previous turn cannot send a move in the new one', async () => {
  const { table, move } = renderBoard({}, 'reel 1', 'double');
  flushSync(() => (table.update = updateWith(6, {}, 'reel 2')));
  reel(1).click(); // unlike fireEvent, this does nothing if the button is disabled
  expect(screen.queryByRole('button', { name: 'Double Reel' })).toBeNull();
  await waitFor(() => expect(reel(2).disabled).toBe(false));
  await fireEvent.click(reel(2));
  expect(move).toHaveBeenCalledExactlyOnceWith('reel 2');
});

const floor = () => screen.getByRole('region', { name: 'Cutting-room floor' });

test('cards that no player receives lie on the cutting-room floor', async () => {
  const { table } = renderBoard({}, 'reel 1');
  expect(floor().textContent).toContain('Cards nobody gets');
  table.update = updateWith(6, { thrown: ['star-1', 'horror-2'] }, 'reel 1');
  await waitFor(() => expect(floor().querySelectorAll('[role=img]').length).toBe(2));
  const labels = [...floor().querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label'));
  expect(labels).toEqual(['A star, Star with 3 stars', 'The horror-2, Horror']);
  expect(floor().textContent).not.toContain('×'); // the number of cards matters only with scarcity
});

test('with scarcity the factor of each genre is shown and included in the value of a film', () => {
  const scarce = { action: 0, horror: 2, romance: 1 };
  const seats = [{ sizes: { horror: 3 }, projects: {}, films: [], blockbusters: [] }];
  const finishing = { stage: 'finishing', star: 'star-1', scarcity: true, scarce, seats } as unknown;
  renderBoard(finishing as Partial<HollywoodView>, 'finish horror');
  expect(floor().textContent).toContain('Horror: films count × 2 so far');
  expect(screen.getByRole('button', { name: /Horror/ }).textContent).toContain('3 × 3 × 2 = 18');
  cleanup();
  renderBoard({ scarcity: true, scarce }, 'reel 1');
  expect(screen.getByText('Scarcity').title).toMatch(/^At the end each film is also multiplied/);
});

test('after all reels are laid, the label of a card without a reel says that it goes to no player', () => {
  const column = [
    { card: 'horror-1', reel: null, gone: true },
    { card: 'horror-2', reel: null, gone: false },
    { card: 'star-1', reel: 1, gone: false },
  ];
  const labels = () => screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'));
  renderBoard({ columns: [column] }, 'reel 1');
  expect(labels()).toContain('The horror-2, Horror, Card number 2 to be handed out');
  cleanup();
  renderBoard({ columns: [column], stage: 'finishing' }, 'finish horror');
  expect(labels()).toContain('The horror-2, Horror, nobody');
  expect(labels()).toContain('The horror-1, Horror, Card number 1 to be handed out');
  expect(labels()).toContain('A star, Star with 3 stars, Buster’s reel, Card number 3 to be handed out');
});

const numbers = () => [...document.querySelectorAll('.nth')].map((element) => Number(element.textContent));

test('columns are handed out from left to right, from the top, or from the bottom with the prototype rule', () => {
  const place = (card: string) => ({ card, reel: null, gone: false });
  const columns = [[place('horror-1'), place('horror-2')], [place('star-1')]];
  renderBoard({ columns }, 'reel 1');
  expect(numbers()).toEqual([1, 2, 3]);
  cleanup();
  renderBoard({ columns, prototype: true }, 'reel 1');
  expect(numbers()).toEqual([2, 1, 3]);
});

test('all players see the star of a new film', () => {
  renderBoard({ stage: 'finishing', star: 'star-1', awaiting: [1] });
  expect(screen.getByText('A star ★★★')).toBeTruthy();
});

test('the cards that each player receives are shown for a moment', async () => {
  const { table } = renderBoard({}, 'reel 1');
  const event = (name: string, facts: Record<string, string | number>) => ({ name, facts });
  const events = [
    event('laid', { seat: 1, column: 1 }),
    event('joined', { seat: 1, card: 'horror-1', genre: 'horror' }),
    event('thrown', { card: 'star-1' }),
    event('joined', { seat: 0, card: 'horror-2', genre: 'horror' }),
  ];
  table.newMoves = [{ number: 6, seat: 1, move: 'reel 1', events, at: '' } as never];
  await waitFor(() => expect(screen.getByText('Handed out')).toBeTruthy());
  const shares = [...document.querySelectorAll('.share')];
  const cards = shares.map((share) => share.querySelector('[role=img]')?.getAttribute('aria-label'));
  expect(cards).toEqual(['The horror-2, Horror', 'The horror-1, Horror', 'A star, Star with 3 stars']);
  expect(shares.map((share) => share.classList.contains('own'))).toEqual([true, false, false]);
});
