// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function notices(permission: string | null, able = true) {
  const shown: string[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = async () => permission;
    onclick = null;
    constructor(title: string) {
      if (!able) throw new TypeError('Illegal constructor.'); // as Chrome does on Android
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', permission === null ? undefined : Notice);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { preferences } = await import('../../src/lib/preferences.svelte');
  preferences.notices = false;
  return { shown, preferences, ...(await import('../../src/lib/notifications')) };
}

test('notices are shown only to those who switched them on', async () => {
  const { shown, preferences, notify, toggleNotifications } = await notices('granted');
  notify('Your turn', 'abcd');
  expect(shown).toEqual([]);
  expect(await toggleNotifications('Notices are on')).toBeNull();
  expect(preferences.notices).toBe(true);
  notify('Your turn', 'abcd');
  expect(shown).toEqual(['Notices are on', 'Your turn']);
  expect(await toggleNotifications('Notices are on')).toBeNull();
  expect(preferences.notices).toBe(false);
});

test.each(['denied', 'default'])(
  'who has not allowed them (%s) gets none, and is told so',
  async (answer) => {
    const { preferences, toggleNotifications } = await notices(answer);
    expect(await toggleNotifications('Notices are on')).toBe('forbidden');
    expect(preferences.notices).toBe(false);
  },
);

test('a browser without them is fine, and says so', async () => {
  const { notify, preferences, toggleNotifications } = await notices(null);
  expect(await toggleNotifications('Notices are on')).toBe('impossible');
  expect(preferences.notices).toBe(false);
  expect(() => notify('Your turn', 'abcd')).not.toThrow();
});

test('a browser that knows the word but cannot do it is found out when they are switched on', async () => {
  const { notify, preferences, toggleNotifications } = await notices('granted', false);
  expect(await toggleNotifications('Notices are on')).toBe('impossible');
  expect(preferences.notices).toBe(false);
  preferences.notices = true; // from an earlier visit
  notify('Your turn', 'abcd');
  expect(preferences.notices).toBe(false);
});
