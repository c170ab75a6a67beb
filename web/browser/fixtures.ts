// What every test has: a server for its worker, and people, each with a browser window that nothing goes wrong in.
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { MatineeServer } from './server';

export { expect };

export interface Person {
  page: Page;
  /** Whatever went wrong in the window: errors, warnings, refused resources. */
  troubles: string[];
}

/** Somebody with a browser of their own. Their window must stay free of trouble, but for what they expect. */
export type NewPage = (
  options?: BrowserContextOptions & { expects?: RegExp; at?: MatineeServer },
) => Promise<Page>;

interface Tools {
  server: MatineeServer;
  arrive: NewPage;
}

export const test = base.extend<Omit<Tools, 'server'>, Pick<Tools, 'server'>>({
  server: [
    async ({}, use) => {
      const server = await MatineeServer.begin();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  arrive: async ({ browser, server }, use) => {
    const people: (Person & { expects?: RegExp })[] = [];
    await use(async ({ expects, at = server, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: at.url, locale: 'en', ...options });
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          troubles.push(`${message.text()} ${message.location().url}`);
      });
      people.push({ page, troubles, expects });
      return page;
    });
    for (const { page, troubles, expects } of people) {
      expect(
        troubles.filter((trouble) => !expects?.test(trouble)),
        'in the console',
      ).toEqual([]);
      await page.context().close();
    }
  },
});
