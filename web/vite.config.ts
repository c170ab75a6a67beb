import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { coverImages } from './coverImages.ts';
import { favicon } from './favicon.ts';
import { landmarks } from './landmarks.ts';
import { eagerCompilation, precompressed, gamePages } from './pagePlugins.ts';
import { rasterise } from './rasterise.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Each game client folder becomes a chunk, with an HTML page that preloads it.
const FAMILIES = readdirSync(resolvePath('./src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generic')
  .map(({ name }) => name);

// Modules that load together share a chunk, which saves requests. Other modules are split at lazy imports.
const CHUNKS: [chunk: string, modules: RegExp][] = [
  [
    'start',
    /src\/(preload|lib\/(lazy|settings|storage|catalogues|prefetch)|games\/registry|rules\/books|table\/loadTable)\.|vite\/preload-helper/,
  ],
  ['table', /node_modules\/svelte\/src\/(transition|easing)\//],
  ['app', /node_modules\/(svelte|esm-env|clsx|@fluent)\/|rolldown\/runtime/],
  [
    'app',
    /@fontsource|src\/(app\.css|App|home\/|learn\/progress|shared\/(SiteHeader|languages|Dialog|Icon|svgContent|ErrorMessage|\w+Fields?|PlayerCount)|table\/formatTime|art\/(icons|home)\/|games\/\w+\/art\/cover-)/,
  ],
  [
    'app',
    /src\/lib\/(preferences|games|router|gameText|humanise|recentTables|i18n|api|notifications|openTable|rulesDialog|sound)\./,
  ],
  ['lobby', /src\/table\/(Lobby|Seats|InviteLink|FillWithBots|address)/],
  [
    'ending',
    /src\/(table\/(ending|Ceremony|CountUp|Medal|Result|Rematch|ShareResult|Breakdown|GameAnalysis|PointsChart|chart|analysis|ranking)|lib\/share\.)/,
  ],
  ['table', /src\/(table\/(?!loadTable)|shared\/|lib\/(table|undo|structuralSharing|gameMessages)\.)/],
  ['rules', /src\/rules\/(?!books)/],
  // With the pictures in the Python package: in a chunk of their own, they would be imported in a cycle.
  ...FAMILIES.map((family): [string, RegExp] => [
    family,
    RegExp(`src/games/${family}/|matinee/games/${family}/(?!locales/)`),
  ]),
  ...['en', 'fr', 'de'].flatMap((language): [string, RegExp][] => [
    [language, RegExp(`locales/${language}/(web|bots|table)\\.ftl`)],
    ...FAMILIES.map((family): [string, RegExp] => [
      `${language}-${family}`,
      RegExp(`locales/${language}/((web|bots)-)?${family}\\.ftl`),
    ]),
  ]),
];
const chunkOf = (id: string): string | null => CHUNKS.find(([, modules]) => modules.test(id))?.[0] ?? null;

// The build goes into the Python package, from where `matinee serve` serves it.
export default defineConfig({
  plugins: [
    svelte(),
    landmarks(resolvePath('../matinee/games/dreams/pictures')),
    rasterise(),
    coverImages(resolvePath('./src/games')),
    favicon(resolvePath('./src/art/home/favicon.svg')),
    eagerCompilation(),
    gamePages(
      '/src/mountApp.ts',
      Object.fromEntries(
        FAMILIES.map((family) => [family, ['/table/Table.svelte', `/games/${family}/index.ts`]]),
      ),
    ),
    precompressed(),
  ],
  resolve: {
    alias: { $lib: resolvePath('./src/lib') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: resolvePath('../matinee/server/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' }, fs: { allow: ['..'] } },
});
