// Vite plugin: writes the cover of each game as a WebP image, from which the server draws pictures of results.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { toWebp } from './rasterise.ts';

const WIDTH = 944; // as in matinee/server/result_picture.py

export function coverImages(games: string): Plugin {
  return {
    name: 'cover-images',
    apply: 'build',
    async generateBundle() {
      const files = readdirSync(games, { recursive: true, encoding: 'utf8' });
      for (const file of files) {
        const game = /(?:^|[\\/])cover-([\w-]+)\.svg$/.exec(file)?.[1];
        if (!game) continue;
        const source = await toWebp(await readFile(join(games, file)), WIDTH);
        this.emitFile({ type: 'asset', fileName: `covers/${game}.webp`, source });
      }
    },
  };
}
