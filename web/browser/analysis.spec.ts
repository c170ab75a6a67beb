// The analysis of a finished game, below its result.
import { expect, test } from './fixtures';
import { expectAccessible, expectNoOverflow } from './pageChecks';
import { ceremony } from './play';
import { openFinishedTable } from './tables';

for (const width of [390, 1440])
  test(`a finished game is analysed, ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    const code = await openFinishedTable(page, { game: 'hollywood', players: 3 });
    await page.goto(`/t/${code}`);
    await expect(ceremony(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const analysis = page.getByRole('region', { name: 'Analysis' });
    await analysis.scrollIntoViewIfNeeded();
    await expect(analysis.getByText('Win chances in per cent').first()).toBeVisible();
    await expect(analysis, 'more exact until complete').toHaveAttribute('aria-busy', 'false', {
      timeout: 60_000,
    });

    const ledger = analysis.getByRole('table', { name: 'Where the results come from' });
    const rows = await ledger.locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [opening, own, others, luck, result] = row
        .split('\t')
        .slice(1)
        .map((cell) => Number.parseInt(cell.replace('−', '-')));
      // Each number is rounded.
      expect(Math.abs(opening! + own! + others! + luck! - result!)).toBeLessThanOrEqual(3);
    }
    await expectNoOverflow(page);
    await expectAccessible(page);

    const moment = analysis.getByRole('link').first();
    const address = await moment.getAttribute('href');
    await moment.click();
    await expect(page).toHaveURL(new RegExp(`/replay/${code}.*at=\\d+`));
    expect(address).toContain('at=');
  });
