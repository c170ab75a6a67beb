// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('what another window has chosen meanwhile is not overwritten', async () => {
  localStorage.setItem('matinee', JSON.stringify({ language: 'en', name: 'Ada' }));
  vi.resetModules();
  const { savePreferences, preferences } = await import('../../src/lib/preferences.svelte');
  localStorage.setItem('matinee', JSON.stringify({ language: 'fr', name: 'Ada' }));
  savePreferences();
  const kept = () => JSON.parse(localStorage.getItem('matinee')!) as object;
  expect(kept()).toEqual({ language: 'fr', name: 'Ada' });
  preferences.theme = 'light';
  savePreferences();
  expect(kept()).toEqual({ language: 'fr', name: 'Ada', theme: 'light' });
});
