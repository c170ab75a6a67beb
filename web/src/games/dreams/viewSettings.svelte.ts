// Settings of the sky view, stored in the browser.
import { writeStored, readStored } from '$lib/storage';

const KEY = 'matinee-dreams';

/** `covered`: role and number are hidden from whoever looks over the shoulder. `strength`: of the guide, in percent. */
export const viewSettings = $state({ covered: false, strength: 35, ...readStored<object>(KEY, {}) });

export function saveViewSettings(): void {
  writeStored(KEY, viewSettings);
}
