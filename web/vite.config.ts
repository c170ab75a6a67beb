import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { landmarks } from './landmarks.ts';
import { eagerCompilation, precompressed, gamePages } from './pagePlugins.ts';
import { rasterise } from './rasterise.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Modules needed together share a chunk, which saves requests. Everything else is split where it is imported lazily.
const CHUNKS: [chunk: string, modules: RegExp][] = [
  ['table', /node_modules\/(svelte\/src\/(transition|easing)|uqr)\//],
  ['app', /node_modules\/(svelte|esm-env|clsx|@fluent)\/|rolldown\/runtime/],
  [
    'app',
    /@fontsource|src\/(app\.css|App|home\/|shared\/(SiteHeader|Dialog|Icon|svgContent|ErrorMessage)|table\/formatTime|art\/(icons|home)\/)/,
  ],
  ['app', /src\/lib\/(preferences|router|telling|recentTables|i18n|api|notifications|openTable|sound)\./],
  [
    'table',
    /src\/(table\/(?!boards)|shared\/|lib\/(table|undo|structuralSharing)\.|games\/(films\/tileFlight|dreams\/(PlayerBadge|QuickRemarks|rounds|shapes))\.)/,
  ],
  ['rules', /src\/(rules\/(?!books)|lib\/rulesDialog)/],
  ...['en', 'fr', 'de'].flatMap((language): [string, RegExp][] => [
    [language, RegExp(`locales/${language}/(web|bots|table)\\.ftl`)],
    [`${language}-films`, RegExp(`locales/${language}/(web-)?films\\.ftl`)],
    [`${language}-dreams`, RegExp(`locales/${language}/(web-)?dreams\\.ftl`)],
  ]),
];
const chunkOf = (id: string): string | null => CHUNKS.find(([, modules]) => modules.test(id))?.[0] ?? null;

// The site is built into the Python package; `matinee serve` serves it.
export default defineConfig({
  plugins: [
    svelte(),
    landmarks(at('../matinee/games/dreams/pictures')),
    rasterise(),
    eagerCompilation(),
    gamePages('/src/mountApp.ts', {
      films: ['/table/Table.svelte', '/films/Films.svelte'],
      hollywood: ['/table/Table.svelte', '/hollywood/Hollywood.svelte'],
      dreams: ['/table/Table.svelte', '/dreams/Dreams.svelte', '/dreams/preloadPictures.ts'],
    }),
    precompressed(),
  ],
  resolve: {
    alias: { $lib: at('./src/lib'), $art: at('./src/art') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: at('../matinee/server/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' }, fs: { allow: ['..'] } },
});
