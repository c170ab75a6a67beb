// @vitest-environment jsdom
// Pages whose dynamic import fails.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from '../../src/App.svelte';
import { navigate } from '../../src/lib/router.svelte';

const failImport = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../src/table/Table.svelte', failImport);
vi.mock('../../src/replay/ReplayPage.svelte', failImport);
vi.mock('../../src/rules/RulesPage.svelte', failImport);

afterEach(cleanup);

test.each(['/t/abcd1234', '/replay/abcd1234', '/rules/films'])(
  'a failed import at %s leaves the buttons to reload and to go home',
  async (address) => {
    window.scrollTo = vi.fn();
    navigate(address);
    render(App);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(document.querySelectorAll('#main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  },
);
