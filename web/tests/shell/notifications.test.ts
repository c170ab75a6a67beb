// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Load the module in a browser with this permission, or without notifications if it is null. */
async function loadNotifications(permission: string | null, constructible = true) {
  const shown: string[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = async () => permission;
    onclick = null;
    constructor(title: string) {
      if (!constructible) throw new TypeError('Illegal constructor.'); // as Chrome does on Android
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', permission === null ? undefined : FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { preferences } = await import('../../src/lib/preferences.svelte');
  preferences.notices = false;
  return { shown, preferences, ...(await import('../../src/lib/notifications')) };
}

test('notifications are shown only while they are switched on', async () => {
  const { shown, preferences, notify, toggleNotifications } = await loadNotifications('granted');
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
  'without permission (%s) notifications stay off, and the caller learns why',
  async (permission) => {
    const { preferences, toggleNotifications } = await loadNotifications(permission);
    expect(await toggleNotifications('Notices are on')).toBe('forbidden');
    expect(preferences.notices).toBe(false);
  },
);

test('in a browser without notifications they stay off, and nothing throws', async () => {
  const { notify, preferences, toggleNotifications } = await loadNotifications(null);
  expect(await toggleNotifications('Notices are on')).toBe('impossible');
  expect(preferences.notices).toBe(false);
  expect(() => notify('Your turn', 'abcd')).not.toThrow();
});

test('a browser that cannot construct notifications switches them off', async () => {
  const { notify, preferences, toggleNotifications } = await loadNotifications('granted', false);
  expect(await toggleNotifications('Notices are on')).toBe('impossible');
  expect(preferences.notices).toBe(false);
  preferences.notices = true; // from an earlier visit
  notify('Your turn', 'abcd');
  expect(preferences.notices).toBe(false);
});
