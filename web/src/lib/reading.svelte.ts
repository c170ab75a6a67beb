// What is open in the rulebook beside the table: a game, a clause, or nothing.
export const reading = $state<{ what: string | null }>({ what: null });

/** For links to `/rules/…` at a table: the rulebook opens over it, and the game is not lost. */
export function openRules(click: MouseEvent): void {
  const link = click.currentTarget as HTMLAnchorElement;
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  reading.what = decodeURIComponent(link.pathname.replace(/^\/rules\//, ''));
}
