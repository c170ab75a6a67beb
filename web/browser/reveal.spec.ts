// The reveal of a round in Dreams: a scene over a page that stays as it is.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectTouchTargets, waitUntilSettled } from './pageChecks';
import { expect, test } from './fixtures';
import { fetchTable, openTable, playTurn, playUntil, start } from './tables';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1720, height: 900 }, // with the log beside the board
];
const LANGUAGES = ['en', 'fr', 'de'] as const;

/** Return the text of the page's log and turn, and where everything on it is, without the scene. */
async function pageBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('.marquee *, .grid *, aside *')].filter(
      (each) => !each.closest('dialog, svg, .discussion'),
    );
    const positions = elements.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.localName}.${each.className} ${[x, y, width, height].map(Math.round).join()}`;
    });
    const texts = [...document.querySelectorAll('.turn, aside .paper, .players')];
    return [...positions, ...texts.map((each) => each.textContent ?? '')];
  });
}

for (const [index, viewport] of SIZES.entries()) {
  const language = LANGUAGES[index % 3]!;
  test(`during a reveal nothing else moves or changes at ${viewport.width} px in ${language}`, async ({
    newPage,
  }) => {
    test.setTimeout(240_000);
    const page = await newPage({ viewport });
    await page.goto('/');
    await page.evaluate((language) => {
      localStorage.setItem('matinee', JSON.stringify({ language, sound: false }));
    }, language);
    const code = await openTable(page, { game: 'dreams', players: 4 });
    await start(page, code);
    expect(await playUntil(page, code, (view) => view.game === 'dreams' && view.stage === 'voting')).toBe(
      true,
    );
    await page.goto(`/t/${code}`);
    await page.locator('.panel > .button.primary').waitFor();
    await expect(page.locator('.players em svg')).toHaveCount(3); // the bots have voted
    await waitUntilSettled(page);
    const before = await pageBehind(page);
    await playTurn(page, code);
    const scene = page.locator('dialog.reveal');
    await scene.waitFor();
    const button = scene.locator('.buttons button');
    await expect(button).toHaveCount(1);
    const label = await button.innerText();
    const placeOf = async () => JSON.stringify(await button.boundingBox());
    const place = await placeOf();

    for (const shown of ['.text p.shown', '.rows .mortal', '.rows .vote.shown', '.rows .why.shown']) {
      await scene.locator(shown).first().waitFor();
      expect(await pageBehind(page)).toEqual(before);
      expect(await placeOf()).toBe(place);
    }
    // The pawns stand where the round took them, on a path that is in the window.
    const { update } = await fetchTable(page, code);
    const { points, colours } = update!.you[0]!.view as { points: number[]; colours: string[] };
    const pawns = scene.locator('.path ul .visually-hidden');
    await expect(pawns).toHaveText(points.map((each) => new RegExp(`: ${each} `)));
    const path = (await scene.locator('section.path').boundingBox())!;
    expect(path.y + path.height).toBeLessThanOrEqual(viewport.height);
    // All names are there in full, and nothing is cut off.
    const names = scene.locator('.rows .name strong');
    await expect(names).toHaveCount(colours.length);
    for (const name of await names.all())
      expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    await expect(scene.locator('.rows .vote.shown')).toHaveCount(4);
    for (const vote of await scene.locator('.rows .vote').all())
      expect(await vote.evaluate((each) => each.scrollWidth <= each.clientWidth + 1)).toBe(true);
    await expectNoOverflow(page);
    await expectTouchTargets(page);
    await expectAccessible(page);
    expect(await pageBehind(page)).toEqual(before);

    expect(await button.innerText()).toBe(label);
    await button.click();
    await expect(scene).toHaveCount(0);
    if (viewport.width > 1600) await expect(page.locator('aside .paper').first()).toContainText(/vision/i);
    expect(await pageBehind(page)).not.toEqual(before);
  });
}
