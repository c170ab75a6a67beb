import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { landmarks } from './landmarks.ts';
import { compiledAhead, compressed, namedInPage } from './page.ts';
import { small } from './small.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What is needed together comes together: each file more is a way to the server more. The rest is split by who needs it.
const TOGETHER: [file: string, modules: RegExp][] = [
  ['table', /node_modules\/(svelte\/src\/(transition|easing)|uqr)\//],
  ['begin', /node_modules\/(svelte|esm-env|clsx|@fluent)\/|rolldown\/runtime/],
  [
    'begin',
    /@fontsource|src\/(app\.css|App|home\/|shared\/(Bar|Dialog|Icon|parsed)|table\/(time|Missing)|art\/(icons|home)\/)/,
  ],
  ['begin', /src\/lib\/(preferences|router|telling|visits|words|api|notices|opening|sound)\./],
  [
    'table',
    /src\/(table\/(?!boards)|shared\/|lib\/(table|undo|kept)\.|games\/(films\/motion|dreams\/(Sign|Remarks|rounds|shapes))\.)/,
  ],
  ['rules', /src\/(rules\/(?!books)|lib\/reading)/],
  ...['en', 'fr', 'de'].flatMap((language): [string, RegExp][] => [
    [language, RegExp(`locales/${language}/(web|bots|table)\\.ftl`)],
    [`${language}-films`, RegExp(`locales/${language}/(web-)?films\\.ftl`)],
    [`${language}-dreams`, RegExp(`locales/${language}/(web-)?dreams\\.ftl`)],
  ]),
];
const together = (id: string): string | null => TOGETHER.find(([, modules]) => modules.test(id))?.[0] ?? null;

// The built site lies in the Python package, from where `matinee serve` sends it.
export default defineConfig({
  plugins: [
    svelte(),
    landmarks(at('../matinee/games/dreams/pictures')),
    small(),
    compiledAhead(),
    namedInPage('/src/begin.ts', {
      films: ['/table/Table.svelte', '/films/Films.svelte'],
      hollywood: ['/table/Table.svelte', '/hollywood/Hollywood.svelte'],
      dreams: ['/table/Table.svelte', '/dreams/Dreams.svelte', '/dreams/ahead.ts'],
    }),
    compressed(),
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
      output: { codeSplitting: { groups: [{ name: together }], includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' }, fs: { allow: ['..'] } },
});
