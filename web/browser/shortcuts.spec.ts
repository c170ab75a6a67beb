// Keyboard shortcuts at a table.
import type { FilmsView } from '../src/games/films/types';
import { expect, test } from './fixtures';
import { fetchTable, reach } from './tables';

const canRaise = (view: unknown, moves: string[]) =>
  (view as FilmsView).stage === 'bidding' && moves.filter((move) => move.startsWith('bid ')).length > 6;
const placesTiles = (_: unknown, moves: string[]) =>
  moves.filter((move) => move.startsWith('place ')).length > 3;

test('shortcuts bid, undo, open and close what is beside the board, and can be switched off', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const code = await reach(page, { game: 'dream-factory' }, canRaise);
  await page.goto(`/t/${code}`);
  const { number: before = 0 } = (await fetchTable(page, code)).update ?? {};
  const number = async () => (await fetchTable(page, code)).update!.number;
  await page.locator('.auction .first').waitFor();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Make the next bid');
  await page.keyboard.press('b'); // the list is open
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('h');
  const hints = page.getByRole('region', { name: 'What a strong bot would play' });
  await expect(hints).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hints).toBeHidden();

  await page.keyboard.press('c');
  const message = page.getByLabel('Write a message');
  await expect(message).toBeFocused();
  await page.keyboard.type('pub');
  await expect(message).toHaveValue('pub');
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Game log' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(message).toBeHidden();

  for (const key of ['Control+b', 'Alt+b', 'Shift+B']) await page.keyboard.press(key);
  expect(await number(), 'nothing has moved so far').toBe(before);
  await page.keyboard.press('b');
  await expect.poll(number).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const afterBid = await number();
  await page.keyboard.press('u');
  await expect.poll(number).toBeGreaterThan(afterBid);
  await page.locator('.auction .first').waitFor();

  await page.keyboard.press('a');
  await expect(page.locator('.auction input')).toBeFocused();
  const lowest = Number(/\d+/.exec(await page.locator('.auction .first').innerText())![0]);
  await page.keyboard.type(String(lowest + 2));
  const afterUndo = await number();
  await page.keyboard.press('Enter');
  await expect.poll(number).toBeGreaterThan(afterUndo);
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Game log' })).toContainText(`${lowest + 2}`);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('h');
  await page.keyboard.press('?');
  await expect(hints.or(list)).toBeHidden();
  await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0);
});

test('a digit selects a space, and Enter places the tile there', async ({ newPage }) => {
  const page = await newPage();
  const code = await reach(page, { game: 'dream-factory' }, placesTiles);
  await page.goto(`/t/${code}`);
  const spaces = page.locator('button.space.selectable');
  await spaces.first().waitFor();
  const { number } = (await fetchTable(page, code)).update!;
  await page.keyboard.press('2');
  const second = page.locator('button.space.selectable:focus');
  await expect(second).toHaveAttribute('aria-keyshortcuts', '2');
  expect((await fetchTable(page, code)).update!.number, 'a digit places nothing').toBe(number);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await fetchTable(page, code)).update!.number).toBeGreaterThan(number);
});

test('a digit selects a column of cards, and Enter lays the reel', async ({ newPage }) => {
  const page = await newPage();
  const code = await reach(page, { game: 'hollywood' }, (_, moves) => moves.includes('reel 3'));
  await page.goto(`/t/${code}`);
  await page.locator('.columns .target:enabled').first().waitFor();
  const { number } = (await fetchTable(page, code)).update!;
  await page.keyboard.press('3');
  await expect(page.locator('.columns .target').nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await fetchTable(page, code)).update!.number).toBeGreaterThan(number);
});
