// What must hold on every screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MATINEE = fileURLToPath(new URL('../../matinee/', import.meta.url));
const GAMES = readdirSync(`${MATINEE}games`).map((game) => `${MATINEE}games/${game}/locales/`);
const LOCALES = [`${MATINEE}locales/`, ...GAMES.filter((folder) => existsSync(folder))];
type Language = 'en' | 'fr' | 'de';

const QUIET = 250; // milliseconds without any change

/** Wait until the page has not changed for a while. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    QUIET,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Nothing lies beyond the edge. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room, beyond } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > room + 1 && each.checkVisibility())
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 120));
    return { wide: document.documentElement.scrollWidth, room, beyond };
  });
  expect(wide, `scrolls sideways: ${beyond.join('\n')}`).toBeLessThanOrEqual(room);
}

/** It is seen whole without scrolling. */
export async function expectInWindow(page: Page, selector: string): Promise<void> {
  for (const each of await page.locator(selector).all()) {
    const box = await each.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }
}

/** Whatever one presses is as large as a fingertip: 44 px. Links within a sentence and the boxes of a label are not counted. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const pressed =
      'button, .button, select, summary, input:not([type=radio], [type=checkbox], [type=range])';
    const modal = document.querySelector('dialog[open]');
    return [...(modal ?? document).querySelectorAll<HTMLElement>(pressed)]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ each, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${each.outerHTML.slice(0, 160)}`,
      );
  });
  expect(small).toEqual([]);
}

/** Nothing that axe-core objects to. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

interface Catalogue {
  ids: Set<string>;
  /** Every message and attribute that has no choices in it, as a pattern. */
  patterns: RegExp[];
}

function catalogue(language: Language): Catalogue {
  const found: Catalogue = { ids: new Set(), patterns: [] };
  const folders = LOCALES.map((folder) => folder + language);
  for (const file of folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))) {
    for (const message of new FluentResource(readFileSync(file, 'utf8')).body) {
      found.ids.add(message.id);
      for (const value of [message.value, ...Object.values(message.attributes)]) {
        const parts = Array.isArray(value) ? value : [value];
        const source = parts.map((part) =>
          typeof part === 'string'
            ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
            : part?.type === 'var'
              ? '.+'
              : null,
        );
        const letters = source.join('').replace(/[^a-z]/gi, '').length;
        if (!source.includes(null) && letters > 3)
          found.patterns.push(new RegExp(`^${source.join('')}$`, 's'));
      }
    }
  }
  return found;
}

const catalogues = { en: catalogue('en'), fr: catalogue('fr'), de: catalogue('de') };

/** No message is missing, and nothing is said in English that has its own words in the language of the page. */
export async function expectLanguage(page: Page, language: Language): Promise<void> {
  const texts = await page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        if (node.matches('select')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          said.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('[lang]:not(html)')) said.push(node.textContent ?? '');
    }
    return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const { ids } = catalogues.en;
  const missing = texts.filter((text) =>
    (text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []).some((word) => ids.has(word)),
  );
  expect(missing, 'messages without words').toEqual([]);
  if (language === 'en') return;
  const own = (text: string) => catalogues[language].patterns.some((pattern) => pattern.test(text));
  const english = texts.filter(
    (text) => catalogues.en.patterns.some((pattern) => pattern.test(text)) && !own(text),
  );
  expect(english, `English on a page in ${language}`).toEqual([]);
}
