// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function notices(permission: string | null) {
  const shown: string[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = async () => permission;
    onclick = null;
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', permission === null ? undefined : Notice);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { preferences } = await import('../../src/lib/preferences.svelte');
  preferences.notices = false;
  return { shown, preferences, ...(await import('../../src/lib/notices')) };
}

test('notices are shown only to those who switched them on', async () => {
  const { shown, preferences, notify, switchNotices } = await notices('granted');
  notify('Your turn', 'abcd');
  expect(shown).toEqual([]);
  await switchNotices();
  expect(preferences.notices).toBe(true);
  notify('Your turn', 'abcd');
  expect(shown).toEqual(['Your turn']);
  await switchNotices();
  expect(preferences.notices).toBe(false);
});

test('who has forbidden them gets none', async () => {
  const { preferences, switchNotices } = await notices('denied');
  await switchNotices();
  expect(preferences.notices).toBe(false);
});

test('a browser without them is fine', async () => {
  const { canNotify, notify, switchNotices } = await notices(null);
  expect(canNotify).toBe(false);
  await switchNotices();
  expect(() => notify('Your turn', 'abcd')).not.toThrow();
});
