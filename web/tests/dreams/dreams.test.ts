// @vitest-environment jsdom
// The board of Dreams, rendered with recorded positions.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Dreams from '../../src/games/dreams/Dreams.svelte';
import { viewSettings } from '../../src/games/dreams/viewSettings.svelte';
import { isFree, nearestFree } from '../../src/games/dreams/skyGeometry';
import type { DreamsView } from '../../src/games/dreams/types';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';
import { TableState } from '../../src/lib/table.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import { starsOf } from '../../src/games/dreams/rounds';
import { seatInfo, tableInfo, acceptMoves, chatLine, FakeEventSource } from '../shell/fixtures';
import { box, findPosition, formerSky, recordsOf, toPlayedMoves, type RecordedMoves } from './recorded';

vi.setConfig({ testTimeout: 30_000 }); // rendering whole boards is slow on a busy machine
const names = ['Ada', 'Ben', 'Cleo', 'Dino'];

beforeEach(async () => {
  // jsdom has no canvas, scrolling, dialogs or animations.
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal('scrollBy', vi.fn());
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.animate = vi.fn<typeof HTMLElement.prototype.animate>();
  viewSettings.covered = false;
  preferences.language = 'en';
  await loadCatalogues('web', 'bots', 'dreams', 'web-dreams');
});
afterEach(cleanup);

interface Options {
  view: DreamsView;
  moves?: string[];
  played?: RecordedMoves;
  spectator?: boolean;
  over?: boolean;
}

/** Render the board at a position, for the player of the view or for a spectator. */
async function renderBoard({ view, moves = [], played = [], spectator = false, over = false }: Options) {
  const table = new TableState('abcd1234');
  const ownView = spectator ? { ...view, seat: null, role: null, vision: null, vote: null } : view;
  table.info = tableInfo(
    names.map((name, seat) => seatInfo({ name, yours: !spectator && seat === view.seat })),
    over ? { stage: 'over' } : {},
  );
  table.playedMoves = toPlayedMoves(played);
  const base = {
    match: 1,
    number: played.length,
    happened: [],
    deadline: {},
    clause: '',
    points: null,
    winners: [],
  };
  table.update = {
    ...base,
    awaiting: view.awaiting,
    over,
    you: [{ seat: spectator ? null : view.seat, view: ownView, moves: spectator ? [] : moves }],
  };
  const move = acceptMoves();
  const { container } = render(Dreams, { table, box, names });
  await waitFor(() => expect(container.querySelector('.sky')).toBeTruthy());
  await waitFor(() => expect(container.querySelector('ol.players')).toBeTruthy()); // rendered last
  const sky = container.querySelector<HTMLElement>('.sky')!;
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(sky, { key, shiftKey });
  return { container, table, move, sky, press };
}

/** Find a button by the start of its accessible name. `getByRole` is too slow in so large a document. */
function findButton(name: string): HTMLButtonElement | undefined {
  const nameOf = (each: Element) =>
    each.getAttribute('aria-label') ?? each.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return [...document.querySelectorAll('button')].find((each) => nameOf(each).startsWith(name));
}
const text = (container: HTMLElement): string => container.textContent!.replace(/\s+/g, ' ');

test('a star can be placed by keyboard, and is sent once', async () => {
  const { move, press, container } = await renderBoard(findPosition('laying', 'god'));
  await press('Enter');
  await press('ArrowRight'); // starts at the centre
  await press('ArrowRight', true);
  await press('ArrowUp');
  expect(container.querySelector('.where')!.textContent).toContain('49, 58');
  await press('Enter');
  expect(move).not.toHaveBeenCalled(); // no tone is chosen yet
  const { view } = findPosition('laying', 'god');
  const tone = view.hand[view.seat!]![0]!;
  await fireEvent.click(container.querySelector(`input[value=${tone}]`)!);
  await press('Enter');
  await press('Enter');
  const spot = { x: 49, y: 58 };
  expect(isFree(view.sky, spot, view.stars)).toBe(true);
  expect(move.mock.calls).toEqual([[`star ${tone} 49 58`]]);
});

test('an overlap with another star is explained before anything is sent, and a tap outside the sky aims at its edge', async () => {
  const { view, moves } = findPosition('laying', 'god');
  const { move, press, container, sky } = await renderBoard({ view, moves });
  sky.getBoundingClientRect = () => new DOMRect(0, 0, 880, 1280); // ten pixels per cell, with a rim of four cells
  const star = view.stars[0]!;
  const pointerAt = (x: number, y: number) => ({
    clientX: 10 * (x + 4.5),
    clientY: 10 * (y + 4.5),
    button: 0,
  });
  const tap = async (x: number, y: number) => {
    for (const type of ['pointerdown', 'pointerup'])
      await fireEvent(sky, new MouseEvent(type, { bubbles: true, ...pointerAt(x, y) }));
  };
  await tap(star.x, star.y);
  await press('3');
  expect(text(container)).toContain(`would overlap ${names[star.seat]}’s star 1`);
  expect(container.querySelector('a[href="/rules/D-R3"]')).toBeTruthy();
  expect(findButton('Place the')).toBeUndefined();
  await press('Enter');
  await fireEvent.click(findButton('Nearest free spot')!);
  const nearest = nearestFree(view.sky, star, view.stars);
  expect(text(container)).toContain(`${nearest.x}, ${nearest.y}`);
  await tap(0, 60);
  expect(text(container)).toContain('3, 60: middle left');
  expect(move).not.toHaveBeenCalled();
});

test('a table of the first version of the rules keeps its oval sky', async () => {
  const { view, moves } = findPosition('laying', 'god');
  const { container, press } = await renderBoard({ view: { ...view, sky: formerSky, stars: [] }, moves });
  expect(container.querySelector<HTMLImageElement>('.night')!.src).toContain('sky-oval');
  await press('ArrowRight'); // starts at the centre
  expect(container.querySelector('.where')!.textContent).toContain('59, 39: in the middle');
  for (let count = 0; count < 6; count += 1) await press('ArrowRight', true);
  expect(container.querySelector('.where')!.textContent).toContain('116, 39: middle right');
});

test('the stars are described in order with their players, and can be played back', async () => {
  const { container, sky } = await renderBoard(findPosition('voting', 'god'));
  const { view } = findPosition('voting', 'god');
  const descriptions = [...container.querySelectorAll('.playback li')].map((each) =>
    each.textContent!.trim(),
  );
  expect(descriptions).toHaveLength(view.stars.length);
  for (const [index, star] of view.stars.entries())
    expect(descriptions[index]).toContain(`Star ${index + 1}, ${star.tone}, placed by ${names[star.seat]}`);
  const slider = container.querySelector<HTMLInputElement>('.playback input')!;
  expect([slider.value, slider.max]).toEqual([String(view.stars.length), String(view.stars.length)]);
  expect(sky.querySelector('.number')).toBeNull();
  await fireEvent.input(slider, { target: { value: '2' } });
  expect(sky.querySelectorAll('.star')).toHaveLength(2);
  expect([...sky.querySelectorAll('.number')].map((each) => each.textContent)).toEqual(['1', '2']);
  expect(slider.getAttribute('aria-valuetext')).toContain('Star 2');
});

test.each(['laying', 'voting'] as const)('one tap covers a god’s role and vision, %s', async (stage) => {
  const { view, moves } = findPosition(stage, 'god');
  const { container } = await renderBoard({ view, moves });
  const dream = box.dreams.find((each) => each.id === view.dreams[view.vision! - 1])!.name.en;
  expect(text(container)).toContain('You are a god');
  expect(container.querySelectorAll('.dream.vision')).toHaveLength(1);
  await fireEvent.click(container.querySelector('.secret button')!);
  expect(text(container)).not.toMatch(/\bgod\b|mortal/);
  expect(container.querySelector('.dream.vision')).toBeNull();
  expect(container.querySelector('.secret')!.textContent).not.toContain(dream);
  expect(container.innerHTML).not.toContain('true vision');
  expect(JSON.parse(localStorage.getItem('matinee-dreams')!).covered).toBe(true);
});

test('a god and the mortal see the same board while their roles are covered', async () => {
  viewSettings.covered = true;
  const boards: string[] = [];
  for (const role of ['god', 'mortal'] as const) {
    const { view } = findPosition('voting', 'god');
    const vision = role === 'god' ? 2 : null;
    const { container } = await renderBoard({ view: { ...view, role, vision }, moves: ['vote 1'] });
    boards.push(container.innerHTML.replace(/s-\w+|c\d+/g, ''));
    cleanup();
  }
  expect(boards[0]).toBe(boards[1]);
});

test('a god votes for another player’s colour, the mortal for a dream', async () => {
  for (const role of ['god', 'mortal'] as const) {
    const { view, moves } = findPosition('voting', role);
    const { move } = await renderBoard({ view, moves });
    await fireEvent.click(findButton('Vote')!);
    const choices = [...document.querySelectorAll<HTMLInputElement>('.dial input')];
    expect(choices.map((each) => `vote ${each.value}`).sort()).toEqual([...moves].sort());
    const confirm = document.querySelector<HTMLButtonElement>('.vote button')!;
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(choices[1]!);
    expect(move).not.toHaveBeenCalled();
    await fireEvent.click(confirm);
    expect(move.mock.calls).toEqual([[`vote ${choices[1]!.value}`]]);
    cleanup();
  }
});

test('a spectator sees the sky and no secret', async () => {
  const { container } = await renderBoard({ ...findPosition('voting', 'god'), spectator: true });
  expect(container.querySelectorAll('.sky .star').length).toBeGreaterThan(3);
  expect(container.querySelector('.secret')).toBeNull();
  expect(container.querySelector('.dream.vision')).toBeNull();
  expect(findButton('Vote')).toBeUndefined();
});

/** Return the position before the first reveal of a recorded game, and the update of the reveal. */
function firstReveal() {
  const { view: end, played } = recordsOf('end')[0]!;
  const round = end.history[0]!;
  const index = played.findIndex(({ events }) => events.some((event) => event.name === 'revealed'));
  const common = { ...end, seat: 0, role: 'god' as const, points: [0, 0, 0, 0], history: [], awaiting: [0] };
  const before: DreamsView = {
    ...common,
    stage: 'voting',
    round: 1,
    dreams: round.dreams,
    stars: starsOf(toPlayedMoves(played.slice(0, index)), 1),
    voted: [1, 2, 3],
  };
  const after: DreamsView = {
    ...common,
    stage: 'laying',
    round: 2,
    stars: [],
    vision: 1,
    history: [round],
    points: round.gains,
    dreams: end.history[1]!.dreams,
    voted: [],
  };
  const happened = toPlayedMoves(played.slice(0, index + 1)).slice(-1);
  return { before, after, round, played: played.slice(0, index), happened };
}

/** Render the board before the first reveal, then send the reveal over the table's stream. */
async function renderReveal() {
  vi.stubGlobal('EventSource', FakeEventSource);
  const { before, after, round, played, happened } = firstReveal();
  const rendered = await renderBoard({ view: before, played });
  const { table } = rendered;
  table.open();
  const stream = FakeEventSource.instances.at(-1)!;
  stream.emit('update', { ...table.update, happened: toPlayedMoves(played) });
  vi.useFakeTimers(); // from here on the scene advances with the clock of the test
  stream.emit('update', {
    ...table.update,
    number: played.length + 1,
    happened,
    you: [{ seat: 0, view: after, moves: ['star light X Y'] }],
  });
  await tick();
  const scene = () => document.querySelector<HTMLElement>('dialog.reveal');
  const isShown = (selector: string) => !!scene()!.querySelector(`${selector}.shown`);
  return { ...rendered, stream, round, scene, isShown };
}

test('the reveal is a scene in steps, and the board, the log and the next round wait for its end', async () => {
  try {
    const { container, table, round, scene, isShown } = await renderReveal();
    const boardPoints = () =>
      [...container.querySelectorAll('.players b')].map((each) => parseInt(each.textContent!));
    const pathPoints = () =>
      [...scene()!.querySelectorAll('.path .visually-hidden')].map((each) =>
        parseInt(each.textContent!.split(': ')[1]!),
      );
    const waiting = () => {
      expect(table.playedMoves.at(-1)!.events.map(({ name }) => name)).not.toContain('revealed');
      expect(container.querySelectorAll('.stage .sky .star')).toHaveLength(12);
      expect(boardPoints()).toEqual([0, 0, 0, 0]);
      expect(container.querySelector('.hand')).toBeNull();
    };
    expect(scene()!.querySelector('.cards .up')).toBeNull();
    expect(isShown('.text p')).toBe(false);
    waiting();
    await vi.advanceTimersByTimeAsync(900);
    expect(scene()!.querySelectorAll('.cards li')[round.vision - 1]!.className).toContain('up');
    expect(isShown('.vote')).toBe(false);
    expect(scene()!.querySelector('.rows .mortal')).toBeNull();
    waiting();
    await vi.advanceTimersByTimeAsync(2200);
    expect(
      [...scene()!.querySelectorAll('.rows li')].findIndex((row) => row.classList.contains('mortal')),
    ).toBe(round.mortal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isShown('.vote')).toBe(true);
    const named = [...scene()!.querySelectorAll('.rows li')].map(
      (row) => row.querySelectorAll('.ballot').length,
    );
    const { colours } = firstReveal().before;
    const votes = names.map((_, seat) => round.votes.filter((vote) => vote === colours[seat]).length);
    expect(named, 'the votes are with those whom they name').toEqual(votes);
    expect(pathPoints()).toEqual([0, 0, 0, 0]);
    waiting();
    await vi.advanceTimersByTimeAsync(2600 + 420 * 3);
    expect(pathPoints()).toEqual(round.gains);
    await vi.advanceTimersByTimeAsync(60_000);
    waiting(); // until the viewer goes on
    await fireEvent.click(scene()!.querySelector('.buttons .button')!);
    expect(scene()).toBeNull();
    expect(boardPoints()).toEqual(round.gains);
    expect(container.querySelectorAll('.stage .sky .star')).toHaveLength(0);
    expect(container.querySelector('.hand')).toBeTruthy();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test('one button with one name completes the scene, then closes it', async () => {
  try {
    const { scene, isShown } = await renderReveal();
    const buttons = () => [...scene()!.querySelectorAll('.buttons button')];
    expect(buttons().map((each) => each.textContent!.trim())).toEqual(['Continue']);
    await fireEvent.click(buttons()[0]!);
    expect(isShown('.why')).toBe(true);
    expect(buttons().map((each) => each.textContent!.trim())).toEqual(['Continue']);
    for (const name of names) expect(scene()!.querySelector('.rows')!.textContent).toContain(name);
    await fireEvent.click(buttons()[0]!);
    expect(scene()).toBeNull();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test('during the discussion a player can suspect each of the others aloud', async () => {
  const { view } = findPosition('voting', 'god');
  await loadCatalogues('talk-dreams');
  const { container, table } = await renderBoard({ view, moves: ['vote red'] });
  expect(container.querySelector('.discussion')).toBeNull();
  const said = vi.fn<(body: unknown) => void>();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    said(JSON.parse(body));
    return new Response('{"number": 1}');
  });
  table.update = { ...table.update!, discussion: Date.now() / 1000 + 9.5 };
  await tick();
  expect(text(container)).toContain('or in 10 s');
  const others = names.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  const buttons = [...container.querySelectorAll<HTMLElement>('.discussion button')];
  expect(buttons.map((each) => each.textContent!.trim())).toEqual(others.map((seat) => names[seat]));
  await fireEvent.click(buttons[1]!);
  expect(said.mock.calls).toEqual([[{ remark: 'suspect', about: others[1] }]]);
  vi.unstubAllGlobals();
});

test('a remark of a bot is shown beside it, in the language of the viewer', async () => {
  const { view } = findPosition('voting', 'god');
  await loadCatalogues('talk-dreams');
  const { container, table } = await renderBoard({ view });
  const line = { ...chatLine(1), seat: 2, name: '', text: '', bot_number: 3, remark: 'jester-suspect-2' };
  table.chatLines = [{ ...line, about: { seat: 0, name: 'Ada', bot_number: 0 }, at: Date.now() / 1000 }];
  await tick();
  expect(container.querySelector('.players q')!.textContent).toBe('Is that a star, Ada, or did you sneeze?');
  preferences.language = 'de';
  await loadCatalogues('web', 'dreams', 'web-dreams', 'talk-dreams');
  await tick();
  expect(container.querySelector('.players q')!.textContent).toBe(
    'Ist das ein Stern, Ada, oder hast du geniest?',
  );
});

test('a hint marks its places on the sky', async () => {
  const { view, moves } = findPosition('laying', 'god');
  const { container, table } = await renderBoard({ view, moves });
  table.suggestions = ['star light 60 40', 'star dark 30 20'];
  await tick();
  const rings = [...container.querySelectorAll('.sky .suggestion')];
  expect(rings.map((each) => each.textContent!.trim())).toEqual(['1', '2']);
  expect(rings[0]!.getAttribute('transform')).toBe('translate(60.5 40.5)');
});

test('at the end of the game the last round stays revealed', async () => {
  const { view, played } = recordsOf('end')[0]!;
  const { container } = await renderBoard({ view, played, spectator: true, over: true });
  expect(container.querySelectorAll('.sky .star')).toHaveLength(12);
  expect(text(container)).toContain('The true vision was dream');
  expect(document.querySelector('dialog.reveal')).toBeNull();
});

test.each(LANGUAGES)('no message is missing in %s', async (language) => {
  preferences.language = language;
  await loadCatalogues('web', 'bots', 'dreams', 'web-dreams');
  for (const { view, moves, played } of recordsOf('position')) {
    const { container, press } = await renderBoard({ view, moves, played });
    if (view.stage === 'laying') await press('ArrowLeft', true);
    else await fireEvent.click(container.querySelector('.panel .primary')!);
    await fireEvent.click(container.querySelector('.dream')!);
    await tick();
    expect(document.body.innerHTML).not.toMatch(/web-dreams|dreams-(tone|colour)/);
    cleanup();
  }
});
