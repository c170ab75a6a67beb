import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { landmarks } from './landmarks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The built site lies in the Python package, from where `matinee serve` sends it.
export default defineConfig({
  plugins: [svelte(), landmarks(at('../matinee/games/dreams/pictures'))],
  resolve: {
    alias: { $lib: at('./src/lib'), $art: at('./src/art'), $words: at('../matinee/locales') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: { outDir: at('../matinee/server/site'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' }, fs: { allow: ['..'] } },
});
