// Undo against bots: everybody sees what was undone.
import { expect, test } from './fixtures';
import { fetchTable, reach } from './tables';

test('undone moves are struck through for the player, for a spectator, and after a reload', async ({
  newPage,
}) => {
  const page = await newPage();
  const code = await reach(page, { game: 'hollywood' }, (_, moves) => moves.includes('reel 1'));
  await page.goto(`/t/${code}`);
  const spectator = await newPage();
  await spectator.goto(`/t/${code}`);
  const log = page.getByRole('region', { name: 'Game log' });
  await expect(log.locator('li').first()).toBeVisible();
  await expect(log.locator('s')).toHaveCount(0);

  const before = (await fetchTable(page, code)).update!.number;
  await page.locator('.columns .target:enabled').first().click();
  await expect(page.locator('.columns .target:enabled').first()).toBeEnabled();
  await expect.poll(async () => (await fetchTable(page, code)).update!.awaiting).toEqual([0]);
  const undone = (await fetchTable(page, code)).update!.number - before;
  expect(undone, 'the bots have answered').toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Undo' }).click();

  const struck = log.locator('li:has(s)');
  await expect(struck).toHaveCount(undone);
  const texts = await log.locator('s').allInnerTexts();
  const seenTexts = texts.map((text) => text.replace(/^You place\b/, 'Ada places')); // by a spectator
  const seen = spectator.getByRole('region', { name: 'Game log' });
  await expect(seen.locator('s')).toHaveText(seenTexts);
  for (const each of [page, spectator]) await each.reload();
  await expect(log.locator('s')).toHaveText(texts);
  await expect(seen.locator('s')).toHaveText(seenTexts);
  await expect(log).toContainText('You undid your move.');
});

test('after something was revealed, the undo button says why nothing can be undone', async ({ newPage }) => {
  const page = await newPage();
  // The party of a new round has been revealed since the player's last move.
  const code = await reach(
    page,
    { game: 'dream-factory' },
    (view, moves) => view.round === 2 && moves.length > 1,
  );
  await page.goto(`/t/${code}`);
  const undo = page.locator('.actions').getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', /revealed/);
  const before = (await fetchTable(page, code)).update!.number;
  await undo.click({ force: true }); // it explains itself, although it is disabled
  await expect(page.getByRole('alert')).toContainText('Something new has been revealed');
  expect((await fetchTable(page, code)).update!.number).toBe(before);
  await page.locator('.question.asked').getByRole('button').first().click();
  await expect(page.getByRole('alert')).toBeHidden();
});
