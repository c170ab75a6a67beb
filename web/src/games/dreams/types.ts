// Types of the server's data for Dreams.
import type { components } from '$lib/api-types';

export type DreamsView = components['schemas']['DreamsView'];
export type DreamsBox = components['schemas']['DreamsBox'];
export type BotReasons = components['schemas']['BotReasons'] & { reasons: BotReason[] };

/** A bot's reason for its vote, based on one star. Dreams count from 1. */
export interface BotReason {
  /** The star fits `dream` better than `other`, or fits no dream, or repeats earlier stars. */
  kind: 'fits' | 'nowhere' | 'echo';
  seat: number;
  /** The position of the star among the stars of the seat, from 1 to 3. */
  star: number;
  /** The number of the star among all stars. */
  number: number;
  dream: number;
  other: number;
  /** The landmark of `dream` at the star. */
  what: components['schemas']['LocalisedName'] | null;
  /** From 1, a little better, to 3, far better. */
  strength: number;
}
