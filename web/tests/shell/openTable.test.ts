// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OpenTableDialog from '../../src/home/OpenTableDialog.svelte';
import type { GameInfo } from '../../src/lib/api';
import { preferences } from '../../src/lib/preferences.svelte';
import { loadCatalogues } from '../../src/lib/i18n.svelte';
import TableSettings from '../../src/table/TableSettings.svelte';
import { stubResponses, tableInfo } from './fixtures';

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(); // missing in jsdom, like scrollTo
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
  family: 'dreams',
  clauses: 'D',
  title,
  about: null,
  minutes: null,
  players: [3, 4],
  options: [],
  option_details: [],
  levels: [],
  boxes: [],
  lesson: false,
} as GameInfo;
const boxSelect = () => screen.queryByRole('combobox', { name: /^Box/, hidden: true });

test('a box of the server can be chosen for a new table', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent(JSON.parse(body).settings.box);
    return new Response(JSON.stringify({ table: tableInfo([]) }));
  });
  render(OpenTableDialog, { game: { ...dreams, boxes: ['holiday'] }, open: true });
  await fireEvent.change(boxSelect()!, { target: { value: 'holiday' } });
  await fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('holiday'));
});

test('without boxes on the server there is no choice of a box', () => {
  render(OpenTableDialog, { game: dreams, open: true });
  expect(boxSelect()).toBeNull();
});

test('the table settings name the options that were chosen, with their clauses', async () => {
  const text = (en: string) => ({ en, fr: en, de: en });
  const option = { id: 'wild', kind: 'switch', values: [], default: false, clause: 'L-6' };
  const details = [{ ...option, label: text('Ones are wild'), help: text('A one counts as every face.') }];
  stubResponses({ '/games': [{ ...dreams, option_details: details }] });
  const settings = { ...tableInfo([]).settings, game: 'dreams', options: { wild: true } };
  render(TableSettings, { settings });
  expect(await screen.findByText('Ones are wild')).toBeTruthy();
  expect(screen.getByText('A one counts as every face.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'L-6' })).toBeTruthy();
});

test('the table settings name the box', () => {
  const { container } = render(TableSettings, { settings: { ...tableInfo([]).settings, box: 'holiday' } });
  expect(container.textContent).toContain('Box: holiday');
});
