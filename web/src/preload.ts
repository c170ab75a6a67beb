// The first script of the page. It starts all requests for an address at once, so that components, messages and data load
// in parallel.
import type { TableSnapshot } from '$lib/api';
import { prefetch } from '$lib/prefetch';
import { loadCatalogue } from '$lib/catalogues';
import { loadSettings } from '$lib/settings';
import { clientOf, familyOf, gamesOf, isBuiltIn, loadClient } from './games/registry';
import { bookOf } from './rules/books';
import { loadStage, loadTable } from './table/loadTable';

const { language, theme } = loadSettings();

/** Load components, catalogues and data for an address. Resolve with the names of the loaded catalogues. */
export async function preload({ pathname, hash }: Location): Promise<string[]> {
  Object.assign(document.documentElement, { lang: language }).dataset.theme = theme;
  const [, page, name = ''] = /^\/(t|rules)\/([\w-]{1,40})\/?$/.exec(pathname) ?? [];
  const table = page === 't' && preloadTable(name.toLowerCase(), hash);
  if (pathname === '/') ['/games', '/tables'].forEach((path) => prefetch(path, language));
  if (page === 'rules') preloadRules(name);
  const catalogues = ['web', 'bots'];
  await preloadCatalogues(...catalogues);
  return [...catalogues, ...((await table) || [])];
}

function preloadCatalogues(...names: string[]): Promise<unknown> {
  return Promise.all(names.map((name) => loadCatalogue(language, name)?.catch(() => null)));
}

function preloadRules(gameOrClause: string): void {
  import('./rules/RulesPage.svelte').catch(() => null);
  const opened = bookOf(gameOrClause);
  if (opened) void preloadCatalogues(`${opened.book}-clauses`);
}

async function preloadTable(code: string, key: string): Promise<string[]> {
  // With a key, the table component claims a seat first and receives another snapshot afterwards.
  const snapshot = !key && /^[a-z0-9]{4,16}$/.test(code) && prefetch(`/tables/${code}`, language);
  const family = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  const [game, ...otherGames] = family ? gamesOf(family) : [];
  if (game && !otherGames.length) void prefetch(`/games/${game}/box`, language); // most tables use the default box
  const shell = Promise.all([loadTable(), preloadCatalogues('table'), family && preloadClient(family)]);
  try {
    const response = await snapshot;
    const catalogues = response && response.ok ? await preloadGame(await response.json()) : [];
    await shell;
    return ['table', ...catalogues];
  } catch {
    return []; // the table component reports the error
  }
}

async function preloadGame(snapshot: TableSnapshot): Promise<string[]> {
  const { table, update } = snapshot;
  loadStage(snapshot).catch(() => null);
  const { game, box } = table.settings;
  const boxResponse = prefetch(`/games/${game}/box${box ? `?box=${box}` : ''}`, language);
  const family = familyOf(game);
  if (!isBuiltIn(family)) {
    void prefetch(`/games/${game}/messages`, language);
    return [];
  }
  await Promise.all([boxResponse, preloadClient(family)]);
  const { catalogues, preload } = clientOf(family);
  if (update && !box) preload?.(update.you[0]?.view);
  return catalogues;
}

async function preloadClient(family: string): Promise<void> {
  const { catalogues } = await loadClient(family);
  await preloadCatalogues(...catalogues);
}
