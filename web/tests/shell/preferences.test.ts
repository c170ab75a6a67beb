// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('a preference that another window has changed meanwhile is not overwritten', async () => {
  localStorage.setItem('matinee', JSON.stringify({ language: 'en', name: 'Ada' }));
  vi.resetModules();
  const { savePreferences, preferences } = await import('../../src/lib/preferences.svelte');
  localStorage.setItem('matinee', JSON.stringify({ language: 'fr', name: 'Ada' }));
  savePreferences();
  const stored = () => JSON.parse(localStorage.getItem('matinee')!) as object;
  expect(stored()).toEqual({ language: 'fr', name: 'Ada' });
  preferences.theme = 'light';
  savePreferences();
  expect(stored()).toEqual({ language: 'fr', name: 'Ada', theme: 'light' });
});
