// Settings of the sky view, stored in the browser.
import { writeStored, readStored } from '$lib/storage';

const KEY = 'matinee-dreams';

/**
 * `covered`: whether the role and the true vision are hidden from other people who can see the screen.
 * `strength`: the opacity of the overlay in percent.
 */
export const viewSettings = $state({ covered: false, strength: 35, ...readStored<object>(KEY, {}) });

export function saveViewSettings(): void {
  writeStored(KEY, viewSettings);
}
