// State of the rules dialog at a table: the game or clause shown, or null if the dialog is closed.
export const rulesDialog = $state<{ reference: string | null }>({ reference: null });

/** Click handler for links to `/rules/…` at a table: open the dialog instead of leaving the page. */
export function openRules(click: MouseEvent): void {
  const link = click.currentTarget as HTMLAnchorElement;
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  rulesDialog.reference = decodeURIComponent(link.pathname.replace(/^\/rules\//, ''));
}
