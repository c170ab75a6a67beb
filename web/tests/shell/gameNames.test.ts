// Only a game's own folder and the registry may contain its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const NAMES =
  /\b(films|hollywood|dreams|dream[- ]?factory|traumfabrik)\b|(Films|Hollywood|Dreams)(View|Box)/i;
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generic')
  .map(({ name }) => `games/${name}/`);

test('no game is named outside its folder and the registry', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const mentions = files
    .filter((file) => file !== 'games/registry.ts' && file !== 'lib/api-types.d.ts')
    .filter((file) => !GAMES.some((folder) => file.startsWith(folder)))
    .flatMap((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (NAMES.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(mentions).toEqual([]);
});
