// Dreams: a whole game, a round of six people, secrecy of the updates, refused positions, and every screen.
import type { Locator, Page } from '@playwright/test';
import type { Replay } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import {
  expectNoOverflow,
  expectTouchTargets,
  expectAccessible,
  waitUntilSettled,
  expectLanguage,
} from './pageChecks';
import { expect, test } from './fixtures';
import { fetchTable, openFinishedTable, openTable, playUntil, recordUpdates, start } from './tables';

const SCREENSHOTS = '../artefacts/screens';
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

const hand = (page: Page): Locator => page.locator('.hand');
const voteButton = (page: Page): Locator => page.locator('.panel > .button.primary');
const continueButton = (page: Page): Locator => page.locator('dialog.reveal .buttons .button');
const result = (page: Page): Locator => page.locator('#result-title');

async function fetchView(page: Page, code: string): Promise<DreamsView> {
  const { update } = await fetchTable(page, code);
  return update!.you[0]!.view as DreamsView;
}

/** Click the sky at a share of its width and height from its upper left corner. */
async function clickSky(page: Page, x: number, y: number): Promise<void> {
  const sky = page.locator('.stage .sky');
  await sky.scrollIntoViewIfNeeded();
  const box = (await sky.boundingBox())!;
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

/** Place the star at the chosen position, or at the nearest free one. */
async function placeStar(page: Page): Promise<void> {
  const nearest = page.getByRole('button', { name: 'Nearest free spot' });
  if (await nearest.isVisible()) await nearest.click();
  await hand(page).locator('.primary').click();
  await expect(page.locator('.hand.aimed')).toHaveCount(0);
}

async function placeByPointer(page: Page, index: number): Promise<void> {
  await clickSky(page, 0.3 + 0.06 * (index % 7), 0.3 + 0.07 * (index % 5));
  await hand(page).locator('label:not(.gone)').first().click();
  await placeStar(page);
}

async function placeByKeyboard(page: Page, index: number): Promise<void> {
  await page.locator('.stage .sky').focus();
  for (const key of ['1', '2', '3']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight'); // starts at the middle of the sky
  for (let step = 0; step < index % 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < index % 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(hand(page).getByRole('status')).toContainText(/\d+, \d+:/);
  const nearest = page.getByRole('button', { name: 'Nearest free spot' });
  if (await nearest.isVisible()) {
    await nearest.press('Enter');
    await hand(page).locator('.primary').press('Enter');
  } else await page.keyboard.press('Enter');
  await expect(page.locator('.hand.aimed')).toHaveCount(0);
}

async function vote(page: Page, byKeyboard: boolean): Promise<void> {
  if (byKeyboard) {
    await voteButton(page).press('Enter');
    await page.locator('.dial input').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    await voteButton(page).click();
    await page.locator('.dial label').nth(1).click();
    await page.locator('.vote .primary').click();
  }
  await expect(page.locator('dialog[open]:not(.reveal)')).toHaveCount(0); // the last vote opens the reveal
}

test('a person plays a whole game against bots, the first round by pointer, then by keyboard', async ({
  newPage,
}) => {
  test.setTimeout(600_000);
  const page = await newPage({ viewport: WIDE, reducedMotion: 'reduce' });
  await page.goto('/');
  const poster = page.locator('article', { has: page.locator('#title-dreams') });
  await poster.getByRole('button', { name: /Play now/ }).click();
  let placed = 0;
  let rounds = 0;
  for (;;) {
    const prompt = hand(page).or(voteButton(page)).or(continueButton(page)).or(result(page)).first();
    await prompt.waitFor({ timeout: 60_000 });
    const byKeyboard = rounds > 0;
    if (await result(page).isVisible()) break;
    if (await continueButton(page).isVisible()) {
      rounds += 1;
      await continueButton(page).press('Enter');
      await expect(page.locator('dialog.reveal')).toHaveCount(0);
    } else if (await voteButton(page).isVisible()) await vote(page, byKeyboard);
    else {
      await (byKeyboard ? placeByKeyboard : placeByPointer)(page, placed);
      placed += 1;
    }
  }
  expect(rounds).toBeGreaterThan(1);
  expect(placed).toBe(3 * rounds);
  // The winner has 16 points or more, and the lines of each score sheet add up to its total.
  const code = /\/t\/(\w+)/.exec(page.url())![1]!;
  const end = await fetchView(page, code);
  expect(Math.max(...end.points)).toBeGreaterThanOrEqual(16);
  const lists = page.getByRole('list', { name: 'Score sheet' }).locator('> li');
  await expect(lists).toHaveCount(4);
  for (const list of await lists.all()) {
    const total = parseInt(await list.locator('h3 b').innerText()); // appears together with the lines
    const [, ...numbers] = (await list.locator('b').allInnerTexts()).map((text) => parseInt(text));
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(total);
  }
  await expect(page.locator('.sky .star')).toHaveCount(12);
});

test('six people play a round to the reveal, and no page receives a secret of another player', async ({
  newPage,
}) => {
  test.setTimeout(400_000);
  const pages = await Promise.all(
    Array.from({ length: 7 }, () => newPage({ viewport: NARROW, reducedMotion: 'reduce' })),
  );
  const updatesByPage = await Promise.all(pages.map(recordUpdates));
  const [host, ...others] = pages as [Page, ...Page[]];
  const spectator = others.pop()!;
  const code = await openTable(host, { game: 'dreams', players: 6, openSeats: 5 });
  await host.goto(`/t/${code}`);
  for (const page of [...others, spectator]) {
    await page.goto(`/t/${code}`);
    if (page !== spectator) {
      await page.getByLabel('Your name').fill('Guest');
      await page
        .getByRole('button', { name: /^Take this seat/ })
        .first()
        .click();
      await expect(page.getByText('The host starts the game.')).toBeVisible();
    }
  }
  await host.getByRole('button', { name: 'Start game' }).click();
  const seated = [host, ...others];
  for (const page of pages) await page.locator('.stage .sky').waitFor();
  const { dealer } = await fetchView(host, code);
  for (let turn = 0; turn < 18; turn += 1) {
    const page = seated[(dealer + turn) % 6]!;
    await hand(page).waitFor();
    await placeByPointer(page, turn);
  }
  for (const page of pages) await expect(page.locator('.stage .sky .star')).toHaveCount(18);
  for (const page of seated) await vote(page, false);
  for (const page of pages)
    await expect(page.locator('dialog.reveal')).toContainText('The true vision was dream');
  const [truth] = (await fetchView(host, code)).history;

  for (const [seat, updates] of updatesByPage.entries()) {
    const running = updates.filter((update) => (update.you[0]!.view as DreamsView).round === 1);
    expect(running.length).toBeGreaterThan(6);
    for (const update of running) {
      const own = update.you[0]!.view as DreamsView;
      expect(update.you).toHaveLength(1);
      if (seat === 6) expect([own.seat, own.role, own.vision, own.vote]).toEqual([null, null, null, null]);
      else if (truth!.mortal === seat)
        expect([own.seat, own.role, own.vision]).toEqual([seat, 'mortal', null]);
      else expect([own.seat, own.role, own.vision]).toEqual([seat, 'god', truth!.vision]);
      // The rest of the view names no secret, and all events are public ones.
      const rest = { ...own, role: undefined, vision: undefined, vote: undefined };
      expect(JSON.stringify(rest)).not.toMatch(/role|vision|mortal|vote"|votes/);
      const events = update.happened.flatMap((each) => each.events.map((event) => event.name));
      expect(events.filter((name) => !/^(round-begins|star-laid|voted)$/.test(name))).toEqual([]);
    }
  }
});

test('a position outside the sky snaps to its edge, one on another star is explained, and both are refused', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: NARROW, reducedMotion: 'reduce', allowedErrors: /4\d\d/ });
  const code = await openTable(page, { game: 'dreams', players: 3 });
  await start(page, code);
  await page.goto(`/t/${code}`);
  await hand(page).waitFor();
  await placeByPointer(page, 0);
  await hand(page).waitFor();
  const before = await fetchView(page, code);
  await clickSky(page, 0.06, 0.04); // a corner of the picture, outside the sky
  await expect(page.locator('.where')).toContainText(/^[56], [56]: upper left/);
  const star = before.stars[0]!;
  await clickSky(page, (star.x + 4.5) / 88, (star.y + 4.5) / 128);
  await expect(page.locator('.where')).toContainText(/would overlap .+’s star 1/);
  await expect(page.locator('.where').getByRole('link', { name: 'Rule D-R3' })).toBeVisible();
  await expect(hand(page).locator('.primary')).toHaveCount(0);
  expect((await fetchView(page, code)).stars).toHaveLength(before.stars.length);
  // The server refuses such a move for the same reason.
  const { update } = await fetchTable(page, code);
  for (const [position, message] of [
    ['0 0', /would stick out over the edge of the sky/],
    [`${star.x} ${star.y}`, /would overlap star 1/],
  ] as const) {
    const tone = before.hand[0]![0]!;
    const data = { seat: 0, move: `star ${tone} ${position}`, after: update!.number, match: update!.match };
    const refused = await page.request.post(`/api/tables/${code}/moves`, { data });
    expect(refused.ok()).toBe(false);
    expect(await refused.json()).toMatchObject({ clause: 'D-R3', detail: expect.stringMatching(message) });
  }
});

// A phone, a small phone, a laptop at 200 % zoom and a laptop.
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 720, height: 450 },
  { width: 1280, height: 720 },
];

test('sky, guide and question are in the window while a star is aimed, and nothing covers them', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: NARROW, reducedMotion: 'reduce' });
  const code = await openTable(page, { game: 'dreams', players: 6 });
  await start(page, code);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto(`/t/${code}`);
    await hand(page).waitFor();
    await clickSky(page, 0.5, 0.5);
    await expect(page.locator('.hand.aimed')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Place one of your stars' })).toBeInViewport({ ratio: 1 });
    const controls = [
      page.locator('.stage .sky'),
      ...(await page.locator('.overlay-controls label').all()),
      ...(await hand(page).locator('label, .button').all()),
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      expect(await control.evaluate(isOnTop)).toBe(true);
    }
    const sky = (await page.locator('.stage .sky').boundingBox())!;
    expect(sky.width / sky.height).toBeCloseTo(88 / 128, 2);
    // The slider is in line with its button, and all pawns, which are on 0 still, are wholly on the path.
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).boundingBox())!;
      return box.y + box.height / 2;
    };
    expect(Math.abs((await middle('.playback button')) - (await middle('.playback input')))).toBeLessThan(2);
    const path = (await page.locator('.path section').boundingBox())!;
    for (const pawn of await page.locator('.path ul svg').all()) {
      const box = (await pawn.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(path.x);
      expect(box.x + box.width).toBeLessThanOrEqual(path.x + path.width);
    }
    await expectNoOverflow(page);
  }
});

/** Return whether no other element covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !!hit && element.contains(hit);
}

interface Screen {
  /** Whether the table has reached the vote. */
  voting: boolean;
  /** Action to take once the page has loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** Selector of an element that is present once the screen is complete. */
  ready: string;
}

const SCREENS: Record<string, Screen> = {
  'dreams-laying': { voting: false, ready: '.hand' },
  'dreams-aimed': {
    voting: false,
    act: async (page) => {
      await page.locator('.overlay-controls label').nth(2).click();
      await clickSky(page, 0.4, 0.4);
      await hand(page).locator('label:not(.gone)').first().click();
      const mainButton = hand(page).locator('.main-button');
      if (!(await mainButton.getAttribute('class'))?.includes('primary')) await mainButton.click(); // choose the nearest free position
    },
    ready: '.hand .primary:enabled',
  },
  'dreams-large': {
    voting: false,
    act: async (page) => {
      await page.locator('.dream').nth(1).click();
      await page.locator('dialog[open] summary').click();
    },
    ready: 'dialog[open] details[open]',
  },
  'dreams-voting': { voting: true, ready: '.panel > .button.primary' },
  'dreams-dial': { voting: true, act: (page) => voteButton(page).click(), ready: 'dialog[open] .dial' },
};

for (const [name, { voting, ...screen }] of Object.entries(SCREENS)) {
  test(`screen: ${name}`, async ({ newPage }) => {
    const page = await newPage({ viewport: NARROW, reducedMotion: 'reduce' });
    await page.goto('/');
    const code = await openTable(page, { game: 'dreams' });
    await start(page, code);
    if (voting) await playUntil(page, code, (view) => view.stage === 'voting');
    await checkScreen(page, name, `/t/${code}`, screen);
  });
}

test('screens: the reveal, the result and the replay', async ({ newPage }) => {
  test.setTimeout(400_000);
  const page = await newPage({ viewport: NARROW, reducedMotion: 'reduce' });
  await page.goto('/');
  const code = await openFinishedTable(page, { game: 'dreams' });
  await checkScreen(page, 'dreams-result', `/t/${code}`, { ready: '#result-title' });
  const replay = (await (await page.request.get(`/api/tables/${code}/replay`)).json()) as Replay;
  const revealed = replay.moves.find((move) => move.events.some((event) => event.name === 'revealed'))!;
  await checkScreen(page, 'dreams-reveal', `/replay/${code}?at=${revealed.number}`, { ready: '.reveal' });
  await checkScreen(page, 'dreams-replay', `/replay/${code}?at=${revealed.number - 6}`, {
    ready: '.sky .star',
  });
});

/** Check a screen in two sizes, both themes and three languages, and take screenshots. */
async function checkScreen(
  page: Page,
  name: string,
  address: string,
  { act, ready }: Omit<Screen, 'voting'>,
): Promise<void> {
  const screenshot = (variant: string) => page.screenshot({ path: `${SCREENSHOTS}/${name}-${variant}.png` });
  const setTheme = (theme: string) =>
    page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
  for (const language of ['fr', 'de', 'en'] as const) {
    await page.setViewportSize(NARROW);
    await page.evaluate((language) => {
      const stored = JSON.parse(localStorage.getItem('matinee') ?? '{}') as object;
      localStorage.setItem('matinee', JSON.stringify({ ...stored, language }));
    }, language);
    await page.goto(address);
    await page.locator('.stage .sky').waitFor();
    await waitUntilSettled(page);
    await act?.(page);
    await page.locator(ready).first().waitFor();
    await waitUntilSettled(page);
    await expectLanguage(page, language);
    await expectNoOverflow(page);
    await screenshot(`360-dark-${language}`);
  }
  await expectTouchTargets(page);
  await expectAccessible(page);
  await setTheme('light');
  await expectAccessible(page);
  await screenshot('360-light-en');
  await page.setViewportSize(WIDE);
  await expectNoOverflow(page);
  await screenshot('1440-light-en');
  await expectAccessible(page);
  await setTheme('dark');
  await expectAccessible(page);
  await screenshot('1440-dark-en');
}
