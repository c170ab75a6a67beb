// Every screen in both sizes, in light and dark, in three languages: nothing cut off, nothing too small to press,
// nothing unsaid, nothing that shuts anybody out. What it looked like is left in `artefacts/screens`.
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
import { finished, isFullChoice, look, openTable, reach } from './tables';

const SCREENS = '../artefacts/screens';
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const stage = (wanted: string) => (view: { stage: string }) => view.stage === wanted;

interface Screen {
  /** Gets everything ready; returns the address. */
  ready: (page: Page) => Promise<string>;
  /** Done once the page has been loaded. */
  then?: (page: Page) => Promise<void>;
  /** When everything is there. */
  seen: string;
  /** What must be seen as a whole in a desktop's window, without scrolling. */
  whole?: string;
}

const at = (code: string) => `/t/${code}`;
const still = (address: string) => async () => address;
const films = (wanted: string) => async (page: Page) =>
  at(await reach(page, { game: 'dream-factory' }, stage(wanted)));
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Somebody else's table, to which the window's person has only the link. */
async function others(page: Page, full: boolean): Promise<string> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const host = await context.newPage();
  const code = await openTable(host, { game: 'hollywood', players: 3, people: full ? 0 : 1 });
  await context.close();
  return at(code);
}

const SCREENS_OF: Record<string, Screen> = {
  home: { ready: still('/'), seen: '.games article:nth-child(1)' },
  'home-own-tables': {
    ready: async (page) => {
      await finished(page, { game: 'hollywood', players: 3 }).then((code) => visit(page, code));
      await reach(page, { game: 'traumfabrik' }, stage('bidding')).then((code) => visit(page, code));
      return '/';
    },
    seen: '#own-title',
  },
  'open-a-table': {
    ready: still('/'),
    then: press('.games li:nth-child(3) [aria-haspopup]'),
    seen: 'dialog[open] form',
  },
  lobby: {
    ready: async (page) => at(await openTable(page, { game: 'dream-factory', people: 1 })),
    seen: '#levels-title',
  },
  'lobby-to-join': { ready: (page) => others(page, false), seen: '#levels-title' },
  'lobby-full': { ready: (page) => others(page, true), seen: '#levels-title' },
  'films-auction': { ready: films('bidding'), seen: '.question.asked .button.no' },
  'films-placing': { ready: films('placing'), seen: '#films-confirm' },
  'films-placing-chosen': {
    ready: async (page) =>
      at(
        await reach(page, { game: 'dream-factory' }, (_, moves) => moves.some((move) => /^place/.test(move))),
      ),
    then: press('.space.lit'),
    seen: '.space.chosen',
  },
  'films-party': { ready: films('taking'), seen: '.choice .pick' },
  'films-legend': {
    ready: async (page) => at(await reach(page, { game: 'traumfabrik' }, stage('choosing'))),
    seen: '.choice .pick',
  },
  'films-house': { ready: films('bidding'), then: press('.bar .house'), seen: 'dialog[open]' },
  'films-rival': { ready: films('placing'), then: press('.rivals button'), seen: 'dialog[open]' },
  'films-location': { ready: films('bidding'), then: press('.frame.now'), seen: 'dialog[open]' },
  'films-finished': {
    ready: async (page) => {
      const has = (view: object) => 'hand' in view && !!(view as FilmsView).seats[0]!.finished.length;
      return at(await reach(page, { game: 'dream-factory' }, has));
    },
    then: press('button.finished'),
    seen: 'dialog[open] .finished .spaces',
  },
  'chat-and-refusal': {
    ready: async (page) => {
      const code = await reach(page, { game: 'dream-factory' }, stage('bidding'));
      for (const text of ['Bravo!', 'A long line '.repeat(9), '🎬'])
        await page.request.post(`/api/tables/${code}/chat`, { data: { text, name: 'Ada' } });
      return at(code);
    },
    then: (page) => page.locator('.actions [aria-pressed]').nth(1).click(), // notices, which are not allowed here
    seen: '.refusal',
  },
  hint: { ready: films('bidding'), then: press('[aria-expanded]'), seen: '.best strong' },
  'rules-at-the-table': { ready: films('bidding'), then: press('.actions a'), seen: 'dialog[open] article' },
  'about-the-table': {
    ready: films('bidding'),
    then: press('.actions [aria-haspopup]'),
    seen: 'dialog[open] code',
  },
  'films-result': {
    ready: async (page) => at(await finished(page, { game: 'traumfabrik' })),
    seen: '#result-title ~ * , figure',
  },
  'films-replay': {
    ready: async (page) => {
      const code = await finished(page, { game: 'dream-factory' });
      return `/replay/${code}?at=${Math.floor((await look(page, code)).update!.number / 2)}`;
    },
    seen: '.controls',
  },
  hollywood: {
    ready: async (page) => at(await reach(page, { game: 'hollywood' }, (view) => view.round === 2)),
    seen: '.columns .button.go, .choices .button.go',
    whole: '.columns, .players',
  },
  'hollywood-finishing': {
    ready: async (page) => at(await reach(page, { game: 'hollywood' }, (_, moves) => isFullChoice(moves))),
    seen: '.choices .button.go',
  },
  'hollywood-variants': {
    ready: async (page) => {
      const options = { scarcity: true, prototype: true };
      return at(await reach(page, { game: 'hollywood', options }, (view) => view.round === 2));
    },
    seen: '.columns .button.go, .choices .button.go',
    whole: '.columns, .players',
  },
  'hollywood-result': {
    ready: async (page) => at(await finished(page, { game: 'hollywood' })),
    seen: 'figure',
  },
  'hollywood-replay': {
    ready: async (page) => `/replay/${await finished(page, { game: 'hollywood' })}?at=9`,
    seen: '.controls',
  },
  dreams: {
    ready: async (page) => at(await reach(page, { game: 'dreams' }, () => true)),
    seen: '.board svg',
  },
  'dreams-voting': {
    ready: async (page) => at(await reach(page, { game: 'dreams' }, stage('voting'))),
    seen: '.board svg',
  },
  'rules-films': { ready: still('/rules/films'), seen: 'article .words' },
  'rules-clause': { ready: still('/rules/H-R4'), seen: 'article.wanted' },
  'rules-unknown': { ready: still('/rules/chess'), seen: '.quiet' },
  'table-unknown': { ready: still('/t/zzzz9999'), seen: '.missing' },
  nowhere: { ready: still('/nowhere'), seen: '.missing' },
};

async function visit(page: Page, code: string): Promise<void> {
  await page.goto(at(code));
  await expect(page.locator('.marquee')).toBeVisible();
}

async function show(page: Page, screen: Screen, address: string, language: string): Promise<void> {
  await page.evaluate((said) => {
    const kept = JSON.parse(localStorage.getItem('matinee') ?? '{}') as object;
    localStorage.setItem('matinee', JSON.stringify({ ...kept, language: said }));
  }, language);
  await page.goto(address);
  if (screen.then) await waitUntilSettled(page);
  await screen.then?.(page);
  await page.locator(screen.seen).first().waitFor();
  await waitUntilSettled(page);
}

for (const [name, screen] of Object.entries(SCREENS_OF)) {
  test(`screen: ${name}`, async ({ arrive }) => {
    const page = await arrive({ reducedMotion: 'reduce', viewport: NARROW, expects: /404/ });
    await page.goto('/');
    await page.locator('#main').waitFor(); // then it has read what it keeps, and written it
    const address = await screen.ready(page);
    const picture = (what: string) => page.screenshot({ path: `${SCREENS}/${name}-${what}.png` });
    const turn = (theme: string) =>
      page.evaluate((on) => (document.documentElement.dataset.theme = on), theme);

    for (const language of ['fr', 'de', 'en'] as const) {
      await page.setViewportSize(NARROW);
      await show(page, screen, address, language);
      await expectLanguage(page, language);
      await expectNoOverflow(page);
      await picture(`360-dark-${language}`);
      if (language === 'en') break; // looked at more closely below
      await page.setViewportSize(WIDE);
      await expectNoOverflow(page);
      if (screen.whole) await expectInWindow(page, screen.whole);
      await picture(`1440-dark-${language}`);
    }
    await expectTouchTargets(page);
    await expectAccessible(page);
    await turn('light');
    await picture('360-light-en');
    await page.setViewportSize(WIDE);
    await expectNoOverflow(page);
    if (screen.whole) await expectInWindow(page, screen.whole);
    await picture('1440-light-en');
    await expectAccessible(page);
    await turn('dark');
    await picture('1440-dark-en');
  });
}
