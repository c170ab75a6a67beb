import { expect, test } from './fixtures';

for (const game of ['Dream Factory', 'Traumfabrik', 'Hollywood']) {
  test(`the first decision at ${game} is two clicks from the home page, without typing`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`Play now.*${game}`) }).click();
    const decision = page
      .locator('.board')
      .getByRole('button', {
        name: /^(Bid \d+|Take .*|Choose .*|Reel here \(1\))$/,
        disabled: false,
      })
      .first();
    await expect(decision).toBeVisible();
    await decision.click();
    const log = page.getByRole('region', { name: 'Game log' });
    await expect(log.getByText(/\bYou\b/).first()).toBeVisible();
  });
}
