// Vite plugin: the build replaces `drawing.svg?small=240` by a WebP image 240 pixels wide. The drawings use SVG filters,
// which phones render slowly.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const SMALL_SVG = /^(.+\.svg)\?small=(\d+)$/;
const QUALITY = 80;

export function rasterise(): Plugin {
  let building = false;
  return {
    name: 'rasterise',
    enforce: 'pre',
    configResolved: ({ command }) => void (building = command === 'build'),
    async load(id) {
      const [, file, width] = SMALL_SVG.exec(id) ?? [];
      if (!file) return undefined;
      if (!building) return `export { default } from ${JSON.stringify(`${file}?url`)}`;
      const source = await toWebp(await readFile(file), Number(width));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${basename(file, '.svg')}-${hash}.webp`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

export function toWebp(svg: Buffer, width: number): Promise<Buffer> {
  return sharp(svg).resize({ width }).webp({ quality: QUALITY }).toBuffer();
}
