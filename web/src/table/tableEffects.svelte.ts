// Side effects of a table page: document title, sounds, notifications, reconnection.
import { untrack } from 'svelte';
import { notify } from '$lib/notifications';
import { chooseCue, play, type Cue } from '$lib/sound';
import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/i18n.svelte';

export function runTableEffects(
  table: TableState,
  title: () => string,
  sounds: () => Record<string, Cue> | undefined,
): void {
  const myTurn = $derived(!!table.me?.moves.length);

  const documentTitle = $derived(myTurn ? `● ${say('web-your-turn')} – ${title()}` : title());
  $effect(() => void (document.title = documentTitle));
  $effect(() => () => (document.title = 'Matinee'));

  $effect(() => {
    const cue = chooseCue(
      table.newMoves.flatMap((each) => each.events),
      sounds(),
    );
    if (cue) untrack(() => play(cue));
  });

  let wasMyTurn = false;
  $effect(() => {
    if (myTurn && !wasMyTurn) {
      untrack(() => {
        play('turn');
        notify(`${say('web-your-turn')} – ${title()}`, table.code);
      });
    }
    wasMyTurn = myTurn;
  });

  // Each move may have revealed something, after which the server refuses an undo.
  $effect(() => {
    void table.update;
    if (table.undoableMove) untrack(() => void table.checkUndo());
  });

  // Reopen the stream after the device slept or the network was away.
  $effect(() => {
    let hiddenSince = Date.now();
    const onVisibility = (): void => {
      if (document.hidden) hiddenSince = Date.now();
      else if (Date.now() - hiddenSince > 40_000) table.reopen();
    };
    const onOffline = (): void => {
      table.connection = 'lost';
    };
    const onOnline = (): void => table.reopen();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  });
}
