// Client-side router. Paths: `/`, `/t/CODE`, `/rules/GAME`, `/rules/CLAUSE`, `/learn/GAME`,
// `/replay/CODE?match=1&at=17&seat=0`, `/practice/CODE?match=1`.
// Clicks on ordinary links navigate without reloading the page.
export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

function readLocation(): void {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
}

export function navigate(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  readLocation();
  window.scrollTo(0, 0);
}

/** Replace the address in the address bar without navigating. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
}

export function startRouter(): void {
  addEventListener('popstate', readLocation);
  addEventListener('click', (click) => {
    const link = (click.target as Element | null)?.closest?.('a');
    const plainClick =
      click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;
    if (
      !link ||
      !plainClick ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download')
    )
      return;
    if (link.pathname.startsWith('/api')) return;
    click.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
