import type { components } from '$lib/api-types';

export type DreamsView = components['schemas']['DreamsView'];
export type DreamsBox = components['schemas']['DreamsBox'];
export type Explained = components['schemas']['BotReasons'] & { reasons: Reason[] };

/** A bot's reason for its vote: what one star shows. Dreams count from 1. */
export interface Reason {
  kind: 'fits' | 'nowhere' | 'echo';
  seat: number;
  star: number;
  number: number;
  dream: number;
  other: number;
  what: components['schemas']['LocalisedName'] | null;
  strength: number;
}
