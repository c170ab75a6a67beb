// All that an address needs is asked for at once, by the first script that comes: pages, words and what the server
// knows arrive side by side instead of one after the other.
import type { DreamsView, Look } from '$lib/api';
import { begin } from '$lib/begun';
import { catalogue } from '$lib/catalogues';
import { chosen } from '$lib/chosen';
import { bookOf } from './rules/books';
import { boardOf, tableItself } from './table/boards';

const { language, theme } = chosen();

/** Resolves when all has come, with the names of the catalogues among it. */
export async function prepare({ pathname, hash }: Location): Promise<string[]> {
  Object.assign(document.documentElement, { lang: language }).dataset.theme = theme;
  const [, room, what = ''] = /^\/(t|rules)\/([\w-]{1,40})\/?$/.exec(pathname) ?? [];
  const table = room === 't' && prepareTable(what.toLowerCase(), hash);
  if (pathname === '/') ['/games', '/tables'].forEach((path) => begin(path, language));
  if (room === 'rules') prepareRules(what);
  const words = ['web', 'bots'];
  await read(...words);
  return [...words, ...((await table) || [])];
}

function read(...names: string[]): Promise<unknown> {
  return Promise.all(names.map((name) => catalogue(language, name)?.catch(() => null)));
}

function prepareRules(what: string): void {
  import('./rules/Rules.svelte').catch(() => null);
  const opened = bookOf(what);
  if (opened) void read(`${opened.book}-clauses`);
}

/** Who comes with a key sits down first, and sees more then. */
async function prepareTable(code: string, key: string): Promise<string[]> {
  const looked = !key && /^[a-z0-9]{4,16}$/.test(code) && begin(`/tables/${code}`, language);
  const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  if (game && game !== 'films') void begin(`/games/${game}/box`, language); // most tables play with the box as it comes
  const frame = Promise.all([
    tableItself(),
    read('table'),
    game && Promise.all([boardOf(game), read(game, `web-${game}`)]),
  ]);
  try {
    const answer = await looked;
    const words = answer && answer.ok ? await prepareGame(await answer.json()) : [];
    await frame;
    return ['table', ...words];
  } catch {
    return []; // the page will hear of it itself
  }
}

async function prepareGame({ table, update }: Look): Promise<string[]> {
  const { game, box } = table.settings;
  const asked = begin(`/games/${game}/box${box ? `?box=${box}` : ''}`, language);
  const rules = bookOf(game)?.book;
  if (!rules) return [];
  const words = [rules, `web-${rules}`];
  if (rules === 'dreams' && update && !box) prepareDreams(update.you[0]?.view as DreamsView | undefined);
  await Promise.all([asked, read(...words), table.stage === 'gathering' || boardOf(rules)]);
  return words;
}

function prepareDreams(view: DreamsView | undefined): void {
  if (view) import('./games/dreams/ahead').then(({ begin }) => begin(view.dreams)).catch(() => null);
}
