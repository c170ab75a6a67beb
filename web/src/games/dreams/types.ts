// Types of the server's data for Dreams.
import type { components } from '$lib/api-types';

export type DreamsView = components['schemas']['DreamsView'];
export type DreamsBox = components['schemas']['DreamsBox'];
export type BotReasons = components['schemas']['BotReasons'] & { reasons: BotReason[] };

/** A bot's reason for its vote. Dreams count from 1. */
export interface BotReason {
  /** See `Reason` in the bots of Dreams. */
  kind:
    | 'fits'
    | 'fits-unnamed'
    | 'nowhere'
    | 'echo'
    | 'memory'
    | 'heard'
    | 'whim'
    | 'hunch'
    | 'whim-dream'
    | 'hunch-dream';
  seat: number;
  /** The position of the star among the stars of the seat, from 1 to 3. */
  star: number;
  /** The number of the star among all stars. */
  number: number;
  dream: number;
  other: number;
  /** Whom, or which dream, all but chance spoke for. */
  rival: number;
  /** The landmark of `dream` at the star. */
  what: components['schemas']['LocalisedName'] | null;
  /** From 1, a little better, to 3, far better. */
  strength: number;
  /** How much this raised the score of the vote above the average of the others. */
  weight: number;
}
