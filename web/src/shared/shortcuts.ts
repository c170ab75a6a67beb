// Keyboard shortcuts. A control names its key in the attribute `aria-keyshortcuts`; pressing the key activates it.
import { preferences } from '$lib/preferences.svelte';

/** A line in the list of shortcuts. */
export interface Shortcut {
  /** As it is printed on the key, or a range such as `1–9`. */
  key: string;
  /** The id of a message that says what the key does. */
  message: string;
}

/** Return the attribute of a control with a shortcut: a capital letter, a digit or `Enter`. Without a key it has none. */
export function shortcut(key: string | number | undefined): { 'aria-keyshortcuts'?: string } {
  return preferences.shortcuts && key ? { 'aria-keyshortcuts': String(key) } : {};
}

/** Return the shortcut of the nth choice, counted from 0. Only the first nine have one. */
export const choiceShortcut = (index: number): ReturnType<typeof shortcut> =>
  shortcut(index < 9 ? index + 1 : undefined);

/** Return a tooltip that names the shortcut. */
export const withShortcut = (text: string, key: string): string =>
  preferences.shortcuts ? `${text} (${key})` : text;

/** Return the key of an event if it may be a shortcut, else null: not while typing, not with modifier keys. */
export function shortcutKey(event: KeyboardEvent): string | null {
  const { key, target } = event;
  const modified = event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && key !== '?');
  if (!preferences.shortcuts || modified || event.repeat || event.isComposing || event.defaultPrevented)
    return null;
  return target instanceof Element && target.closest(FIELDS) ? null : key.toUpperCase();
}

const FIELDS = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';
const CONTROLS = 'a[href], button, summary, input';

/**
 * Activate the control with this shortcut, in the open dialog or else on the page. Return false if there is none.
 *
 * A digit only selects a choice, which Enter confirms. The shortcut of a field moves the focus to it.
 */
export function activateShortcut(key: string): boolean {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const control = [
    ...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]:enabled, a[aria-keyshortcuts]'),
  ].find(
    (each) =>
      each.getAttribute('aria-keyshortcuts')!.toUpperCase() === key &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  if (!control || (key === 'ENTER' && !isEnterFree())) return false;
  const onlyFocuses = /^\d$/.test(key) || control.matches('input');
  if (onlyFocuses) control.focus();
  if (!onlyFocuses || isSelectable(control)) control.click();
  return true;
}

/** Whether a click on a choice only selects it. */
const isSelectable = (choice: Element): boolean =>
  choice.hasAttribute('aria-pressed') || choice.matches('[type="radio"]');

/** Whether Enter has no meaning for the focused element: it is no control, or a choice that is already selected. */
function isEnterFree(): boolean {
  const focused = document.activeElement?.closest(CONTROLS);
  return !focused || focused.matches('[aria-keyshortcuts]:is([aria-pressed="true"], :checked)');
}
