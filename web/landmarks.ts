// What is on the dream pictures, read from the pictures themselves when the site is built: a module for each language
// with the landmarks of all of them, `virtual:landmarks/en` and its like. Places are cells of the sky.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:landmarks/';
const NAMES: Record<string, string> = { en: 'data-what', fr: 'data-what-fr', de: 'data-what-de' };
// As in games/dreams/skyGeometry.ts: 400 by 600 over 48 by 72 cells from (36, 4).
const CELL = 0.12;

/** A landmark: what, x, y and the radius in cells, how light or dark. */
export type Landmark = [what: string, x: number, y: number, radius: number, tone: string];

export function landmarksOf(svg: string, language: string): Landmark[] {
  const group = /<g[^>]*id="landmarks"[^>]*>([\s\S]*?)<\/g>/.exec(svg)?.[1] ?? '';
  return [...group.matchAll(/<circle\b[^>]*>/g)].map(([circle]) => {
    const given = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(circle)?.[1] ?? '';
    const cells = (name: string): number => CELL * Number(given(name));
    return [
      plain(given(NAMES[language]!) || given('data-what')),
      Math.floor(36 + cells('cx')),
      Math.floor(4 + cells('cy')),
      Math.round(cells('r')),
      given('data-tone'),
    ];
  });
}

function plain(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

export function landmarks(folder: string): Plugin {
  return {
    name: 'dream-landmarks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const told = readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .map((file) => [
          basename(file, '.svg'),
          landmarksOf(readFileSync(join(folder, file), 'utf8'), language),
        ]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(told)))})`;
    },
  };
}
