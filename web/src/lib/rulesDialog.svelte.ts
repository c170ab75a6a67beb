// What the rules dialog at a table shows: a game, a clause, or nothing (closed).
export const rulesDialog = $state<{ reference: string | null }>({ reference: null });

/** Click handler for links to `/rules/…` at a table: open the dialog instead of leaving the game. */
export function openRules(click: MouseEvent): void {
  const link = click.currentTarget as HTMLAnchorElement;
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  rulesDialog.reference = decodeURIComponent(link.pathname.replace(/^\/rules\//, ''));
}
