// A tile is placed with a finger, as a player with a phone does it.
import { expect, test } from './fixtures';
import { look, reach } from './tables';

test('a tile is dragged to a lit space by touch, and stays where it was put', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const code = await reach(page, { game: 'dream-factory' }, (_, moves) =>
    moves.some((move) => move.startsWith('place ')),
  );
  await page.goto(`/t/${code}`);
  const tile = page.locator('.held[aria-pressed="true"]');
  const space = page.locator('.space.lit').first();
  // Without scrolling by hand, the place is in sight beside the tile.
  await expect(space).toBeInViewport({ ratio: 1 });
  await tile.tap();
  const middle = async (of: typeof tile) => {
    const box = (await of.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let from = await middle(space);
  await expect
    .poll(async () => {
      const before = from;
      from = await middle(space);
      return from.y === before.y; // it has stopped scrolling
    })
    .toBe(true);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [start, end] = [await middle(tile), await middle(space)];
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 },
    ]);
  await expect(page.locator('.space.over')).toBeVisible();
  await page.waitForTimeout(250); // a finger rests before it lets go; one that flings has to stop that with the next tap
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
  await expect(space).toHaveAttribute('aria-pressed', 'true');

  const before = (await look(page, code)).update!.number;
  await page.getByRole('button', { name: 'Place it' }).tap();
  await expect.poll(async () => (await look(page, code)).update!.number).toBeGreaterThan(before);
});
