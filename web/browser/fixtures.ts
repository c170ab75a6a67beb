// Fixtures of all browser tests: one server per worker, and pages that must stay free of console errors.
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { MatineeServer } from './server';

export { expect };

interface OpenPage {
  page: Page;
  /** Uncaught errors, and errors and warnings in the console. */
  errors: string[];
  allowedErrors?: RegExp;
}

/** Open a page in a browser context of its own. After the test, only `allowedErrors` may have occurred in it. */
type NewPage = (
  options?: BrowserContextOptions & {
    allowedErrors?: RegExp;
    server?: MatineeServer;
    /** Whether the browser is new, so that the first “Play now” offers the lesson. */
    isNew?: boolean;
  },
) => Promise<Page>;

/** Store that the player knows all games. */
function declineLessons(): void {
  const games = ['dream-factory', 'traumfabrik', 'hollywood', 'dreams'];
  const declined = JSON.stringify(Object.fromEntries(games.map((game) => [game, 'declined'])));
  try {
    if (!localStorage.getItem('matinee-lessons')) localStorage.setItem('matinee-lessons', declined);
  } catch {
    // A page in a sandbox has no storage.
  }
}

interface Fixtures {
  server: MatineeServer;
  newPage: NewPage;
}

export const test = base.extend<Omit<Fixtures, 'server'>, Pick<Fixtures, 'server'>>({
  server: [
    async ({}, use) => {
      const server = await MatineeServer.launch();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  newPage: async ({ browser, server: workerServer }, use) => {
    const pages: OpenPage[] = [];
    await use(async ({ allowedErrors, server = workerServer, isNew = false, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en', ...options });
      if (!isNew) await context.addInitScript(declineLessons);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          errors.push(`${message.text()} ${message.location().url}`);
      });
      pages.push({ page, errors, allowedErrors });
      return page;
    });
    for (const { page, errors, allowedErrors } of pages) {
      expect(
        errors.filter((error) => !allowedErrors?.test(error)),
        'unexpected errors in the console',
      ).toEqual([]);
      await page.context().close();
    }
  },
});
