// Checks every screen in both themes and three languages for overflow (in six sizes), small touch targets, missing
// translations and accessibility. Leaves screenshots of two sizes in `artefacts/screens`.
import type { Page } from '@playwright/test';
import {
  expectNoOverflow,
  expectTouchTargets,
  expectInWindow,
  expectAccessible,
  waitUntilSettled,
  expectLanguage,
} from './pageChecks';
import { expect, test } from './fixtures';
import type { FilmsView } from '../src/games/films/types';
import {
  canFinishAllGenres,
  fetchTable,
  openFinishedTable,
  openTable,
  reach,
  type Condition,
  type TableOptions,
} from './tables';

const SCREENSHOTS = '../artefacts/screens';
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
/** Sizes without screenshots. */
const OTHER_SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const isStage = (stage: string) => (view: { stage: string }) => view.stage === stage;

interface Screen {
  /** Prepare what the screen needs and return its address. */
  prepare: (page: Page) => Promise<string>;
  /** Action to take once the page has loaded. */
  act?: (page: Page) => Promise<void>;
  /** Selector of an element that is present once the screen is complete. */
  ready: string;
  /** Selector of elements that must be visible on a desktop without scrolling. */
  unscrolled?: string;
}

const tableAddress = (code: string) => `/t/${code}`;
const fixedAddress = (address: string) => async () => address;
const atPosition = (table: TableOptions, condition: Condition) => async (page: Page) =>
  tableAddress(await reach(page, table, condition));
// With one legal move there is no question: the page makes the move itself.
const filmsInStage = (stage: string) =>
  atPosition({ game: 'dream-factory' }, (view, moves) => view.stage === stage && moves.length > 1);
const finishedTable = (game: string) => async (page: Page) =>
  tableAddress(await openFinishedTable(page, { game }));
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Open a table in another browser context, so that the page's person has only the link. Return its address. */
async function openTableOfOthers(page: Page, full: boolean): Promise<string> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const host = await context.newPage();
  const code = await openTable(host, { game: 'hollywood', players: 3, openSeats: full ? 0 : 1 });
  await context.close();
  return tableAddress(code);
}

const SCREENS: Record<string, Screen> = {
  home: { prepare: fixedAddress('/'), ready: '.games article:nth-child(1)' },
  'home-own-tables': {
    prepare: async (page) => {
      await visit(page, await openFinishedTable(page, { game: 'hollywood', players: 3 }));
      await visit(page, await reach(page, { game: 'traumfabrik' }, isStage('bidding')));
      return '/';
    },
    ready: '#own-title',
  },
  'open-a-table': {
    prepare: fixedAddress('/'),
    act: press('.games li:nth-child(3) [aria-haspopup]:not(.choice)'),
    ready: 'dialog[open] form',
  },
  'play-choice': {
    prepare: fixedAddress('/'),
    act: press('.games li:nth-child(3) .choice'),
    ready: 'dialog[open] form',
  },
  lobby: {
    prepare: async (page) => tableAddress(await openTable(page, { game: 'dream-factory', openSeats: 1 })),
    ready: '#levels-title',
  },
  'lobby-as-guest': {
    prepare: async (page) => {
      const address = await openTableOfOthers(page, false);
      const taken = await page.request.put(`/api/tables/${address.slice(3)}/seats/1`, {
        data: { name: 'Ben' },
      });
      expect(taken.ok()).toBe(true);
      return address;
    },
    ready: '#levels-title',
  },
  'lobby-to-join': { prepare: (page) => openTableOfOthers(page, false), ready: '#levels-title' },
  'lobby-full': { prepare: (page) => openTableOfOthers(page, true), ready: '#levels-title' },
  'films-auction': { prepare: filmsInStage('bidding'), ready: '.question.asked .button.negative' },
  'films-placing': { prepare: filmsInStage('placing'), ready: '.held' },
  'films-placing-chosen': {
    prepare: atPosition({ game: 'dream-factory' }, (_, moves) => moves.some((move) => /^place/.test(move))),
    act: async (page) => {
      await page.locator('.actions [aria-haspopup]').click();
      await page.locator('.options input').nth(1).check(); // confirm placements
      await page.keyboard.press('Escape');
      await page.locator('.space.selectable').first().click();
    },
    ready: '.space.chosen',
  },
  'films-party': { prepare: filmsInStage('taking'), ready: '.choice .pick' },
  'films-supply': { prepare: filmsInStage('bidding'), act: press('.bar .supply'), ready: 'dialog[open]' },
  'films-rival': { prepare: filmsInStage('placing'), act: press('.rivals button'), ready: 'dialog[open]' },
  'films-location': { prepare: filmsInStage('bidding'), act: press('.frame.now'), ready: 'dialog[open]' },
  'films-finished': {
    prepare: atPosition(
      { game: 'dream-factory' },
      (view) => 'hand' in view && !!(view as FilmsView).seats[0]!.finished.length,
    ),
    act: press('button.finished'),
    ready: 'dialog[open] .finished .spaces',
  },
  'chat-and-refusal': {
    prepare: async (page) => {
      const code = await reach(page, { game: 'dream-factory' }, isStage('bidding'));
      for (const text of ['Bravo!', 'A long line '.repeat(9), '🎬'])
        await page.request.post(`/api/tables/${code}/chat`, { data: { text, name: 'Ada' } });
      return tableAddress(code);
    },
    act: async (page) => {
      await page.locator('.actions [aria-haspopup]').click();
      await page.locator('.options input').nth(4).click(); // notifications, which the test browser blocks
    },
    ready: '.refusal',
  },
  hint: { prepare: filmsInStage('bidding'), act: press('[aria-expanded]'), ready: '.best strong' },
  'undo-refused': {
    prepare: atPosition({ game: 'dream-factory' }, (view, moves) => view.round === 2 && moves.length > 1),
    act: (page) => page.locator('.actions [aria-disabled=true]').click({ force: true }),
    ready: '.refusal',
  },
  shortcuts: {
    prepare: filmsInStage('bidding'),
    act: (page) => page.keyboard.press('?'),
    ready: 'dialog[open]',
  },
  'rules-at-the-table': {
    prepare: filmsInStage('bidding'),
    act: async (page) => {
      await page.locator('.actions [aria-haspopup]').click();
      await page.locator('dialog[open] a[href^="/rules"]').first().click();
    },
    ready: 'dialog[open] article',
  },
  'about-the-table': {
    prepare: filmsInStage('bidding'),
    act: press('.actions [aria-haspopup]'),
    ready: 'dialog[open] code',
  },
  'films-result': {
    prepare: finishedTable('traumfabrik'),
    ready: '#result-title ~ * , figure',
  },
  'films-replay': {
    prepare: async (page) => {
      const code = await openFinishedTable(page, { game: 'dream-factory' });
      return `/replay/${code}?at=${Math.floor((await fetchTable(page, code)).update!.number / 2)}`;
    },
    ready: '.controls',
  },
  hollywood: {
    prepare: atPosition({ game: 'hollywood' }, (view) => view.round === 2),
    ready: '.columns .target:enabled, .choices .button.primary',
    unscrolled: '.columns, .players',
  },
  'hollywood-finishing': {
    prepare: atPosition({ game: 'hollywood' }, (_, moves) => canFinishAllGenres(moves)),
    ready: '.choices .button.primary',
  },
  'hollywood-variants': {
    prepare: atPosition(
      { game: 'hollywood', options: { scarcity: true, prototype: true } },
      (view) => view.round === 2,
    ),
    ready: '.columns .target:enabled, .choices .button.primary',
    unscrolled: '.columns, .players',
  },
  'hollywood-result': {
    prepare: finishedTable('hollywood'),
    ready: 'figure',
  },
  'hollywood-replay': {
    prepare: async (page) => `/replay/${await openFinishedTable(page, { game: 'hollywood' })}?at=9`,
    ready: '.controls',
  },
  dreams: {
    prepare: atPosition({ game: 'dreams' }, () => true),
    ready: '.board svg',
  },
  'dreams-voting': {
    prepare: atPosition({ game: 'dreams' }, isStage('voting')),
    ready: '.board svg',
  },
  'rules-films': { prepare: fixedAddress('/rules/films'), ready: 'article .text' },
  'rules-clause': { prepare: fixedAddress('/rules/H-R4'), ready: 'article.requested' },
  'rules-unknown': { prepare: fixedAddress('/rules/chess'), ready: '.quiet' },
  'table-unknown': { prepare: fixedAddress('/t/zzzz9999'), ready: '.missing' },
  nowhere: { prepare: fixedAddress('/nowhere'), ready: '.missing' },
};

async function visit(page: Page, code: string): Promise<void> {
  await page.goto(tableAddress(code));
  await expect(page.locator('.marquee')).toBeVisible();
}

async function open(page: Page, screen: Screen, address: string, language: string): Promise<void> {
  await page.evaluate((language) => {
    const stored = JSON.parse(localStorage.getItem('matinee') ?? '{}') as object;
    localStorage.setItem('matinee', JSON.stringify({ ...stored, language }));
  }, language);
  await page.goto(address);
  if (screen.act) await waitUntilSettled(page);
  await screen.act?.(page);
  await page.locator(screen.ready).first().waitFor();
  await waitUntilSettled(page);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`screen: ${name}`, async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce', viewport: NARROW, allowedErrors: /404/ });
    await page.goto('/');
    await page.locator('#main').waitFor(); // the app has then read and written its storage
    const address = await screen.prepare(page);
    const screenshot = (variant: string) =>
      page.screenshot({ path: `${SCREENSHOTS}/${name}-${variant}.png` });
    const setTheme = (theme: string) =>
      page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);

    for (const language of ['fr', 'de', 'en'] as const) {
      await page.setViewportSize(NARROW);
      await open(page, screen, address, language);
      await expectLanguage(page, language);
      await expectNoOverflow(page);
      await screenshot(`360-dark-${language}`);
      for (const size of OTHER_SIZES) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
      }
      if (language === 'en') break; // checked in more detail below
      await page.setViewportSize(WIDE);
      await expectNoOverflow(page);
      if (screen.unscrolled) await expectInWindow(page, screen.unscrolled);
      await screenshot(`1440-dark-${language}`);
    }
    await page.setViewportSize(NARROW);
    await expectTouchTargets(page);
    await expectAccessible(page);
    await setTheme('light');
    await screenshot('360-light-en');
    await page.setViewportSize(WIDE);
    await expectNoOverflow(page);
    if (screen.unscrolled) await expectInWindow(page, screen.unscrolled);
    await screenshot('1440-light-en');
    await expectAccessible(page);
    await setTheme('dark');
    await screenshot('1440-dark-en');
  });
}
