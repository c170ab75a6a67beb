// Names and points of the films: nothing is cut, and players with other languages can recognise them.
import type { Page } from '@playwright/test';
import type { FilmsBox } from '../src/games/films/types';
import { expect, test } from './fixtures';
import { waitUntilSettled } from './pageChecks';
import { openFinishedTable, reach } from './tables';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const isBidding = (view: { stage: string }, moves: string[]) => view.stage === 'bidding' && moves.length > 1;

async function openTableIn(page: Page, code: string, language: string): Promise<void> {
  await page.goto('/');
  await page.locator('.language select').selectOption(language);
  await page.goto(`/t/${code}`);
  await page.locator('.auction .first').waitFor();
  await waitUntilSettled(page);
}

/** Put each name into an element, and return those that it cuts: at its edge, in a word, or after its last line. */
const cutNames = (page: Page, selector: string, names: string[]): Promise<string[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      const before = element.textContent;
      const text = document.createRange();
      const cut = names.filter((name) => {
        element.textContent = name;
        text.selectNodeContents(element);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        const words = name.split(/\s/).length; // and hyphens, at which a name may break
        return (
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 3 ||
          lines > words + name.split('-').length - 1
        );
      });
      element.textContent = before;
      return cut;
    }, names);

for (const [game, sizes] of Object.entries({
  'dream-factory': [360, 390, 768, 1280, 1440, 1920],
  traumfabrik: [360, 768, 1280, 1440],
})) {
  test(`no name in ${game} is cut`, async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    const code = await reach(page, { game }, isBidding);
    const box = (await (await page.request.get(`/api/games/${game}/box`)).json()) as FilmsBox;
    for (const language of LANGUAGES) {
      await openTableIn(page, code, language);
      for (const width of sizes) {
        await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
        await waitUntilSettled(page);
        const name = `${language}, ${width} px`;
        const tiles = box.tiles.map((tile) => tile.name[language]);
        const films = box.screenplays.map((screenplay) => screenplay.title[language]);
        expect.soft(await cutNames(page, '.question .card .name', tiles), name).toEqual([]);
        expect.soft(await cutNames(page, '.studio .film h3', films), name).toEqual([]);
      }
    }
  });
}

test('a tooltip has the names of a tile and of a film in the other languages', async ({ newPage }) => {
  const page = await newPage();
  const code = await reach(page, { game: 'dream-factory' }, isBidding);
  const box = (await (await page.request.get('/api/games/dream-factory/box')).json()) as FilmsBox;
  await openTableIn(page, code, 'de');
  const film = page.locator('.studio .film').first();
  const id = await film.getAttribute('data-screenplay');
  const { title } = box.screenplays.find((screenplay) => screenplay.id === id)!;
  expect((await film.locator('h3').getAttribute('title'))!.split('\n')).toEqual([
    ...new Set([title.de, title.en, title.fr]),
  ]);
  const card = page.locator('.question .card').first();
  const name = await card.locator('.name').innerText();
  const tile = box.tiles.find((each) => each.name.de === name)!;
  const tooltip = await card.locator('.tile').getAttribute('title');
  for (const other of [tile.name.en, tile.name.fr]) expect(tooltip).toContain(other);
});

test('“points so far” are the points in the chart', async ({ newPage }) => {
  const page = await newPage();
  const code = await openFinishedTable(page, { game: 'dream-factory' });
  const replay = (await (await page.request.get(`/api/tables/${code}/replay`)).json()) as {
    moves: { points: number[] }[];
  };
  for (const at of [0, Math.floor(replay.moves.length / 2)]) {
    await page.goto(`/replay/${code}?at=${at}&seat=0`);
    const shown = page.locator('.studio').first().getByText('points so far').locator('xpath=../../dd');
    await expect(shown).toHaveText(`${replay.moves[at]!.points[0]}`);
  }
});
