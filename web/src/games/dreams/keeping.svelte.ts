// What a person has chosen for looking at the sky, kept on this device.
import { writeStored, readStored } from '$lib/storage';

const KEY = 'matinee-dreams';

/** `covered`: role and number are hidden from whoever looks over the shoulder. `strength`: of the guide, in percent. */
export const looking = $state({ covered: false, strength: 35, ...readStored<object>(KEY, {}) });

export function keepLooking(): void {
  writeStored(KEY, looking);
}
