// @vitest-environment jsdom
// What one hears of a table.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happened } from '../../src/lib/api';
import { play } from '../../src/lib/sound';
import { TableState } from '../../src/lib/table.svelte';
import { runTableEffects } from '../../src/table/tableEffects.svelte';
import { chair, tableInfo, madeMove, update } from './fixtures';

vi.mock('../../src/lib/sound', async (original) => ({
  ...(await original<typeof import('../../src/lib/sound')>()),
  play: vi.fn<typeof play>(),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of moves that come faster than they are drawn, the greatest is heard', () => {
  const happens = (name: string, number: number): Happened => ({
    ...madeMove(number, 1),
    events: [{ name, facts: {} }],
  });
  const table = new TableState('abcd1234');
  table.info = tableInfo([chair({ yours: true }), chair()]);
  table.update = update();
  const leave = $effect.root(() => runTableEffects(table, () => 'Hollywood'));
  flushSync();
  for (const [number, name] of ['bid', 'finished', 'passed'].entries()) {
    table.fresh = [happens(name, number)];
    flushSync();
  }
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  flushSync();
  expect(vi.mocked(play).mock.calls).toEqual([['film']]);
  leave();
});
