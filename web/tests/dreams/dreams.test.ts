// @vitest-environment jsdom
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
import { seatInfo, tableInfo, acceptMoves } from '../shell/fixtures';
import { all, box, happened, stage } from './recorded';

vi.setConfig({ testTimeout: 30_000 }); // whole boards, on machines that have other things to do
const names = ['Ada', 'Ben', 'Cleo', 'Dino'];

beforeEach(async () => {
  // jsdom neither draws nor scrolls.
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal('scrollBy', vi.fn());
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  viewSettings.covered = false;
  preferences.language = 'en';
  await loadCatalogues('web', 'bots', 'dreams', 'web-dreams');
});
afterEach(cleanup);

interface Sitting {
  view: DreamsView;
  moves?: string[];
  told?: Parameters<typeof happened>[0];
  watching?: boolean;
  over?: boolean;
}

async function sit({ view, moves = [], told = [], watching = false, over = false }: Sitting) {
  const table = new TableState('abcd1234');
  const seen = watching ? { ...view, seat: null, role: null, vision: null, vote: null } : view;
  table.info = tableInfo(
    names.map((name, seat) => seatInfo({ name, yours: !watching && seat === view.seat })),
    over ? { stage: 'over' } : {},
  );
  table.playedMoves = happened(told);
  const base = { match: 1, number: told.length, happened: [], deadline: {}, points: null, winners: [] };
  table.update = {
    ...{ ...base, awaiting: view.awaiting, over },
    you: [{ seat: watching ? null : view.seat, view: seen, moves: watching ? [] : moves }],
  };
  const move = acceptMoves();
  const { container } = render(Dreams, { table, box, names });
  await waitFor(() => expect(container.querySelector('.sky')).toBeTruthy());
  await waitFor(() => expect(container.querySelector('ol.players')).toBeTruthy()); // comes last
  const sky = container.querySelector<HTMLElement>('.sky')!;
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(sky, { key, shiftKey });
  return { container, table, move, sky, press };
}

/** By its words. */
function button(words: string): HTMLButtonElement | undefined {
  const said = (each: Element) =>
    each.getAttribute('aria-label') ?? each.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return [...document.querySelectorAll('button')].find((each) => said(each).startsWith(words));
}
const text = (container: HTMLElement): string => container.textContent!.replace(/\s+/g, ' ');

test('a star is laid by keyboard: chosen, aimed, confirmed, and sent once', async () => {
  const { move, press, container } = await sit(stage('laying', 'god'));
  await press('Enter');
  await press('ArrowRight'); // begins in the middle
  await press('ArrowRight', true);
  await press('ArrowUp');
  expect(container.querySelector('.where')!.textContent).toContain('69, 38');
  await press('Enter');
  expect(move).not.toHaveBeenCalled(); // no star is chosen yet
  const { view } = stage('laying', 'god');
  const tone = view.hand[view.seat!]![0]!;
  await fireEvent.click(container.querySelector(`input[value=${tone}]`)!);
  await press('Enter');
  await press('Enter');
  const spot = { x: 69, y: 38 };
  expect(isFree(spot, view.stars)).toBe(true);
  expect(move.mock.calls).toEqual([[`star ${tone} 69 38`]]);
});

test('a place on another star is explained before anything is sent, and so is one outside', async () => {
  const { view, moves } = stage('laying', 'god');
  const { move, press, container, sky } = await sit({ view, moves });
  sky.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 880); // ten pixels a cell, four cells of rim
  const star = view.stars[0]!;
  const at = (x: number, y: number) => ({ clientX: 10 * (x + 4.5), clientY: 10 * (y + 4.5), button: 0 });
  const tap = async (x: number, y: number) => {
    for (const kind of ['pointerdown', 'pointerup'])
      await fireEvent(sky, new MouseEvent(kind, { bubbles: true, ...at(x, y) }));
  };
  await tap(star.x, star.y);
  await press('3');
  expect(text(container)).toContain(`would overlap ${names[star.seat]}’s star 1`);
  expect(container.querySelector('a[href="/rules/D-R3"]')).toBeTruthy();
  expect(button('Place the')).toBeUndefined();
  await press('Enter');
  await fireEvent.click(button('Nearest free spot')!);
  const near = nearestFree(star, view.stars);
  expect(text(container)).toContain(`${near.x}, ${near.y}`);
  await tap(0, 0);
  expect(text(container)).toContain('A star here would stick out over the edge of the sky.');
  expect(move).not.toHaveBeenCalled();
});

test('what has been laid tells whose it is, in which order, and can be played back', async () => {
  const { container, sky } = await sit(stage('voting', 'god'));
  const { view } = stage('voting', 'god');
  const told = [...container.querySelectorAll('.playback li')].map((each) => each.textContent!.trim());
  expect(told).toHaveLength(view.stars.length);
  for (const [nth, star] of view.stars.entries())
    expect(told[nth]).toContain(`Star ${nth + 1}, ${star.tone}, placed by ${names[star.seat]}`);
  const slider = container.querySelector<HTMLInputElement>('.playback input')!;
  await fireEvent.input(slider, { target: { value: '2' } });
  expect(sky.querySelectorAll('.star')).toHaveLength(2);
  expect(slider.getAttribute('aria-valuetext')).toContain('Star 2');
});

test.each(['laying', 'voting'] as const)(
  'a god’s role and number are covered with one tap, %s',
  async (name) => {
    const { view, moves } = stage(name, 'god');
    const { container } = await sit({ view, moves });
    const dream = box.dreams.find((each) => each.id === view.dreams[view.vision! - 1])!.name.en;
    expect(text(container)).toContain('You are a god');
    expect(container.querySelectorAll('.dream.vision')).toHaveLength(1);
    await fireEvent.click(container.querySelector('.secret button')!);
    expect(text(container)).not.toMatch(/\bgod\b|mortal/);
    expect(container.querySelector('.dream.vision')).toBeNull();
    expect(container.querySelector('.secret')!.textContent).not.toContain(dream);
    expect(container.innerHTML).not.toContain('true vision');
    expect(JSON.parse(localStorage.getItem('matinee-dreams')!).covered).toBe(true);
  },
);

test('covered, nothing tells a god from the mortal', async () => {
  viewSettings.covered = true;
  const seen: string[] = [];
  for (const role of ['god', 'mortal'] as const) {
    const { view } = stage('voting', 'god');
    const vision = role === 'god' ? 2 : null;
    const { container } = await sit({ view: { ...view, role, vision }, moves: ['vote 1'] });
    seen.push(container.innerHTML.replace(/s-\w+|c\d+/g, ''));
    cleanup();
  }
  expect(seen[0]).toBe(seen[1]);
});

test('a god votes for another player’s colour on the dial, the mortal for a dream', async () => {
  for (const role of ['god', 'mortal'] as const) {
    const { view, moves } = stage('voting', role);
    const { move } = await sit({ view, moves });
    await fireEvent.click(button('Vote')!);
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

test('who watches sees the sky and no secret', async () => {
  const { container } = await sit({ ...stage('voting', 'god'), watching: true });
  expect(container.querySelectorAll('.sky .star').length).toBeGreaterThan(3);
  expect(container.querySelector('.secret')).toBeNull();
  expect(container.querySelector('.dream.vision')).toBeNull();
  expect(button('Vote')).toBeUndefined();
});

test('when all have voted the round is revealed on its own sky, then the next one begins', async () => {
  try {
    const { view: end, told } = all('end')[0]!;
    const round = end.history[0]!;
    const until = told.findIndex(({ events }) => events.some((event) => event.name === 'revealed'));
    const past = told.slice(0, until + 1);
    const next: DreamsView = {
      ...{ ...end, stage: 'laying', round: 2, awaiting: [0], stars: [], seat: 0, role: 'god', vision: 1 },
      ...{ history: [round], points: round.gains, dreams: end.history[1]!.dreams, voted: [] },
    };
    const { container, table } = await sit({ view: next, told: past, moves: ['star light X Y'] });
    vi.useFakeTimers(); // from here on nothing is revealed by itself
    expect(container.querySelectorAll('.sky .star')).toHaveLength(0);
    table.newMoves = [table.playedMoves.at(-1)!];
    await tick();
    expect(container.querySelectorAll('.sky .star')).toHaveLength(12);
    expect(container.querySelectorAll('.dream')[round.vision - 1]!.className).toContain('vision');
    const points = () =>
      [...container.querySelectorAll('.players b')].map((each) => parseInt(each.textContent!));
    expect(points()).toEqual([0, 0, 0, 0]);
    await fireEvent.click(button('Skip')!);
    expect(points()).toEqual(round.gains);
    expect(text(container)).toContain(`The mortal was ${names[round.mortal]}.`);
    await fireEvent.click(button('Continue to round 2')!);
    expect(container.querySelectorAll('.sky .star')).toHaveLength(0);
    expect(container.querySelector('.hand')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('at the end the last round stays revealed', async () => {
  const { view, told } = all('end')[0]!;
  const { container } = await sit({ view, told, watching: true, over: true });
  expect(container.querySelectorAll('.sky .star')).toHaveLength(12);
  expect(text(container)).toContain('The true vision was dream');
  expect(button('Skip')).toBeUndefined();
});

test.each(LANGUAGES)('every word is there in %s', async (language) => {
  preferences.language = language;
  await loadCatalogues('web', 'bots', 'dreams', 'web-dreams');
  for (const { view, moves, told } of all('stage')) {
    const { container, press } = await sit({ view, moves, told });
    if (view.stage === 'laying') await press('ArrowLeft', true);
    else await fireEvent.click(container.querySelector('.panel .go')!);
    await fireEvent.click(container.querySelector('.dream')!);
    await tick();
    expect(document.body.innerHTML).not.toMatch(/web-dreams|dreams-(tone|colour)/);
    cleanup();
  }
});
