// The Hollywood table: a board that can be touched, legible at every size, on which nothing covers a decision.
import type { Locator, Page } from '@playwright/test';
import type { HollywoodView } from '../src/games/hollywood/types';
import { expect, test } from './fixtures';
import { expectAccessible, expectNoOverflow, expectTouchTargets, waitUntilSettled } from './pageChecks';
import { MatineeServer } from './server';
import { fetchTable, openFinishedTable, openTable, reach, start } from './tables';

const GAME = { game: 'hollywood' };
const mayLay = (view: unknown, moves: string[]) =>
  (view as HollywoodView).stage === 'laying' && moves.includes('reel 1') && moves.includes('reel 2');
/** A reel in each of the first two columns, and a project to look at. */
const isUnderWay = (view: unknown, moves: string[]) =>
  mayLay(view, moves) &&
  (view as HollywoodView).round > 1 &&
  (view as HollywoodView).columns.slice(0, 2).every((places) => places.at(-1)!.reel !== null);

const target = (page: Page, column: number): Locator =>
  page.getByRole('button', { name: `Reel here (${column})` });
const numberOf = async (page: Page, code: string): Promise<number> =>
  (await fetchTable(page, code)).update!.number;

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 720, height: 450 }, // 1440 × 900 at a zoom of 200%
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

test('the columns have most of the width, and the cards 150 px and more', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`/t/${await reach(page, GAME, mayLay)}`);
  await target(page, 1).waitFor();
  await waitUntilSettled(page);
  const [board, columns, card] = await Promise.all(
    ['.hollywood', '.columns', '.columns .card'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(columns!.width / board!.width).toBeGreaterThan(0.55);
  expect(columns!.width / board!.width).toBeLessThan(0.6);
  expect(card!.width).toBeGreaterThanOrEqual(150);
});

test('no reel, sign or number covers a title, and no title is cut, in each language and size', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const code = await reach(page, GAME, isUnderWay);
  for (const language of ['en', 'fr', 'de']) {
    await page.goto('/');
    await page.locator('.language select').selectOption(language);
    await page.goto(`/t/${code}`);
    await page.locator('.columns .card').first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitUntilSettled(page);
      const problems = await page.locator('.columns').evaluate((columns) => {
        const over = [...columns.querySelectorAll('.reel, .signs > *, .nth')].map((each) =>
          each.getBoundingClientRect(),
        );
        return [...columns.querySelectorAll<HTMLElement>('.card')].flatMap((card) => {
          const name = card.querySelector<HTMLElement>('.name')!;
          const box = name.getBoundingClientRect();
          const frame = card.getBoundingClientRect();
          const text = name.textContent!;
          const found: string[] = [];
          if (parseFloat(getComputedStyle(name).fontSize) < 11) found.push(`small: ${text}`);
          if (box.top < frame.top || box.bottom > frame.bottom + 1 || name.scrollWidth > name.clientWidth)
            found.push(`cut: ${text}`);
          const covered = over.some(
            ({ left, right, top, bottom }) =>
              left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
          );
          return covered ? [...found, `covered: ${text}`] : found;
        });
      });
      expect(problems, `${language}, ${size.width} × ${size.height}`).toEqual([]);
      await expectNoOverflow(page);
    }
  }
});

test('the pointer on a card shows where the reels would be, and a click lays the reel', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const code = await reach(page, GAME, isUnderWay);
  await page.goto(`/t/${code}`);
  await target(page, 1).waitFor();
  const before = (await fetchTable(page, code)).update!;
  const reels = (before.you[0]!.view as HollywoodView).columns[0]!.filter(({ reel }) => reel !== null);
  const ghosts = page.locator('.ghost');
  await expect(ghosts).toHaveCount(0);
  const card = (await page.locator('.columns .card').first().boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await expect(ghosts).toHaveCount(reels.length + 1);
  await expectAccessible(page);
  await page.mouse.move(2, 2);
  await expect(ghosts).toHaveCount(0);
  await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
  await expect.poll(() => numberOf(page, code)).toBeGreaterThan(before.number);
  await expect(page.getByRole('region', { name: 'Game log' })).toContainText('You place a reel on column 1.');
});

test('on a phone the first tap shows the ghost reels and the second lays', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const code = await reach(page, GAME, mayLay);
  await page.goto(`/t/${code}`);
  await target(page, 1).waitFor();
  await waitUntilSettled(page);
  const before = await numberOf(page, code);
  await target(page, 2).tap();
  await expect(page.locator('.ghost').first()).toBeVisible();
  await expect(page.getByText('Tap again')).toBeVisible();
  await target(page, 1).tap();
  await expect(page.locator('.columns > li').nth(0).locator('.ghost').first()).toBeVisible();
  await expect(page.locator('.columns > li').nth(1).locator('.ghost')).toHaveCount(0);
  expect(await numberOf(page, code), 'the first tap lays nothing').toBe(before);
  await target(page, 1).tap();
  await expect.poll(() => numberOf(page, code)).toBeGreaterThan(before);
});

test('by keyboard the focus shows the ghost reels, and says in words what is pushed', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const code = await reach(page, GAME, isUnderWay);
  await page.goto(`/t/${code}`);
  await target(page, 1).waitFor();
  await page.keyboard.press('1');
  await expect(target(page, 1)).toBeFocused();
  await expect(page.locator('.ghost').nth(1)).toBeVisible();
  await expect(target(page, 1)).toHaveAccessibleDescription(/^Your reel goes on .+ moves? up to /);
});

test('hints lie over the board and move nothing', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  await page.goto(`/t/${await reach(page, GAME, mayLay)}`);
  await target(page, 1).waitFor();
  await waitUntilSettled(page);
  const positions = () =>
    page
      .locator('.ask, .columns, .players')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as unknown));
  const before = await positions();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.best .chance')).toBeVisible();
  expect(await positions()).toEqual(before);
});

test('your own strip comes first, and the points of the largest project stand there in words', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const host = await newPage();
  // The person in the second seat.
  const code = await openTable(host, { ...GAME, players: 3, openSeats: 1 });
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name').fill('Ben');
  await page
    .getByRole('button', { name: /^Take this seat/ })
    .first()
    .click();
  await expect(page.getByText('The host starts the game.')).toBeVisible();
  await start(host, code);
  await expect(page.locator('.players .player').first()).toContainText('Ben');
  await expect(page.locator('.players .player').last()).toContainText('Ada');

  const scores = (view: unknown, moves: string[]) =>
    mayLay(view, moves) && (view as HollywoodView).seats[0]!.ambition > 0;
  const table = await reach(page, GAME, scores);
  await page.goto(`/t/${table}`);
  const view = (await fetchTable(page, table)).update!.you[0]!.view as HollywoodView;
  await expect(page.locator('.player').first().locator('.project small')).toHaveText(
    `largest: +${view.seats[0]!.ambition}`,
  );
});

test('the forecast is remembered, and the table with it passes every check', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const code = await reach(page, { ...GAME, options: { scarcity: true } }, isUnderWay);
  await page.goto(`/t/${code}`);
  const button = page.getByRole('button', { name: 'If the round ended now' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.card .forecast')).toHaveCount(0);
  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const view = (await fetchTable(page, code)).update!.you[0]!.view as HollywoodView;
  const claimed = view.columns.flat().filter(({ reel }) => reel !== null);
  await expect(page.locator('.columns .card .forecast')).toHaveCount(claimed.length);
  await expect(page.locator('.columns .card.faint')).toHaveCount(14 - claimed.length);
  const later = view.seats.filter(({ points, forecast }) => points !== forecast);
  await expect(page.locator('.player header small')).toHaveCount(later.length);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await waitUntilSettled(page);
    await expectNoOverflow(page);
    await expectTouchTargets(page);
    const cut = await page
      .locator('.columns .card .forecast')
      .evaluateAll((labels) =>
        labels.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
    expect(cut, `${size.width} × ${size.height}`).toEqual([]);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Scarcity' }).click();
  await expect(page.getByRole('dialog', { name: 'Variants' })).toContainText('with none 0');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.player .open').first().click();
  const cards = page.getByRole('dialog', { name: 'Ada' });
  await expect(cards).toContainText('only the largest unfinished project scores');
  await expectAccessible(page);
});

test('in the chart of a result the lines have the colours of the reels, and the last round has a width', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto(`/t/${await openFinishedTable(page, GAME)}`);
  const lines = page.locator('figure').first().locator('.drawing .line');
  await lines.first().waitFor();
  const colours = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
  expect(colours).toEqual([
    'rgb(226, 96, 60)',
    'rgb(47, 165, 140)',
    'rgb(242, 198, 74)',
    'rgb(154, 111, 216)',
  ]);
  const tails = await lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const tail = /([\d.]+)V[\d.]+H([\d.]+)$/.exec(line.getAttribute('d')!); // after the last change
      return tail ? [[Number(tail[1]), Number(tail[2])]] : [];
    }),
  );
  expect(tails.length).toBeGreaterThan(0);
  for (const [from, to] of tails) expect(to! - from!).toBeGreaterThan(20);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px cards are handed out on the board, and nothing covers the next decision`, async ({
    newPage,
  }) => {
    const server = await MatineeServer.launch({ pace: true });
    try {
      const page = await newPage({ server, viewport });
      const code = await openTable(page, { ...GAME, players: 3 });
      await start(page, code);
      await page.goto(`/t/${code}`);
      const skip = page.getByRole('button', { name: 'Skip' });
      const flying = page.locator('.hollywood .table > .card');
      const open = page.locator('.columns .target:enabled').first();
      for (;;) {
        await open.or(skip).first().waitFor();
        if (await skip.isVisible()) break;
        await open.click({ timeout: 3000 }).catch(() => undefined); // unless the cards are handed out first
      }
      await flying.first().waitFor();
      await expect(page.locator('.columns .target:enabled')).toHaveCount(0);
      await expect(page.locator('.choices .primary')).toHaveCount(0);
      // What follows is a decision or the next round, and the page shows nothing over it.
      await expect(skip).toBeHidden();
      await expect(flying).toHaveCount(0);
      const decision = page.locator('.choices .primary, .columns .target:enabled');
      await decision.first().waitFor();
      for (const control of await page.locator('.ask .button, .columns .target:enabled').all()) {
        await control.scrollIntoViewIfNeeded();
        const uncovered = await control.evaluate((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(uncovered, await control.innerText()).toBe(true);
      }
      await page.close(); // before its server
    } finally {
      await server.close();
    }
  });
}

test('handing out can be skipped by button and by Escape', async ({ newPage }) => {
  const server = await MatineeServer.launch();
  try {
    const page = await newPage({ server });
    const code = await openTable(page, { ...GAME, players: 3 });
    await start(page, code);
    await page.goto(`/t/${code}`);
    const skip = page.getByRole('button', { name: 'Skip' });
    const choice = page.locator('.columns .target:enabled, .choices .primary').first();
    for (const press of [() => skip.click(), () => page.keyboard.press('Escape')]) {
      for (;;) {
        await choice.or(skip).first().waitFor();
        if (await skip.isVisible()) break;
        await choice.click({ timeout: 3000 }).catch(() => undefined); // unless the cards are handed out first
      }
      await press();
      await expect(skip).toBeHidden({ timeout: 1000 });
    }
    await page.close(); // before its server
  } finally {
    await server.close();
  }
});
