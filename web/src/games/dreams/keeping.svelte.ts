// What a person has chosen for looking at the sky, kept on this device.
import { store, stored } from '$lib/storage';

const KEY = 'matinee-dreams';

/** `covered`: role and number are hidden from whoever looks over the shoulder. `strength`: of the guide, in percent. */
export const looking = $state({ covered: false, strength: 35, ...stored<object>(KEY, {}) });

export function keepLooking(): void {
  store(KEY, looking);
}
