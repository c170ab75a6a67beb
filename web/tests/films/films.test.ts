// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Films from '../../src/games/films/Films.svelte';
import Stars from '../../src/games/films/Stars.svelte';
import { spaceIndex } from '../../src/games/films/boxLookup';
import { fitsOf } from '../../src/games/films/fits';
import type { FilmsView } from '../../src/games/films/types';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues, say } from '../../src/lib/i18n.svelte';
import { acceptMoves, playedMove } from '../shell/fixtures';
import { recorded, stage } from './recorded';

const names = ['Ada', 'Buster', 'Clara', 'Dino'];

beforeEach(async () => {
  // jsdom lacks these. Animations end at once.
  Element.prototype.animate = vi.fn(
    () => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation,
  );
  Element.prototype.checkVisibility = () => true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Object.assign(preferences, { language: 'en', confirm: false, automatic: true });
  await loadCatalogues('web', 'bots', 'films', 'web-films');
});
afterEach(cleanup);

async function renderBoard(edition: string, name: FilmsView['stage'], asSpectator = false) {
  const { box, view, moves } = stage(edition, name);
  const table = new TableState('abcd1234');
  const own = asSpectator
    ? { seat: null, view: { ...view, seat: null }, moves: [] }
    : { seat: view.seat, view, moves };
  table.update = {
    match: 1,
    number: 5,
    happened: [],
    awaiting: view.awaiting,
    deadline: {},
    over: false,
    clause: '',
    points: null,
    winners: [],
    you: [own],
  };
  const move = acceptMoves();
  const { container } = render(Films, { table, box, names });
  await waitFor(() => expect(container.querySelector('#films-question')).toBeTruthy());
  await waitFor(() => expect(container.querySelector('.rivals li')).toBeTruthy()); // the last part to be rendered
  return { container, table, view, moves, move, box };
}
/** Find a button by the start of its label. Searching by role takes seconds in such a large document. */
function button(label: string): HTMLButtonElement | undefined {
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return [...document.querySelectorAll('button')].find((element) => labelOf(element).startsWith(label));
}
const legalSpaces = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('button[data-space]')].map(
    ({ dataset }) => `${dataset.film} ${dataset.space}`,
  );

test('an auction highlights the lowest bid, accepts only legal amounts and offers to pass', async () => {
  const { move, moves } = await renderBoard('dream-factory', 'bidding');
  const bids = moves.filter((move) => move.startsWith('bid')).map((move) => Number(move.slice(4)));
  const lowestBid = button(`Bid ${bids[0]}`)!;
  expect(lowestBid.className).toContain('primary');
  const field = document.querySelector<HTMLInputElement>('input[type=number]')!;
  expect([Number(field.min), Number(field.max)]).toEqual([bids[0], bids.at(-1)]);
  await fireEvent.change(field, { target: { value: '99' } });
  expect(field.value).toBe(String(bids.at(-1)));
  await fireEvent.click(button('Pass')!);
  expect(move).toHaveBeenCalledWith('pass');
});

test('spectators see the tiles that are auctioned', async () => {
  const { container, view, box } = await renderBoard('dream-factory', 'bidding', true);
  const lot = view.locations[view.location!]!.tiles.map(
    (id) => box.tiles.find((tile) => tile.id === id)!.name.en,
  );
  const shown = [...container.querySelectorAll('.question .lot [role=img]')];
  expect(shown.map((tile) => tile.getAttribute('aria-label')!.split(':')[0])).toEqual(lot);
});

test('players who bid see the tiles with kind and stars in words, and the spaces that they fit', async () => {
  const { container, view, box } = await renderBoard('dream-factory', 'bidding');
  const lot = view.locations[view.location!]!.tiles.map((id) => box.tiles.find((tile) => tile.id === id)!);
  const cards = [...container.querySelectorAll('.question .lot .card')];
  expect(cards.length).toBe(lot.length);
  for (const [index, { name, kind, stars, id }] of lot.entries()) {
    const text = cards[index]!.textContent!;
    expect(text).toContain(name.en);
    expect(text).toContain(`${box.kinds[kind as keyof typeof box.kinds].en}, ${stars} star`);
    const fits = fitsOf(box, view.seats[view.seat!]!.films, id);
    expect(text).toContain(fits.length ? `fits ${fits.length} space` : 'fits nowhere');
  }
  const marked = container.querySelectorAll('.studio .space.fitting').length;
  const spaces = lot.flatMap(({ id }) => fitsOf(box, view.seats[view.seat!]!.films, id));
  expect(marked).toBe(new Set(spaces.map(({ film, space }) => `${film.id} ${space}`)).size);
  expect(marked).toBeGreaterThan(0);
});

test('the spaces of a film that a tile fits are the legal empty spaces', () => {
  for (const { box, stages } of recorded) {
    const { view, moves } = stages.find((each) => each.view.stage === 'placing')!;
    const { films } = view.seats[view.seat!]!;
    for (const tile of view.hand) {
      const legal = moves
        .filter((move) => move.startsWith(`place ${tile} `))
        .map((move) => move.split(' ').slice(2) as [string, string])
        .filter(([id, space]) => {
          const film = films.find((each) => each.id === id)!;
          return !film.spaces[spaceIndex(film, space)]!.tiles.length;
        });
      const fits = fitsOf(box, films, tile).map(({ film, space }) => [film.id, space]);
      expect(fits.sort()).toEqual(legal.sort());
    }
  }
});

test('the money of an auction is shared among the others, and the remainder stays', async () => {
  const { container, table, view } = await renderBoard('dream-factory', 'bidding');
  const next = { seat: view.seat, view: { ...view, pot: 1, standing: 6 }, moves: ['bid 7', 'bid 8', 'pass'] };
  flushSync(() => (table.update = { ...table.update!, number: 6, you: [next] }));
  const explanation = () => container.querySelector('.payout')!.textContent!.trim();
  expect(explanation()).toBe(
    'Your 7 and the 1 in the middle go to the others: 2 each, 2 stay in the middle.',
  );
  await fireEvent.focus(button('Bid 8')!);
  expect(explanation()).toBe('Your 8 and the 1 in the middle go to the others: 3 each.');
});

test('a move is sent once even if its button is pressed twice', async () => {
  const { move } = await renderBoard('dream-factory', 'bidding');
  const pass = button('Pass')!;
  await fireEvent.click(pass);
  await fireEvent.click(pass);
  expect(move).toHaveBeenCalledTimes(1);
});

test('the buttons answer the current question', async () => {
  const { table, view, move } = await renderBoard('dream-factory', 'bidding');
  const next = { seat: view.seat, view: { ...view, standing: 9 }, moves: ['bid 10', 'bid 11', 'pass'] };
  flushSync(() => (table.update = { ...table.update!, number: 6, you: [next] }));
  await fireEvent.click(button('Bid 10')!);
  expect(move).toHaveBeenCalledExactlyOnceWith('bid 10');
});

test('a tile is placed at once on a tapped space, unless the player wants to confirm it', async () => {
  const { container, move, view } = await renderBoard('dream-factory', 'placing');
  await waitFor(() => expect(legalSpaces(container).length).toBeGreaterThan(0));
  const space = container.querySelector<HTMLElement>('button[data-space]')!;
  const { film, space: label } = space.dataset;
  await fireEvent.click(space);
  expect(move.mock.calls).toEqual([[`place ${view.hand[0]} ${film} ${label}`]]);
  await waitFor(() => expect(container.querySelector('.notice')?.textContent).toContain('placed on'));
});

test('exactly the legal spaces can be chosen, and a confirmation is asked for on request', async () => {
  preferences.confirm = true;
  const { container, move, moves, view } = await renderBoard('dream-factory', 'placing');
  for (const [number, tile] of view.hand.entries()) {
    await fireEvent.click(container.querySelectorAll('.held')[number]!);
    const legal = moves
      .filter((move) => move.startsWith(`place ${tile} `))
      .map((move) => move.split(' ').slice(2).join(' '));
    await waitFor(() => expect(legalSpaces(container).sort()).toEqual(legal.sort()));
  }
  const spaces = container.querySelectorAll<HTMLElement>('button[data-space]');
  const [first, last] = [spaces[0]!, spaces[spaces.length - 1]!];
  await fireEvent.click(first);
  await fireEvent.click(last);
  expect(last.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.keyDown(last, { key: 'Escape' });
  expect(container.querySelector('[data-space][aria-pressed="true"]')).toBeNull();
  await fireEvent.click(last);
  expect(move).not.toHaveBeenCalled();
  await fireEvent.click(button('Place it')!);
  const { film, space } = last.dataset;
  expect(move.mock.calls).toEqual([[`place ${view.hand.at(-1)} ${film} ${space}`]]);
});

test('tiles that return to the hand are drawn', async () => {
  const { container, table, view } = await renderBoard('dream-factory', 'placing');
  const tilesDrawn = () => container.querySelectorAll('.held .tile').length;
  await waitFor(() => expect(tilesDrawn()).toBe(view.hand.length));
  const largerHand = [
    ...view.hand,
    ...view.locations.flatMap(({ tiles }) => tiles.filter((tile) => tile !== null)),
  ];
  const own = table.update!.you[0]!;
  table.update = { ...table.update!, number: 4, you: [{ ...own, view: { ...view, hand: largerHand } }] };
  await waitFor(() => expect(tilesDrawn()).toBe(largerHand.length));
});

test('discarding needs a confirmation, and comes after the spaces', async () => {
  const { container, move, view } = await renderBoard('dream-factory', 'placing');
  await waitFor(() => expect(legalSpaces(container).length).toBeGreaterThan(0));
  const spaces = [...container.querySelectorAll('button[data-space]')];
  const follows = spaces.at(-1)!.compareDocumentPosition(button('Discard')!);
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await fireEvent.click(button('Discard')!);
  expect(move).not.toHaveBeenCalled();
  await fireEvent.click(button('Discard')!);
  expect(move).toHaveBeenCalledWith(`discard ${view.hand[0]}`);
});

test('a party allows players to take nothing only in Traumfabrik', async () => {
  const { moves } = await renderBoard('dream-factory', 'taking');
  expect(moves).not.toContain('decline');
  expect(button('Take nothing')).toBeUndefined();
  cleanup();
  const { move } = await renderBoard('traumfabrik', 'taking');
  await fireEvent.click(button('Take nothing')!);
  expect(move).toHaveBeenCalledWith('decline');
});

test('in Traumfabrik the first player invites a legend', async () => {
  const { container, move, view } = await renderBoard('traumfabrik', 'choosing');
  const tiles = container.querySelectorAll('.pick');
  expect(tiles.length).toBe(view.legends.length);
  await fireEvent.click(tiles[1]!);
  expect(move).toHaveBeenCalledWith(`director ${view.legends[1]}`);
});

test('a move without a choice is made for the player, unless they have turned that off', async () => {
  const { container, table, view, move } = await renderBoard('dream-factory', 'bidding');
  const outbid = { seat: view.seat, view: { ...view, standing: 99 }, moves: ['pass'] };
  table.update = { ...table.update!, number: 6, you: [outbid] };
  await waitFor(() => expect(move.mock.calls).toEqual([['pass']]));
  await waitFor(() =>
    expect(container.querySelector('.notice')?.textContent).toContain('Passed for you: you can’t outbid 99'),
  );
  preferences.automatic = false;
  table.update = { ...table.update, number: 8 };
  await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the delay of an automatic move
  expect(move).toHaveBeenCalledTimes(1);
});

test('a move that was undone is not made for the player again', async () => {
  const { table, view, move } = await renderBoard('dream-factory', 'bidding');
  table.playedMoves = [playedMove(6, view.seat!, 'person', 4)];
  table.update = { ...table.update!, number: 6, you: [{ seat: view.seat, view, moves: ['pass'] }] };
  await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the delay of an automatic move
  expect(move).not.toHaveBeenCalled();
});

test('a limit set in advance bids the least that is enough, and passes above it', async () => {
  const { container, table, view, move } = await renderBoard('dream-factory', 'bidding');
  const raise = (number: number, standing: number) => {
    const moves = [`bid ${standing + 1}`, `bid ${standing + 2}`, 'pass'];
    table.update = {
      ...table.update!,
      number,
      you: [{ seat: view.seat, view: { ...view, standing }, moves }],
    };
  };
  const waiting = { ...view, awaiting: [(view.seat! + 1) % view.players], standing: 2 };
  flushSync(
    () => (table.update = { ...table.update!, you: [{ seat: view.seat, view: waiting, moves: [] }] }),
  );
  await fireEvent.change(container.querySelector('input[type=number]')!, { target: { value: '5' } });
  await fireEvent.click(button('Bid up to 5')!);
  expect(container.querySelector('.limit')?.textContent).toBe('Bidding for you up to 5.');
  raise(6, 4);
  await waitFor(() => expect(move.mock.calls).toEqual([['bid 5']]));
  raise(8, 5);
  await waitFor(() => expect(move.mock.calls).toEqual([['bid 5'], ['pass']]));
});

test('spectators see every studio and cannot move', async () => {
  const { container, view } = await renderBoard('dream-factory', 'placing', true);
  expect(container.querySelectorAll('.rivals li').length).toBe(view.players);
  expect(legalSpaces(container)).toEqual([]);
  expect(button('Discard')).toBeUndefined();
  await fireEvent.click(button('Clara')!);
  expect(container.querySelector('.studio h2')?.textContent).toBe('Clara');
  const pressed = [...container.querySelectorAll('.rivals [aria-pressed]')];
  expect(pressed.length).toBe(view.players);
  expect(button('Clara')?.getAttribute('aria-pressed')).toBe('true');
  expect(pressed.filter((element) => element.getAttribute('aria-pressed') === 'true').length).toBe(1);
});

test('the card of an opponent shows the kinds of the open spaces, and counters with words', async () => {
  const { container, view, box } = await renderBoard('dream-factory', 'bidding');
  const seat = (view.seat! + 1) % view.players;
  const card = container.querySelector('.rivals li')!;
  const openSpaces = view.seats[seat]!.films.map((film) =>
    film.spaces
      .filter(({ tiles }) => !tiles.length)
      .map(({ asks }) => (asks === 'blank' ? say('films-blank') : box.kinds[asks as 'star'].en))
      .join(', '),
  );
  const labels = [...card.querySelectorAll('.films .film > .visually-hidden')].map(
    (each) => each.textContent,
  );
  expect(labels.map((label) => label.split('open: ')[1])).toEqual(openSpaces);
  expect(card.textContent.replace(/\s+/g, ' ')).toMatch(/\? money, ?\d+ actors?, ?\d+\+\? points?/);
});

test('the films of an opponent are shown while the pointer is on the card', async () => {
  const { container, view } = await renderBoard('dream-factory', 'bidding');
  const card = container.querySelector('.rivals button')!;
  await fireEvent(card, Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
  const films = view.seats[(view.seat! + 1) % view.players]!.films.map(({ id }) => id);
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>('.preview [data-screenplay]')].map(
      ({ dataset }) => dataset.screenplay,
    );
  await waitFor(() => expect(shown()).toEqual(films));
  await fireEvent(card, new MouseEvent('pointerleave'));
  expect(shown()).toEqual([]);
});

test('a finished film opens a dialog with its tiles, total and marker', async () => {
  const { container, table, view, box } = await renderBoard('dream-factory', 'bidding');
  expect(container.querySelector('.rivals [aria-pressed]')).toBeNull();
  const [film, ...films] = view.seats[view.seat!]!.films;
  const tiles = box.tiles.slice(0, film!.spaces.length - 1);
  const spaces = film!.spaces.map((space, index) => ({
    ...space,
    tiles: tiles[index] ? [tiles[index].id] : [],
  }));
  const finishedFilm = { ...film!, spaces, total: 13, finished: true, marker: '12+', points: 12 };
  const seats = view.seats.map((seat, number) =>
    number === view.seat ? { ...seat, films, finished: [finishedFilm] } : seat,
  );
  const own = table.update!.you[0]!;
  table.update = { ...table.update!, number: 6, you: [{ ...own, view: { ...view, seats } }] };
  await waitFor(() => expect(container.querySelector('.studio button.finished')).toBeTruthy());
  expect(container.querySelector('.finished .tile')).toBeNull();
  await fireEvent.click(container.querySelector('button.finished')!);
  const shownFilm = document.querySelector('dialog .finished > li')!;
  expect(shownFilm.textContent).toContain('12+');
  expect(shownFilm.textContent).toContain('Total: 13');
  expect(shownFilm.querySelectorAll('.tile').length).toBe(tiles.length);
});

test.each(LANGUAGES)('no message is missing in %s', async (language) => {
  preferences.language = language;
  await loadCatalogues('web', 'bots', 'films', 'web-films');
  for (const { box, stages } of recorded) {
    for (const { view } of stages) {
      const { container } = await renderBoard(box.edition, view.stage);
      await fireEvent.click(container.querySelector('.supply')!);
      expect(document.body.innerHTML).not.toMatch(/web-films|films-(trophy|blank)/);
      cleanup();
    }
  }
});

test.each([
  [-1, '−', 1, false],
  [0, '', 1, true],
  [1, '', 1, false],
  [4, '', 4, false],
])('stars are drawn as they are printed on the tile: %i', (count, sign, drawn, empty) => {
  const { container } = render(Stars, { count });
  const row = container.querySelector<HTMLElement>('.row')!;
  expect(container.textContent?.trim()).toBe(sign);
  expect(row.style.getPropertyValue('--count')).toBe(String(drawn));
  expect(row.classList.contains('empty')).toBe(empty);
});
