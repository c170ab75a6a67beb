// The 72 pictures of Dreams as they are drawn: four of them may lie on the table together, so no two may look alike.
import { expect, test } from './fixtures';

const WIDTH = 24;
const HEIGHT = 36;
const LEAST = 22; // how far apart the pixels of two pictures are on average, of 255

test('no two pictures look alike', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  const box = await (await page.request.get('/api/games/dreams/box')).json();
  const ids: string[] = box.dreams.map((dream: { id: string }) => dream.id);
  expect(ids).toHaveLength(72);
  const [alike] = await page.evaluate(
    async ([ids, width, height]) => {
      const pixels: Uint8ClampedArray[] = [];
      for (const id of ids) {
        const image = new Image(width, height);
        image.src = `/api/pictures/${id}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const drawing = canvas.getContext('2d')!;
        drawing.drawImage(image, 0, 0, width, height);
        pixels.push(drawing.getImageData(0, 0, width, height).data);
      }
      const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
        one.reduce((sum, value, nth) => sum + Math.abs(value - other[nth]!), 0) / (3 * width * height);
      return pixels
        .flatMap((one, nth) =>
          pixels.slice(nth + 1).map((other, more) => ({
            pair: `${ids[nth]} and ${ids[nth + 1 + more]}`,
            apart: apart(one, other),
          })),
        )
        .sort((one, other) => one.apart - other.apart);
    },
    [ids, WIDTH, HEIGHT] as [string[], number, number],
  );
  expect(alike!.apart, alike!.pair).toBeGreaterThan(LEAST);
});
