// Vite plugin: the virtual module `virtual:landmarks/en` (`fr`, `de`) exports the landmarks of all dream pictures, parsed
// from the SVG files.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:landmarks/';
const LABEL_ATTRIBUTES: Record<string, string> = { en: 'data-what', fr: 'data-what-fr', de: 'data-what-de' };

/** Positions and radius are in units of the picture; the tone is light, grey or dark. */
export type Landmark = [label: string, x: number, y: number, radius: number, tone: string];

/** Return the landmarks of a picture, with labels in a language. */
export function parseLandmarks(svg: string, language: string): Landmark[] {
  const group = /<g[^>]*id="landmarks"[^>]*>([\s\S]*?)<\/g>/.exec(svg)?.[1] ?? '';
  return [...group.matchAll(/<circle\b[^>]*>/g)].map(([circle]) => {
    const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(circle)?.[1] ?? '';
    const number = (name: string): number => Number(attribute(name));
    return [
      decodeEntities(attribute(LABEL_ATTRIBUTES[language]!) || attribute('data-what')),
      number('cx'),
      number('cy'),
      number('r'),
      attribute('data-tone'),
    ];
  });
}

function decodeEntities(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

export function landmarks(folder: string): Plugin {
  return {
    name: 'dream-landmarks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const landmarksByDream = readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .map((file) => [
          basename(file, '.svg'),
          parseLandmarks(readFileSync(join(folder, file), 'utf8'), language),
        ]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(landmarksByDream)))})`;
    },
  };
}
