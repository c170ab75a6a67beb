// The 72 pictures of Dreams as browsers draw them. Any four can be on the table together, so no two may look alike.
import { expect, test } from './fixtures';

const WIDTH = 24;
const HEIGHT = 36;
const MIN_DIFFERENCE = 22; // mean difference of the pixels of two pictures, on a scale to 255

test('no two pictures look alike', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const box = await (await page.request.get('/api/games/dreams/box')).json();
  const ids: string[] = box.dreams.map((dream: { id: string }) => dream.id);
  expect(ids).toHaveLength(72);
  const [closest] = await page.evaluate(
    async ([ids, width, height]) => {
      const pixels: Uint8ClampedArray[] = [];
      for (const id of ids) {
        const image = new Image(width, height);
        image.src = `/api/games/dreams/pictures/${id}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, width, height);
        pixels.push(context.getImageData(0, 0, width, height).data);
      }
      const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
        a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / (3 * width * height);
      return pixels
        .flatMap((a, index) =>
          pixels.slice(index + 1).map((b, offset) => ({
            pair: `${ids[index]} and ${ids[index + 1 + offset]}`,
            difference: meanDifference(a, b),
          })),
        )
        .sort((a, b) => a.difference - b.difference);
    },
    [ids, WIDTH, HEIGHT] as [string[], number, number],
  );
  expect(closest!.difference, closest!.pair).toBeGreaterThan(MIN_DIFFERENCE);
});
