// All that an address needs is asked for at once, by the first script that comes: pages, words and what the server
// knows arrive side by side instead of one after the other.
import type { DreamsView, Look } from '$lib/api';
import { begin } from '$lib/begun';
import { catalogue } from '$lib/catalogues';
import { chosen } from '$lib/chosen';
import { bookOf } from './rules/books';
import { boardOf } from './table/boards';

const { language, theme } = chosen();

export function prepare({ pathname, hash }: Location): void {
  Object.assign(document.documentElement, { lang: language }).dataset.theme = theme;
  read('web', 'bots');
  const [, room, what = ''] = /^\/(t|rules)\/([\w-]{1,40})\/?$/.exec(pathname) ?? [];
  if (pathname === '/') ['/games', '/tables'].forEach((path) => begin(path, language));
  if (room === 'rules') prepareRules(what);
  if (room === 't') prepareTable(what.toLowerCase(), hash);
}

function read(...names: string[]): void {
  for (const name of names) catalogue(language, name)?.catch(() => null);
}

function prepareRules(what: string): void {
  import('./rules/Rules.svelte').catch(() => null);
  const opened = bookOf(what);
  if (opened) read(`${opened.book}-clauses`);
}

/** Who comes with a key sits down first, and sees more then. */
function prepareTable(code: string, key: string): void {
  import('./table/Table.svelte').catch(() => null);
  read('table');
  if (!key && /^[a-z0-9]{4,16}$/.test(code))
    begin(`/tables/${code}`, language)
      .then(async (answer) => answer.ok && prepareGame(await answer.clone().json()))
      .catch(() => null);
}

function prepareGame({ table, update }: Look): void {
  const { game, box } = table.settings;
  begin(`/games/${game}/box${box ? `?box=${box}` : ''}`, language);
  const rules = bookOf(game)?.book;
  if (!rules) return;
  read(rules, `web-${rules}`);
  if (table.stage !== 'gathering') boardOf(rules)?.catch(() => null);
  if (rules === 'dreams' && update && !box) prepareDreams(update.you[0]?.view as DreamsView | undefined);
}

function prepareDreams(view: DreamsView | undefined): void {
  if (view) import('./games/dreams/ahead').then(({ begin }) => begin(view.dreams)).catch(() => null);
}
