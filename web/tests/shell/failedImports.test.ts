// @vitest-environment jsdom
// Parts of the page that do not come.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from '../../src/App.svelte';
import { navigate } from '../../src/lib/router.svelte';

const away = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../src/table/Table.svelte', away);
vi.mock('../../src/replay/ReplayPage.svelte', away);
vi.mock('../../src/rules/RulesPage.svelte', away);

afterEach(cleanup);

test.each(['/t/abcd1234', '/replay/abcd1234', '/rules/films'])('at %s there is a way on', async (address) => {
  window.scrollTo = vi.fn();
  navigate(address);
  render(App);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(document.querySelectorAll('#main')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});
