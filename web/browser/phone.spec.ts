// Dragging a tile by touch, as on a phone.
import { expect, test } from './fixtures';
import { fetchTable, reach } from './tables';

test('a tile dragged to a highlighted space by touch is placed there', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const code = await reach(page, { game: 'dream-factory' }, (_, moves) =>
    moves.some((move) => move.startsWith('place ')),
  );
  await page.goto(`/t/${code}`);
  const tile = page.locator('.held[aria-pressed="true"]');
  const space = page.locator('.space.selectable').first();
  // The page scrolls by itself until the space is visible beside the tile.
  await expect(space).toBeInViewport({ ratio: 1 });
  await tile.tap();
  const centre = async (element: typeof tile) => {
    const box = (await element.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await expect
    .poll(async () => {
      const previous = await centre(space);
      await page.waitForTimeout(300); // a touch while the page scrolls would only stop it
      return (await centre(space)).y === previous.y;
    })
    .toBe(true);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [start, end] = [await centre(tile), await centre(space)];
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 },
    ]);
  await expect(page.locator('.space.hovered')).toBeVisible();
  await page.waitForTimeout(250); // a release without a rest is a fling, and the next tap would only stop its scrolling
  await touch('touchMove', [end]);
  const before = (await fetchTable(page, code)).update!.number;
  await touch('touchEnd', []);
  await expect.poll(async () => (await fetchTable(page, code)).update!.number).toBeGreaterThan(before);
});
