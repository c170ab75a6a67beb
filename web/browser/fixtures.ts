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
  options?: BrowserContextOptions & { allowedErrors?: RegExp; server?: MatineeServer },
) => Promise<Page>;

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
    await use(async ({ allowedErrors, server = workerServer, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en', ...options });
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
