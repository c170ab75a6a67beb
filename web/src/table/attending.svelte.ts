// The page's title, sounds and notices of a table that somebody attends.
import { untrack } from 'svelte';
import type { Happened } from '$lib/api';
import { notify } from '$lib/notices';
import { cueOf, play } from '$lib/sound';
import type { TableState } from '$lib/table.svelte';
import { later } from '$lib/turns.svelte';
import { say } from '$lib/words.svelte';

export function attend(table: TableState, title: () => string): void {
  // Browsers take long over titles and sounds, which can wait until the board is drawn.
  const turn = $derived.by(later('last', () => !!table.own?.moves.length));
  const fresh = later('last', () => table.fresh);
  let unheard: Happened[] = [];

  const shown = $derived(turn ? `● ${say('web-your-turn')} – ${title()}` : title());
  $effect(() => void (document.title = shown));
  $effect(() => () => (document.title = 'Matinee'));

  $effect(() => void unheard.push(...table.fresh));
  $effect(() => {
    fresh();
    const cue = cueOf(unheard.flatMap((each) => each.events));
    unheard = [];
    if (cue) untrack(() => play(cue));
  });

  let before = false;
  $effect(() => {
    if (turn && !before) {
      untrack(() => {
        play('turn');
        notify(`${say('web-your-turn')} – ${title()}`, table.code);
      });
    }
    before = turn;
  });

  // A stream that slept with the phone, or with the network, is opened anew.
  $effect(() => {
    let hidden = Date.now();
    const look = (): void => {
      if (document.hidden) hidden = Date.now();
      else if (Date.now() - hidden > 40_000) table.reopen();
    };
    const lost = (): void => {
      table.connection = 'lost';
    };
    const found = (): void => table.reopen();
    document.addEventListener('visibilitychange', look);
    addEventListener('offline', lost);
    addEventListener('online', found);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  });
}
