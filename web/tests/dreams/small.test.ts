// @vitest-environment node
// The card-sized bitmaps of the dreams.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toWebp } from '../../rasterise';

const FOLDER = fileURLToPath(new URL('../../../matinee/games/dreams/pictures/', import.meta.url));

test('any four cards have at most 120 kB together, and all are 240 by 360 pixels', async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
  const cards = await Promise.all(files.map((file) => toWebp(readFileSync(FOLDER + file), 240)));
  const sizes = cards.map((card) => card.length).sort((a, b) => b - a);
  expect(sizes.slice(0, 4).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(120_000);
  for (const card of cards) expect(await sharp(card).metadata()).toMatchObject({ width: 240, height: 360 });
});
