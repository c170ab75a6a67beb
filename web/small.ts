// A drawing as a phone shows it: `drawing.svg?small=240` is that many pixels wide, painted when the site is built. What
// is seen at once on a table need not be drawn there, filter by filter; what is looked at large is the drawing itself.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const ASKED = /^(.+\.svg)\?small=(\d+)$/;
const QUALITY = 80;

export function small(): Plugin {
  let building = false;
  return {
    name: 'small',
    enforce: 'pre',
    configResolved: ({ command }) => void (building = command === 'build'),
    async load(id) {
      const [, file, width] = ASKED.exec(id) ?? [];
      if (!file) return undefined;
      if (!building) return `export { default } from ${JSON.stringify(`${file}?url`)}`;
      const source = await painted(await readFile(file), Number(width));
      const print = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${basename(file, '.svg')}-${print}.webp`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

export function painted(svg: Buffer, width: number): Promise<Buffer> {
  return sharp(svg).resize({ width }).webp({ quality: QUALITY }).toBuffer();
}
