// The first script of the page: it starts all requests that an address needs at once, so that components, messages and
// data load in parallel.
import type { TableSnapshot } from '$lib/api';
import { prefetch } from '$lib/prefetch';
import { loadCatalogue } from '$lib/catalogues';
import { loadSettings } from '$lib/settings';
import { clientOf, familyOf, gamesOf, isBuiltIn, loadClient } from './games/registry';
import { bookOf } from './rules/books';
import { loadTable } from './table/loadTable';

const { language, theme } = loadSettings();

/** Load what an address needs. Resolve with the names of the loaded catalogues. */
export async function preload({ pathname, hash }: Location): Promise<string[]> {
  Object.assign(document.documentElement, { lang: language }).dataset.theme = theme;
  const [, page, what = ''] = /^\/(t|rules)\/([\w-]{1,40})\/?$/.exec(pathname) ?? [];
  const table = page === 't' && preloadTable(what.toLowerCase(), hash);
  if (pathname === '/') ['/games', '/tables'].forEach((path) => prefetch(path, language));
  if (page === 'rules') preloadRules(what);
  const words = ['web', 'bots'];
  await readCatalogues(...words);
  return [...words, ...((await table) || [])];
}

function readCatalogues(...names: string[]): Promise<unknown> {
  return Promise.all(names.map((name) => loadCatalogue(language, name)?.catch(() => null)));
}

function preloadRules(what: string): void {
  import('./rules/RulesPage.svelte').catch(() => null);
  const opened = bookOf(what);
  if (opened) void readCatalogues(`${opened.book}-clauses`);
}

/** With a key in the address the player joins first and then sees more, so the table is not prefetched. */
async function preloadTable(code: string, key: string): Promise<string[]> {
  const looked = !key && /^[a-z0-9]{4,16}$/.test(code) && prefetch(`/tables/${code}`, language);
  const family = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  const [only, ...others] = family ? gamesOf(family) : [];
  if (only && !others.length) void prefetch(`/games/${only}/box`, language); // most tables use the default box
  const frame = Promise.all([loadTable(), readCatalogues('table'), family && preloadClient(family)]);
  try {
    const answer = await looked;
    const words = answer && answer.ok ? await preloadGame(await answer.json()) : [];
    await frame;
    return ['table', ...words];
  } catch {
    return []; // the table component handles the error itself
  }
}

async function preloadGame({ table, update }: TableSnapshot): Promise<string[]> {
  const { game, box } = table.settings;
  const boxAnswer = prefetch(`/games/${game}/box${box ? `?box=${box}` : ''}`, language);
  const family = familyOf(game);
  if (!isBuiltIn(family)) {
    void prefetch(`/games/${game}/messages`, language);
    return [];
  }
  await Promise.all([boxAnswer, preloadClient(family)]);
  const { catalogues, preload } = clientOf(family);
  if (update && !box) preload?.(update.you[0]?.view);
  return catalogues;
}

async function preloadClient(family: string): Promise<void> {
  const { catalogues } = await loadClient(family);
  await readCatalogues(...catalogues);
}
