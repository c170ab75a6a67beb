// What has to make room glides, and all else stays where it is.
import { expect, test } from './house';
import { jumpsOf, noteJumps } from './jumps';
import { CHOICE, playWithin, readResult } from './playing';
import { MatineeServer } from './server';
import { openTable, start } from './tables';

// In all, of which browsers call 0.1 within five seconds good. What they still count glides anew while it is gliding, or
// is held at the lower edge of a phone.
const LITTLE = 0.08;

const ends: (() => Promise<void>)[] = [];
test.afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))));

const MOVES = { 'dream-factory': 8, hollywood: Infinity }; // to the end, where much changes at once

for (const [game, moves] of Object.entries(MOVES)) {
  for (const width of [360, 1440]) {
    test(`nothing jumps while ${game} is played at ${width} px`, async ({ arrive }) => {
      test.setTimeout(300_000);
      const at = await MatineeServer.begin({ pace: true });
      ends.push(() => at.end());
      const page = await arrive({ at, viewport: { width, height: width < 1000 ? 740 : 900 } });
      const code = await openTable(page, { game });
      await page.goto(`/t/${code}`);
      await start(page, code);
      await page.locator(CHOICE).first().waitFor();
      await noteJumps(page);
      await playWithin(page, moves);
      if (moves === Infinity) await readResult(page);
      const jumps = await jumpsOf(page);
      const worst = jumps.sort((one, other) => other.value - one.value).slice(0, 5);
      const sum = jumps.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(worst, null, 1)).toBeLessThan(LITTLE);
      await page.close();
    });
  }
}
