// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadClient } from '../../src/games/registry';
import { hasMessage, loadCatalogues } from '../../src/lib/i18n.svelte';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';
import { activateShortcut, choiceShortcut, shortcut, shortcutKey } from '../../src/shared/shortcuts';
import { RESERVED_KEYS } from '../../src/table/tableShortcuts';

const pressed = vi.fn<(id: string) => void>();

function show(html: string): void {
  document.body.innerHTML = html;
  for (const each of document.querySelectorAll<HTMLElement>('[id]')) each.onclick = () => pressed(each.id);
}

beforeEach(() => {
  Element.prototype.checkVisibility = () => true; // missing in jsdom
  pressed.mockReset();
});
afterEach(() => {
  document.body.innerHTML = '';
  preferences.shortcuts = true;
});

/** Return the shortcut key of an event that is dispatched at an element. */
function keyOf(selector: string, init: KeyboardEventInit): string | null {
  let key: string | null = null;
  const listen = (event: Event) => (key = shortcutKey(event as KeyboardEvent));
  addEventListener('keydown', listen, { once: true });
  document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return key;
}

test.each(['films', 'hollywood', 'dreams', 'another game'])(
  'the shortcuts of %s have texts in each language and leave the keys of the table alone',
  async (family) => {
    const { shortcuts = [], catalogues } = await loadClient(family);
    expect(shortcuts.length).toBeGreaterThan(1);
    expect(shortcuts.filter(({ key }) => RESERVED_KEYS.includes(key))).toEqual([]);
    expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length);
    for (const language of LANGUAGES) {
      preferences.language = language;
      await loadCatalogues('web', ...catalogues);
      expect(shortcuts.filter(({ message }) => !hasMessage(message))).toEqual([]);
    }
  },
);

test('a key is no shortcut while typing, with modifiers, when it repeats, or when shortcuts are off', () => {
  show('<input><textarea></textarea><select></select><input type="radio"><button></button>');
  expect(keyOf('button', { key: 'p' })).toBe('P');
  expect(keyOf('[type="radio"]', { key: '2' })).toBe('2');
  expect(keyOf('button', { key: '?', shiftKey: true })).toBe('?');
  for (const field of ['input', 'textarea', 'select']) expect(keyOf(field, { key: 'p' })).toBeNull();
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
    expect(keyOf('button', { key: 'p', [modifier]: true })).toBeNull();
  expect(keyOf('button', { key: 'p', repeat: true })).toBeNull();
  preferences.shortcuts = false;
  expect(keyOf('button', { key: 'p' })).toBeNull();
  expect([shortcut('P'), choiceShortcut(0)]).toEqual([{}, {}]);
});

test('only the first nine choices have a key', () => {
  const keys = [0, 8, 9, -1].map((index) => choiceShortcut(index)['aria-keyshortcuts']);
  expect(keys).toEqual(['1', '9', undefined, undefined]);
});

test('a letter presses its control, unless it is disabled or behind a dialog', () => {
  show(`<button id="bid" aria-keyshortcuts="B"></button>
    <button id="pass" aria-keyshortcuts="P" disabled></button>`);
  expect([activateShortcut('B'), activateShortcut('P'), activateShortcut('X')]).toEqual([true, false, false]);
  expect(pressed.mock.calls).toEqual([['bid']]);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(activateShortcut('B')).toBe(false);
});

test('a digit selects a choice without making the move, and Enter confirms', () => {
  show(`<button id="take" aria-keyshortcuts="1"></button>
    <button id="select" aria-keyshortcuts="2" aria-pressed="false"></button>
    <button id="other"></button><button id="confirm" aria-keyshortcuts="Enter"></button>`);
  activateShortcut('1');
  expect(document.activeElement!.id).toBe('take');
  expect(pressed).not.toHaveBeenCalled();
  activateShortcut('2');
  expect(pressed.mock.lastCall).toEqual(['select']);
  expect(activateShortcut('ENTER'), 'Enter presses the focused button').toBe(false);
  document.getElementById('select')!.setAttribute('aria-pressed', 'true');
  expect(activateShortcut('ENTER')).toBe(true);
  expect(pressed.mock.lastCall).toEqual(['confirm']);
  document.getElementById('other')!.focus();
  expect(activateShortcut('ENTER')).toBe(false);
});
