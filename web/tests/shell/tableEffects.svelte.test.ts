// @vitest-environment jsdom
// Side effects of an open table.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { PlayedMove } from '../../src/lib/api';
import { play } from '../../src/lib/sound';
import { TableState } from '../../src/lib/table.svelte';
import { runTableEffects } from '../../src/table/tableEffects.svelte';
import { chair, tableInfo, madeMove, update } from './fixtures';

vi.mock('../../src/lib/sound', async (original) => ({
  ...(await original<typeof import('../../src/lib/sound')>()),
  play: vi.fn<typeof play>(),
}));

test('of the events of an update, the most important is heard', () => {
  const happens = (name: string, number: number): PlayedMove => ({
    ...madeMove(number, 1),
    events: [{ name, facts: {} }],
  });
  const table = new TableState('abcd1234');
  table.info = tableInfo([chair({ yours: true }), chair()]);
  table.update = update();
  const leave = $effect.root(() =>
    runTableEffects(
      table,
      () => 'Hollywood',
      () => ({ bid: 'bid', finished: 'film' }),
    ),
  );
  flushSync();
  expect(play).not.toHaveBeenCalled();
  table.newMoves = ['bid', 'finished', 'passed'].map(happens);
  flushSync();
  expect(vi.mocked(play).mock.calls).toEqual([['film']]);
  leave();
});
