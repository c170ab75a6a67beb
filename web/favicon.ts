// Vite plugin: the build writes the icon of the site as /favicon.ico, which browsers request for pages without an icon
// of their own.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const SIZES = [16, 32, 48]; // pixels
const HEADER_SIZE = 6; // bytes
const ENTRY_SIZE = 16;

export function favicon(svg: string): Plugin {
  return {
    name: 'favicon',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await toIcon(await readFile(svg)) });
    },
  };
}

/** Return a drawing as an icon file with a PNG image of each size. */
export async function toIcon(svg: Buffer): Promise<Buffer> {
  const images = await Promise.all(
    SIZES.map((size) => sharp(svg, { density: 300 }).resize(size, size).png().toBuffer()),
  );
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_SIZE + ENTRY_SIZE * images.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(ENTRY_SIZE);
    entry.writeUInt8(SIZES[index]!, 0); // width
    entry.writeUInt8(SIZES[index]!, 1); // height
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
