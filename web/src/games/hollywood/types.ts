import type { components } from '$lib/api-types';

export type HollywoodView = components['schemas']['HollywoodView'];
export type HollywoodBox = components['schemas']['HollywoodBox'];
/** A card of the round, in its column. */
export type Place = HollywoodView['columns'][number][number];
