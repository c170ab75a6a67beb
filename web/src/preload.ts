// The first script of the page: it starts all requests that an address needs at once, so that components, messages and
// data load in parallel.
import type { DreamsView, Look } from '$lib/api';
import { prefetch } from '$lib/prefetch';
import { loadCatalogue } from '$lib/catalogues';
import { loadSettings } from '$lib/settings';
import { bookOf } from './rules/books';
import { boardOf, tableItself } from './table/boards';

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
  const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  if (game && game !== 'films') void prefetch(`/games/${game}/box`, language); // most tables play with the box as it comes
  const frame = Promise.all([
    tableItself(),
    readCatalogues('table'),
    game && Promise.all([boardOf(game), readCatalogues(game, `web-${game}`)]),
  ]);
  try {
    const answer = await looked;
    const words = answer && answer.ok ? await preloadGame(await answer.json()) : [];
    await frame;
    return ['table', ...words];
  } catch {
    return []; // the table component handles the error itself
  }
}

async function preloadGame({ table, update }: Look): Promise<string[]> {
  const { game, box } = table.settings;
  const asked = prefetch(`/games/${game}/box${box ? `?box=${box}` : ''}`, language);
  const rules = bookOf(game)?.book;
  if (!rules) return [];
  const words = [rules, `web-${rules}`];
  if (rules === 'dreams' && update && !box) preloadDreams(update.you[0]?.view as DreamsView | undefined);
  await Promise.all([asked, readCatalogues(...words), table.stage === 'gathering' || boardOf(rules)]);
  return words;
}

function preloadDreams(view: DreamsView | undefined): void {
  if (view)
    import('./games/dreams/preloadPictures').then(({ begin }) => begin(view.dreams)).catch(() => null);
}
