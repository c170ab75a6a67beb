// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Hollywood from '../../src/games/hollywood/Hollywood.svelte';
import type { HollywoodBox, HollywoodView } from '../../src/games/hollywood/types';
import { loadClient } from '../../src/games/registry';
import { preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { acceptMoves, update } from '../shell/fixtures';

beforeEach(async () => {
  Element.prototype.checkVisibility = () => true; // jsdom lacks it, animations and the methods of dialogs
  Element.prototype.animate = () =>
    ({ finished: Promise.resolve(), cancel: vi.fn(), addEventListener: vi.fn() }) as unknown as Animation;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  preferences.language = 'en';
  await loadCatalogues('web', 'table', 'hollywood', 'web-hollywood');
  await loadClient('hollywood');
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

test('with scarcity the factor of each genre is shown, explained and included in the value of a film', async () => {
  const scarce = { action: 0, horror: 2, romance: 1 };
  const seats = [{ sizes: { horror: 3 }, projects: {}, films: [], blockbusters: [] }];
  const finishing = { stage: 'finishing', star: 'star-1', scarcity: true, scarce, seats } as unknown;
  renderBoard(finishing as Partial<HollywoodView>, 'finish horror');
  expect(floor().textContent).toContain('Horror: films count × 2 so far');
  expect(screen.getByRole('button', { name: /Horror/ }).textContent).toContain('3 × 3 × 2 = 18');
  cleanup();
  renderBoard({ scarcity: true, scarce }, 'reel 1');
  expect(floor().textContent).toContain('3 cards with 4 stars are worth 12, with two such screenplays 24');
  await fireEvent.click(screen.getByRole('button', { name: 'Scarcity' }));
  expect(screen.getByText(/^At the end each film is also multiplied/)).toBeTruthy();
});

test('after all reels are laid, the label of a card without a reel says that it goes to no player', () => {
  const column = [
    { card: 'horror-1', reel: null, gone: true, forecast: null },
    { card: 'horror-2', reel: null, gone: false, forecast: null },
    { card: 'star-1', reel: 1, gone: false, forecast: null },
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

type Seat = HollywoodView['seats'][number];
const seatWith = (changes: Partial<Seat> = {}): Seat => ({
  reels: 3,
  clap: true,
  double: true,
  blockbusters: [],
  projects: { action: [], horror: [], romance: [] },
  sizes: { action: 0, horror: 0, romance: 0 },
  films: [],
  ambition: 0,
  points: 0,
  forecast: 0,
  ...changes,
});
const place = (card: string, reel: number | null = null, gone = false) => ({
  card,
  reel,
  gone,
  forecast: null,
});
const ghosts = () => [...document.querySelectorAll('.ghost')].length;

const column = [place('horror-1'), place('horror-2', 1), place('star-1', 0)];

test('the whole column is a control: focus shows where all reels would be, also in words', async () => {
  const { move } = renderBoard({ columns: [column] }, 'reel 1');
  expect(ghosts()).toBe(0);
  await fireEvent.pointerEnter(reel(1).closest('li')!, { pointerType: 'mouse' });
  expect(ghosts()).toBe(3);
  expect(document.querySelectorAll('.gain').length).toBe(1); // horror-2 becomes ours, and the star stays ours
  expect(document.getElementById(reel(1).getAttribute('aria-describedby')!)?.textContent).toBe(
    'Your reel goes on A star. Buster’s reel moves up to The horror-1. Your reel moves up to The horror-2.',
  );
  await fireEvent.pointerLeave(reel(1).closest('li')!);
  expect(ghosts()).toBe(0);
  expect(move).not.toHaveBeenCalled();
});

test('a first touch shows the ghost reels, a second one lays the reel', async () => {
  const { move } = renderBoard({ columns: [column, column] }, 'reel 1', 'reel 2');
  const tap = async (column: number) => {
    const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
    await fireEvent(reel(column), down);
    await fireEvent.click(reel(column), { detail: 1 });
  };
  await tap(1);
  expect(ghosts()).toBe(3);
  expect(screen.getByText('Tap again')).toBeTruthy();
  await tap(2);
  expect(move).not.toHaveBeenCalled();
  expect(ghosts()).toBe(3);
  await tap(2);
  expect(move).toHaveBeenCalledExactlyOnceWith('reel 2');
});

test('your own strip comes first, and the others follow clockwise', () => {
  const seats = [seatWith(), seatWith(), seatWith()];
  const table = new TableState('abcd1234');
  table.update = update({ number: 5, you: [{ seat: 1, view: { ...view, seat: 1, seats }, moves: [] }] });
  render(Hollywood, { table, box, names: ['Ada', 'Buster', 'Charlie'] });
  const strips = [...document.querySelectorAll('.players strong')].map((name) => name.textContent);
  expect(strips).toEqual(['Buster', 'Charlie', 'Ada']);
});

test('the project that scores at the end says so in words', () => {
  const seats = [seatWith({ sizes: { action: 1, horror: 2, romance: 0 }, ambition: 2 }), seatWith()];
  renderBoard({ seats });
  const chips = [...document.querySelectorAll('.project small')].map((each) => each.textContent);
  expect(chips).toEqual(['largest: +2']);
  expect(document.querySelector('.project small')?.closest('li')?.title).toBe('Project, Horror: 2');
});

test('the dialog of a player shows all cards with their products', async () => {
  const film = { genre: 'horror', star: 'star-1', cards: ['horror-1', 'horror-2'], value: 6 };
  renderBoard({ seats: [seatWith({ films: [film] }), seatWith()] });
  await fireEvent.click(document.querySelector('.players .open')!);
  const dialog = document.querySelector('dialog[open]')!;
  expect(dialog.querySelector('h3')?.textContent).toContain('Film (horror) with A star: 2 × 3 = 6');
  expect(dialog.querySelectorAll('[role=img][title]').length).toBe(3);
});

test('the forecast stands on the cards and beside the points, and is remembered', async () => {
  preferences.forecast = false;
  const columns = [
    [
      place('horror-1'),
      { ...place('horror-2', 1), forecast: { genre: 'horror', size: 2 } },
      { ...place('star-1', 0), forecast: { genre: 'horror', size: 2 } },
    ],
  ];
  const seats = [seatWith({ points: 1, forecast: 7 }), seatWith()];
  renderBoard({ columns, seats }, 'reel 1');
  const labels = () =>
    [...document.querySelectorAll('.card .forecast')].map((each) => each.textContent?.trim());
  expect(labels()).toEqual([]);
  const button = screen.getByRole('button', { name: 'If the round ended now' });
  await fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(labels()).toEqual(['→ 2', '2 × 3 = 6']);
  expect([...document.querySelectorAll('.faint')].map((card) => card.getAttribute('aria-label'))).toEqual([
    'The horror-1, Horror, Card number 1 to be handed out, nobody',
  ]);
  expect(screen.getAllByText('→ 7').length).toBe(1);
  const star = screen.getByRole('img', { name: /^A star/ });
  expect(star.getAttribute('aria-label')).toContain('would finish a film, Horror: 2 × 3 = 6');
  expect(preferences.forecast).toBe(true);
  preferences.forecast = false;
});

describe('handing out', () => {
  const event = (name: string, facts: Record<string, string | number>) => ({ name, facts });
  const events = [
    event('laid', { seat: 1, column: 1 }),
    event('joined', { seat: 0, card: 'horror-2', genre: 'horror' }),
    event('finished', { seat: 0, card: 'star-1', genre: 'horror' }),
    event('thrown', { card: 'horror-1' }),
    event('round-begins', { round: 2, seat: 1 }),
  ];
  const film = { genre: 'horror', star: 'star-1', cards: ['horror-2'], value: 3 };
  const seats = [seatWith(), seatWith()];
  const before = { columns: [[place('horror-1'), place('horror-2'), place('star-1', 0)]], seats };
  const after = {
    round: 2,
    columns: [[place('horror-9')]],
    seats: [seatWith({ films: [film], points: 3 }), seatWith()],
    thrown: ['horror-1'],
  };
  const project = () => document.querySelector('[data-flight="0-horror"] .number')?.textContent;
  const films = () => [...document.querySelectorAll('.film .number')].map((each) => each.textContent);
  const endRound = (table: TableState) => {
    table.newMoves = [{ number: 6, seat: 1, by: 'person', at: 0, events, undone_to: null }];
    table.update = updateWith(6, after, 'reel 1');
  };

  beforeEach(() => {
    box.cards.push(screenplay('horror-9', 'horror') as never);
  });
  afterEach(() => {
    box.cards.pop();
    preferences.animations = 'normal';
  });

  test('goes card by card, without a decision, and ends in the new round', async () => {
    const { table } = renderBoard(before, 'reel 1');
    flushSync(() => endRound(table));
    const steps: string[] = [];
    const question = () => document.querySelector('#hollywood-question')?.textContent;
    const observer = new MutationObserver(() => {
      if (question() !== steps.at(-1)) steps.push(question()!);
      if (screen.queryByRole('button', { name: 'Skip' })) expect(reel(1).disabled).toBe(true);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    expect(document.querySelector('[data-card="horror-2"]')).toBeTruthy(); // still the old round
    expect(reel(1).disabled).toBe(true);
    await waitFor(() => expect(project()).toBe('1'));
    await waitFor(() => expect(films()).toEqual(['1 × 3 = 3']));
    expect(project()).toBe('–');
    expect(table.scenes.size).toBe(1); // the result of a game would wait
    await waitFor(() => expect(document.querySelector('[data-card="horror-9"]')).toBeTruthy(), {
      timeout: 4000,
    });
    observer.disconnect();
    expect(films()).toEqual(['3']);
    expect(table.scenes.size).toBe(0);
    expect(reel(1).disabled).toBe(false);
    expect(steps.slice(0, 4)).toEqual([
      'Each card goes to the owner of its reel.',
      'Ada gets The horror-2 for the horror project.',
      'Ada finishes the horror film with A star.',
      'The horror-1 has no reel on it and is out of the game.',
    ]);
  });

  test('can be skipped, by button or Escape', async () => {
    for (const skip of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Skip' })),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    ]) {
      const { table } = renderBoard(before, 'reel 1');
      flushSync(() => endRound(table));
      await skip();
      expect(document.querySelector('[data-card="horror-9"]')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
      expect(table.scenes.size).toBe(0);
      cleanup();
    }
  });

  test('is left out if animations are off', () => {
    preferences.animations = 'off';
    const { table } = renderBoard(before, 'reel 1');
    flushSync(() => endRound(table));
    expect(document.querySelector('[data-card="horror-9"]')).toBeTruthy();
    expect(films()).toEqual(['3']);
  });
});
