// The films table: what is visible without scrolling, and controls that need a real layout.
import type { Locator, Page } from '@playwright/test';
import type { FilmsView } from '../src/games/films/types';
import { expect, test } from './fixtures';
import { waitUntilSettled } from './pageChecks';
import { fetchTable, reach } from './tables';

const canRaise = (view: unknown, moves: string[]) =>
  (view as FilmsView).stage === 'bidding' && moves.filter((move) => move.startsWith('bid ')).length > 4;
const placesTiles = (_: unknown, moves: string[]) =>
  moves.filter((move) => move.startsWith('place ')).length > 3;

/** The part of an element that is in the window, from 0 to 1. */
const visiblePart = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
  });

/** Whether no element is painted over the centre of this one. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!over && (each.contains(over) || over.contains(each));
  });

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 720, height: 450 }, // 1440 × 900 at a zoom of 200%
  { width: 640, height: 360 }, // a phone held sideways
];

test('question, tiles and own films are visible without scrolling, in each language', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const code = await reach(page, { game: 'dream-factory' }, canRaise);
  for (const language of ['en', 'fr', 'de']) {
    await page.goto('/');
    await page.locator('.language select').selectOption(language);
    await page.goto(`/t/${code}`);
    await page.locator('.auction .first').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitUntilSettled(page);
      const name = `${language}, ${size.width} × ${size.height}`;
      expect(await visiblePart(page.locator('section.question')), name).toBe(1);
      for (const card of await page.locator('.question .card').all())
        expect(await isUncovered(card), name).toBe(true);
      expect(await visiblePart(page.locator('.studio [data-screenplay]').first()), name).toBeGreaterThan(0.9);
    }
  }
});

test('the board grows to 1600 px', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`/t/${await reach(page, { game: 'dream-factory' }, canRaise)}`);
  await page.locator('.auction .first').waitFor();
  const width = (await page.locator('.films').first().boundingBox())!.width;
  expect(width).toBeGreaterThan(1550);
  expect(width).toBeLessThanOrEqual(1600);
});

test('on a phone the header is one row, and the controls of an auction are one row', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`/t/${await reach(page, { game: 'dream-factory' }, canRaise)}`);
  await page.locator('.auction .first').waitFor();
  expect((await page.locator('.marquee').boundingBox())!.height).toBeLessThan(70);
  const rowsOf = async (buttons: Locator) => {
    const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()));
    return new Set(boxes.filter((box) => box !== null).map(({ y }) => Math.round(y))).size;
  };
  const controls = page.locator('.auction .button:visible, .auction input:visible');
  expect(await rowsOf(controls)).toBe(1);
  await page.getByRole('button', { name: 'Another amount' }).tap();
  await expect(page.locator('.auction input')).toBeVisible();
  expect(await rowsOf(controls)).toBe(1);
});

test('on the narrowest phone no control of an auction is cut, in each language', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const code = await reach(page, { game: 'dream-factory' }, canRaise);
  for (const language of ['en', 'fr', 'de']) {
    await page.goto('/');
    await page.locator('.language select').selectOption(language);
    await page.goto(`/t/${code}`);
    await page.locator('.auction .first').waitFor();
    const outside = await page.locator('section.question').evaluate((question) => {
      const { left, right } = question.getBoundingClientRect();
      const controls = [...question.querySelectorAll('.auction .button')].filter((each) =>
        each.checkVisibility(),
      );
      return controls.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < left || box.right > right - 4 || each.scrollWidth > each.clientWidth;
      }).length;
    });
    expect(outside, language).toBe(0);
  }
});

test('on a phone an arrow leads to each legal space that is out of sight', async ({ newPage }) => {
  const page = await newPage({
    viewport: { width: 360, height: 500 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  // The tile fits spaces of the first and of the last film, which are not visible together.
  const fitsFirstAndLast = (view: unknown, moves: string[]) => {
    const { stage, hand, seat, seats } = view as FilmsView;
    if (stage !== 'placing') return false;
    const films = seats[seat!]!.films.map(({ id }) => id);
    const fits = (film: string | undefined) =>
      moves.some((move) => move.startsWith(`place ${hand[0]} ${film} `));
    return films.length > 2 && fits(films[0]) && fits(films.at(-1));
  };
  await page.goto(`/t/${await reach(page, { game: 'dream-factory' }, fitsFirstAndLast)}`);
  const spaces = page.locator('button.space.selectable');
  await spaces.first().waitFor();
  await waitUntilSettled(page);
  const seen = new Set<number>();
  const total = await spaces.count();
  const arrow = page.locator('.out-of-sight');
  for (let taps = 0; taps < 8 && seen.size < total; taps += 1) {
    for (const [index, space] of (await spaces.all()).entries())
      if (await isUncovered(space)) seen.add(index);
    if (seen.size < total) await arrow.tap();
    await waitUntilSettled(page);
  }
  expect(seen.size).toBe(total);
});

test('a tapped space gets its tile at once, and undo stands in the question', async ({ newPage }) => {
  const page = await newPage();
  // No film is finished, and another tile is to be placed: nothing is revealed that would rule out an undo.
  const isEarly = (view: unknown, moves: string[]) =>
    placesTiles(view, moves) && (view as FilmsView).round === 1 && (view as FilmsView).hand.length > 1;
  const code = await reach(page, { game: 'dream-factory' }, isEarly);
  await page.goto(`/t/${code}`);
  const before = (await fetchTable(page, code)).update!.number;
  await page.locator('button.space.selectable').first().click();
  const notice = page.locator('.question .notice');
  await expect(notice).toContainText('placed on');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('button.space.selectable').first()).toBeVisible();
  expect((await fetchTable(page, code)).update!.number).toBeGreaterThan(before);
});

/** Return the position of the question's parts. */
const positions = (page: Page) =>
  page
    .locator('.question, .studio, .rivals')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as unknown));

test('hints, and log and chat in a narrow window, lie over the board and move nothing', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  await page.goto(`/t/${await reach(page, { game: 'dream-factory' }, canRaise)}`);
  await page.locator('.auction .first').waitFor();
  await waitUntilSettled(page);
  const before = await positions(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.best .chance')).toBeVisible();
  expect(await positions(page)).toEqual(before);
  expect(await isUncovered(page.locator('.auction .first'))).toBe(true);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const log = page.getByRole('region', { name: 'Game log' });
  await expect(log).toBeHidden();
  await page.getByRole('button', { name: 'Log and chat' }).click();
  await expect(log).toBeVisible();
  expect(await positions(page)).toEqual(before);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(log).toBeHidden();
});

test('the pointer on an opponent shows their films beside the card', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/t/${await reach(page, { game: 'dream-factory' }, canRaise)}`);
  await page.locator('.rivals button').last().hover();
  const preview = page.locator('.preview');
  await expect(preview.locator('[data-screenplay]').first()).toBeVisible();
  await expect.poll(() => visiblePart(preview)).toBe(1);
  await page.mouse.move(10, 10);
  await expect(preview).toBeHidden();
});

const PARTS = [
  'section.question h2',
  '.question .card',
  '.auction .first',
  '.auction .pass',
  '.studio .film .spaces',
  '.rivals button',
  '.strip li',
];

for (const { width, height } of [
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
]) {
  test(`on a slow device all parts of the table appear together, ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    const code = await reach(page, { game: 'dream-factory' }, canRaise);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript((parts) => {
      const seen: Record<string, number> = {};
      let frame = 0;
      const look = () => {
        for (const part of parts) if (document.querySelector(part)?.checkVisibility()) seen[part] ??= frame;
        frame += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { firstFrames: seen });
    }, PARTS);
    await page.goto(`/t/${code}`);
    for (const part of PARTS) await page.locator(part).first().waitFor();
    const frames = await page.evaluate(() => (window as unknown as { firstFrames: object }).firstFrames);
    expect(Object.keys(frames)).toHaveLength(PARTS.length);
    expect(new Set(Object.values(frames)).size, JSON.stringify(frames)).toBe(1);
  });
}

test('without a choice there is no hint', async ({ newPage }) => {
  const page = await newPage();
  // The last tile of a party.
  const mustTake = (view: unknown, moves: string[]) =>
    (view as FilmsView).stage === 'taking' && moves.length === 1;
  const code = await reach(page, { game: 'dream-factory' }, mustTake);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('matinee', JSON.stringify({ automatic: false })));
  await page.goto(`/t/${code}`);
  await expect(page.locator('.choice .pick')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
});
