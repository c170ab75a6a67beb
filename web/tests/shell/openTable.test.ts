// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OpenTableDialog from '../../src/home/OpenTableDialog.svelte';
import type { GameInfo } from '../../src/lib/api';
import { preferences } from '../../src/lib/preferences.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import TableSettings from '../../src/table/TableSettings.svelte';
import { tableInfo } from './fixtures';

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(); // which jsdom does not have, nor the other
  vi.stubGlobal('scrollTo', vi.fn());
  preferences.language = 'en';
  await loadCatalogues('web');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const title = { en: 'Dreams', fr: 'Dreams', de: 'Dreams' };
const dreams = {
  name: 'dreams',
  title,
  players: [3, 4],
  options: [],
  option_details: [],
  levels: [],
  boxes: [],
} as GameInfo;
const choice = () => screen.queryByRole('combobox', { name: /^Box/, hidden: true });

test('where the server has boxes of its own, one of them can be chosen', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent(JSON.parse(body).settings.box);
    return new Response(JSON.stringify({ table: tableInfo([]) }));
  });
  render(OpenTableDialog, { game: { ...dreams, boxes: ['holiday'] }, open: true });
  await fireEvent.change(choice()!, { target: { value: 'holiday' } });
  await fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('holiday'));
});

test('where it has none, nobody is asked', () => {
  render(OpenTableDialog, { game: dreams, open: true });
  expect(choice()).toBeNull();
});

test('what was agreed names the box', () => {
  const { container } = render(TableSettings, { settings: { ...tableInfo([]).settings, box: 'holiday' } });
  expect(container.textContent).toContain('Box: holiday');
});
