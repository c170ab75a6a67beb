// @vitest-environment jsdom
// Side effects of an open table: the sounds of events.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { PlayedMove } from '../../src/lib/api';
import { play } from '../../src/lib/sound';
import { TableState } from '../../src/lib/table.svelte';
import { runTableEffects } from '../../src/table/tableEffects.svelte';
import { seatInfo, tableInfo, playedMove, update } from './fixtures';

vi.mock('../../src/lib/sound', async (original) => ({
  ...(await original<typeof import('../../src/lib/sound')>()),
  play: vi.fn<typeof play>(),
}));

test('only the most important event of an update plays its sound', () => {
  const moveWithEvent = (name: string, number: number): PlayedMove => ({
    ...playedMove(number, 1),
    events: [{ name, facts: {} }],
  });
  const table = new TableState('abcd1234');
  table.info = tableInfo([seatInfo({ yours: true }), seatInfo()]);
  table.update = update();
  const stop = $effect.root(() =>
    runTableEffects(
      table,
      () => 'Hollywood',
      () => ({ bid: 'bid', finished: 'film' }),
    ),
  );
  flushSync();
  expect(play).not.toHaveBeenCalled();
  table.newMoves = ['bid', 'finished', 'passed'].map(moveWithEvent);
  flushSync();
  expect(vi.mocked(play).mock.calls).toEqual([['film']]);
  stop();
});
