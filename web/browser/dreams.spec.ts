// Dreams: a whole game, six people to the vote, secrets on the wire, places that are refused, and every screen of it.
import type { Locator, Page } from '@playwright/test';
import type { GameInfo, TableSnapshot, SeatGrant, Replay, Update } from '../src/lib/api';
import type { DreamsView } from '../src/games/dreams/types';
import {
  expectNoOverflow,
  expectTouchTargets,
  expectAccessible,
  waitUntilSettled,
  expectLanguage,
} from './pageChecks';
import { expect, test } from './fixtures';

const SCREENS = '../artefacts/screens';
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

const hand = (page: Page): Locator => page.locator('.hand');
const ballot = (page: Page): Locator => page.locator('.panel > .button.go');
const onward = (page: Page): Locator => page.locator('.reveal .acts .button').last();
const result = (page: Page): Locator => page.locator('#result-title');

/** A table of Dreams: the window's person, others who come, and bots. */
async function open(page: Page, players: number, people: number): Promise<string> {
  const games = (await (await page.request.get('/api/games')).json()) as GameInfo[];
  const level = games.find((game) => game.name === 'dreams')!.levels[0]!.id;
  const bots = Array.from({ length: players }, (_, seat) => (seat < people ? null : level));
  const data = { settings: { game: 'dreams', players }, name: 'Ada', bots };
  const answer = await page.request.post('/api/tables', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as SeatGrant).table.code;
}

async function begin(page: Page, code: string): Promise<void> {
  expect((await page.request.post(`/api/tables/${code}/start`)).ok()).toBe(true);
}

async function view(page: Page, code: string): Promise<DreamsView> {
  const { update } = (await (await page.request.get(`/api/tables/${code}`)).json()) as TableSnapshot;
  return update!.you[0]!.view as DreamsView;
}

/** Presses the sky so far from its left and upper edges, as parts of it. */
async function tap(page: Page, right: number, down: number): Promise<void> {
  const sky = page.locator('.middle .sky');
  await sky.scrollIntoViewIfNeeded();
  const box = (await sky.boundingBox())!;
  await page.mouse.click(box.x + right * box.width, box.y + down * box.height);
}

/** Confirms what is aimed at; where that is not free, the nearest place that is. */
async function confirm(page: Page): Promise<void> {
  const nearest = page.getByRole('button', { name: 'Nearest free spot' });
  if (await nearest.isVisible()) await nearest.click();
  await hand(page).locator('.go').click();
  await expect(page.locator('.hand.aimed')).toHaveCount(0);
}

async function layByPointer(page: Page, nth: number): Promise<void> {
  await tap(page, 0.3 + 0.06 * (nth % 7), 0.3 + 0.07 * (nth % 5));
  await hand(page).locator('label:not(.gone)').first().click();
  await confirm(page);
}

async function layByKeyboard(page: Page, nth: number): Promise<void> {
  await page.locator('.middle .sky').focus();
  for (const key of ['1', '2', '3']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight'); // begins in the middle
  for (let step = 0; step < nth % 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < nth % 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(hand(page).getByRole('status')).toContainText(/\d+, \d+:/);
  const nearest = page.getByRole('button', { name: 'Nearest free spot' });
  if (await nearest.isVisible()) {
    await nearest.press('Enter');
    await hand(page).locator('.go').press('Enter');
  } else await page.keyboard.press('Enter');
  await expect(page.locator('.hand.aimed')).toHaveCount(0);
}

async function vote(page: Page, keyboard: boolean): Promise<void> {
  if (keyboard) {
    await ballot(page).press('Enter');
    await page.locator('.dial input').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    await ballot(page).click();
    await page.locator('.dial label').nth(1).click();
    await page.locator('.vote .go').click();
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('one person and three bots play a whole game, first by pointer, then by keyboard alone', async ({
  arrive,
}) => {
  test.setTimeout(600_000);
  const page = await arrive({ viewport: WIDE, reducedMotion: 'reduce' });
  await page.goto('/');
  const poster = page.locator('article', { has: page.locator('#title-dreams') });
  await poster.getByRole('button', { name: /Play now/ }).click();
  let laid = 0;
  let rounds = 0;
  for (;;) {
    const asked = hand(page).or(ballot(page)).or(onward(page)).or(result(page)).first();
    await asked.waitFor({ timeout: 60_000 });
    const keyboard = rounds > 0;
    if (await result(page).isVisible()) break;
    if (await onward(page).isVisible()) {
      rounds += 1;
      await onward(page).press('Enter');
      await expect(page.locator('.reveal')).toHaveCount(0);
    } else if (await ballot(page).isVisible()) await vote(page, keyboard);
    else {
      await (keyboard ? layByKeyboard : layByPointer)(page, laid);
      laid += 1;
    }
  }
  expect(rounds).toBeGreaterThan(1);
  expect(laid).toBe(3 * (rounds + 1));
  // Whoever wins has sixteen or more, and the lines say what for.
  const code = /\/t\/(\w+)/.exec(page.url())![1]!;
  const end = await view(page, code);
  expect(Math.max(...end.points)).toBeGreaterThanOrEqual(16);
  const lists = page.getByRole('list', { name: 'Score sheet' }).locator('> li');
  await expect(lists).toHaveCount(4);
  for (const list of await lists.all()) {
    const total = parseInt(await list.locator('h3 b').innerText()); // comes with its lines
    const [, ...numbers] = (await list.locator('b').allInnerTexts()).map((text) => parseInt(text));
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(total);
  }
  await expect(page.locator('.sky .star')).toHaveCount(12);
});

interface Heard {
  updates: Update[];
}

async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { updates: [] };
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName === 'update') heard.updates.push(JSON.parse(data));
  });
  page.on('response', async (response) => {
    if (!/\/api\/tables\/[a-z0-9]+$/.test(response.url())) return;
    const { update } = (await response.json().catch(() => ({}))) as Partial<TableSnapshot>;
    if (update) heard.updates.push(update);
  });
  return heard;
}

test('six windows play to the vote and see it revealed; nobody and no spectator is sent a secret', async ({
  arrive,
}) => {
  test.setTimeout(400_000);
  const people = await Promise.all(
    Array.from({ length: 7 }, () => arrive({ viewport: NARROW, reducedMotion: 'reduce' })),
  );
  const heard = await Promise.all(people.map(listen));
  const [host, ...others] = people as [Page, ...Page[]];
  const watcher = others.pop()!;
  const code = await open(host, 6, 6);
  await host.goto(`/t/${code}`);
  for (const page of [...others, watcher]) {
    await page.goto(`/t/${code}`);
    if (page !== watcher) {
      await page
        .getByRole('button', { name: /^Take this seat/ })
        .first()
        .click();
      await expect(page.getByText('The host starts the game.')).toBeVisible();
    }
  }
  await host.getByRole('button', { name: 'Start game' }).click();
  const seated = [host, ...others];
  for (const page of people) await page.locator('.middle .sky').waitFor();
  const { dealer } = await view(host, code);
  for (let nth = 0; nth < 18; nth += 1) {
    const page = seated[(dealer + nth) % 6]!;
    await hand(page).waitFor();
    await layByPointer(page, nth);
  }
  for (const page of people) await expect(page.locator('.middle .sky .star')).toHaveCount(18);
  for (const page of seated) await vote(page, false);
  for (const page of people) await expect(page.locator('.reveal')).toContainText('The true vision was dream');
  const [truth] = (await view(host, code)).history;

  for (const [seat, { updates }] of heard.entries()) {
    const running = updates.filter((update) => (update.you[0]!.view as DreamsView).round === 1);
    expect(running.length).toBeGreaterThan(6);
    for (const update of running) {
      const own = update.you[0]!.view as DreamsView;
      expect(update.you).toHaveLength(1);
      if (seat === 6) expect([own.seat, own.role, own.vision, own.vote]).toEqual([null, null, null, null]);
      else if (truth!.mortal === seat)
        expect([own.seat, own.role, own.vision]).toEqual([seat, 'mortal', null]);
      else expect([own.seat, own.role, own.vision]).toEqual([seat, 'god', truth!.vision]);
      // Nothing else is said of it: of events only what all may know, and of the view only one's own.
      const open = { ...own, role: undefined, vision: undefined, vote: undefined };
      expect(JSON.stringify(open)).not.toMatch(/role|vision|mortal|vote"|votes/);
      const told = update.happened.flatMap((each) => each.events.map((event) => event.name));
      expect(told.filter((name) => !/^(round-begins|star-laid|voted)$/.test(name))).toEqual([]);
    }
  }
});

test('a place outside the sky or on another star is explained before, and refused with its clause', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: NARROW, reducedMotion: 'reduce', expects: /4\d\d/ });
  const code = await open(page, 3, 1);
  await begin(page, code);
  await page.goto(`/t/${code}`);
  await hand(page).waitFor();
  await layByPointer(page, 0);
  await hand(page).waitFor();
  const before = await view(page, code);
  await tap(page, 0.01, 0.02);
  await expect(page.locator('.where')).toContainText('reach over the edge of the sky');
  await expect(page.locator('.where').getByRole('link', { name: 'Rule D-R3' })).toBeVisible();
  const star = before.stars[0]!;
  await tap(page, (star.x + 4.5) / 128, (star.y + 4.5) / 88);
  await expect(page.locator('.where')).toContainText('would overlap star 1 of');
  await expect(hand(page).locator('.go')).toHaveCount(0);
  expect((await view(page, code)).stars).toHaveLength(before.stars.length);
  // Somebody who sends it all the same is told the same by the server.
  const { update } = (await (await page.request.get(`/api/tables/${code}`)).json()) as TableSnapshot;
  for (const [place, words] of [
    ['0 0', /would not lie wholly on the oval sky/],
    [`${star.x} ${star.y}`, /would overlap star 1/],
  ] as const) {
    const tone = before.hand[0]![0]!;
    const data = { seat: 0, move: `star ${tone} ${place}`, after: update!.number, match: update!.match };
    const refused = await page.request.post(`/api/tables/${code}/moves`, { data });
    expect(refused.ok()).toBe(false);
    expect(await refused.json()).toMatchObject({ clause: 'D-R3', detail: expect.stringMatching(words) });
  }
});

/** Lays three stars over the API as the window's person. */
async function toTheVote(page: Page, code: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { update } = (await (await page.request.get(`/api/tables/${code}`)).json()) as TableSnapshot;
        const { moves, seat } = update!.you[0]!;
        const [first] = moves;
        if (first?.startsWith('star')) {
          const at = [20 + Math.floor(80 * Math.random()), 25 + Math.floor(30 * Math.random())];
          const move = first.replace('X Y', at.join(' '));
          const data = { seat, move, after: update!.number, match: update!.match };
          await page.request.post(`/api/tables/${code}/moves`, { data });
        }
        return first?.startsWith('vote') ?? false;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
}

const SCREENS_OF: Record<string, { voting: boolean; then: (page: Page) => Promise<unknown>; seen: string }> =
  {
    'dreams-laying': { voting: false, then: async () => {}, seen: '.hand' },
    'dreams-aimed': {
      voting: false,
      then: async (page) => {
        await page.locator('.guiding label').nth(2).click();
        await tap(page, 0.4, 0.4);
        await hand(page).locator('label:not(.gone)').first().click();
        const act = hand(page).locator('.act');
        if (!(await act.getAttribute('class'))?.includes('go')) await act.click(); // the nearest free place
      },
      seen: '.hand .go:enabled',
    },
    'dreams-large': {
      voting: false,
      then: async (page) => {
        await page.locator('.dream').nth(1).click();
        await page.locator('dialog[open] summary').click();
      },
      seen: 'dialog[open] details[open]',
    },
    'dreams-voting': { voting: true, then: async () => {}, seen: '.panel > .button.go' },
    'dreams-dial': { voting: true, then: (page) => ballot(page).click(), seen: 'dialog[open] .dial' },
  };

for (const [name, { voting, then, seen }] of Object.entries(SCREENS_OF)) {
  test(`screen: ${name}`, async ({ arrive }) => {
    const page = await arrive({ viewport: NARROW, reducedMotion: 'reduce' });
    await page.goto('/');
    const code = await open(page, 4, 1);
    await begin(page, code);
    if (voting) await toTheVote(page, code);
    await show(page, name, `/t/${code}`, then, seen);
  });
}

test('screens: the reveal, the result and the replay', async ({ arrive }) => {
  test.setTimeout(400_000);
  const page = await arrive({ viewport: NARROW, reducedMotion: 'reduce' });
  await page.goto('/');
  const code = await open(page, 4, 1);
  await begin(page, code);
  await expect
    .poll(
      async () => {
        const { update } = (await (await page.request.get(`/api/tables/${code}`)).json()) as TableSnapshot;
        if (update!.over) return true;
        await toTheVote(page, code);
        const { update: now } = (await (
          await page.request.get(`/api/tables/${code}`)
        ).json()) as TableSnapshot;
        const { moves, seat } = now!.you[0]!;
        const data = { seat, move: moves[0], after: now!.number, match: now!.match };
        await page.request.post(`/api/tables/${code}/moves`, { data });
        await expect
          .poll(async () => {
            const { update: next } = (await (
              await page.request.get(`/api/tables/${code}`)
            ).json()) as TableSnapshot;
            return next!.over || next!.you[0]!.moves.some((move) => move.startsWith('star'));
          })
          .toBe(true);
        return false;
      },
      { timeout: 300_000, intervals: [0] },
    )
    .toBe(true);
  await show(page, 'dreams-result', `/t/${code}`, async () => {}, '#result-title');
  const story = (await (await page.request.get(`/api/tables/${code}/replay`)).json()) as Replay;
  const revealed = story.moves.find((past) => past.events.some((event) => event.name === 'revealed'))!;
  const moment = revealed.number;
  await show(page, 'dreams-reveal', `/replay/${code}?at=${moment}`, async () => {}, '.reveal');
  await show(page, 'dreams-replay', `/replay/${code}?at=${moment - 6}`, async () => {}, '.sky .star');
});

async function show(
  page: Page,
  name: string,
  address: string,
  then: (page: Page) => Promise<unknown>,
  seen: string,
): Promise<void> {
  const picture = (what: string) => page.screenshot({ path: `${SCREENS}/${name}-${what}.png` });
  const turn = (theme: string) => page.evaluate((on) => (document.documentElement.dataset.theme = on), theme);
  for (const language of ['fr', 'de', 'en'] as const) {
    await page.setViewportSize(NARROW);
    await page.evaluate((said) => {
      const kept = JSON.parse(localStorage.getItem('matinee') ?? '{}') as object;
      localStorage.setItem('matinee', JSON.stringify({ ...kept, language: said }));
    }, language);
    await page.goto(address);
    await page.locator('.middle .sky').waitFor();
    await waitUntilSettled(page);
    await then(page);
    await page.locator(seen).first().waitFor();
    await waitUntilSettled(page);
    await expectLanguage(page, language);
    await expectNoOverflow(page);
    await picture(`360-dark-${language}`);
  }
  await expectTouchTargets(page);
  await expectAccessible(page);
  await turn('light');
  await expectAccessible(page);
  await picture('360-light-en');
  await page.setViewportSize(WIDE);
  await expectNoOverflow(page);
  await picture('1440-light-en');
  await expectAccessible(page);
  await turn('dark');
  await expectAccessible(page);
  await picture('1440-dark-en');
}
