// Addresses: `/`, `/t/CODE`, `/rules/GAME`, `/rules/CLAUSE`, `/replay/CODE?match=1&at=17&seat=0`. Links stay links; clicks on them do not load anew.
export const place = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

function arrive(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  arrive();
  window.scrollTo(0, 0);
}

/** The address of what is shown now, for whoever copies it: nothing moves. */
export function readdress(address: string): void {
  history.replaceState(null, '', address);
}

export function listen(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (click) => {
    const link = (click.target as Element | null)?.closest?.('a');
    const plain =
      click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return;
    if (link.pathname.startsWith('/api')) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
