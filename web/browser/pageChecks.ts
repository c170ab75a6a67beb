// Checks that every screen must pass.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MATINEE = fileURLToPath(new URL('../../matinee/', import.meta.url));
const GAMES = readdirSync(`${MATINEE}games`).map((game) => `${MATINEE}games/${game}/locales/`);
const LOCALES = [`${MATINEE}locales/`, ...GAMES.filter((folder) => existsSync(folder))];
type Language = 'en' | 'fr' | 'de';

const QUIET = 250; // milliseconds without a DOM mutation

/** Wait until the page has not changed for a while and its fonts are loaded. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    QUIET,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Check that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth, overflowing } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflowing = [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1 && each.checkVisibility())
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 120));
    return { scrollWidth, clientWidth, overflowing };
  });
  expect(scrollWidth, `scrolls sideways: ${overflowing.join('\n')}`).toBeLessThanOrEqual(clientWidth);
}

/** Check that the elements end above the lower edge of the viewport. */
export async function expectInWindow(page: Page, selector: string): Promise<void> {
  for (const each of await page.locator(selector).all()) {
    const box = await each.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }
}

/** Check that all controls measure at least 44 px, except links in a sentence and inputs that have a label to press. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const tooSmall = await page.evaluate(() => {
    const controls =
      'button, .button, select, summary, input:not([type=radio], [type=checkbox], [type=range])';
    const modal = document.querySelector('dialog[open]');
    return [...(modal ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ each, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${each.outerHTML.slice(0, 160)}`,
      );
  });
  expect(tooSmall).toEqual([]);
}

/** Check that axe-core reports no violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const problems = violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
  expect(problems).toEqual([]);
}

interface Catalogue {
  ids: Set<string>;
  /** A pattern for every message and attribute without a selector. */
  patterns: RegExp[];
}

function readCatalogue(language: Language): Catalogue {
  const catalogue: Catalogue = { ids: new Set(), patterns: [] };
  const folders = LOCALES.map((folder) => folder + language);
  for (const file of folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))) {
    for (const message of new FluentResource(readFileSync(file, 'utf8')).body) {
      catalogue.ids.add(message.id);
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
          catalogue.patterns.push(new RegExp(`^${source.join('')}$`, 's'));
      }
    }
  }
  return catalogue;
}

const CATALOGUES = { en: readCatalogue('en'), fr: readCatalogue('fr'), de: readCatalogue('de') };

/** Check that the page shows no message id, and no English text that is translated into its language. */
export async function expectLanguage(page: Page, language: Language): Promise<void> {
  const texts = await page.evaluate(() => {
    const strings: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        if (node.matches('select')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          strings.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('[lang]:not(html)')) strings.push(node.textContent ?? '');
    }
    return [...new Set(strings.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const { ids } = CATALOGUES.en;
  const untranslated = texts.filter((text) =>
    (text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []).some((word) => ids.has(word)),
  );
  expect(untranslated, 'message ids on the page').toEqual([]);
  if (language === 'en') return;
  const isIn = (catalogue: Language, text: string) =>
    CATALOGUES[catalogue].patterns.some((pattern) => pattern.test(text));
  const english = texts.filter((text) => isIn('en', text) && !isIn(language, text));
  expect(english, `English on a page in ${language}`).toEqual([]);
}
