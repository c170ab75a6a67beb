import type { components } from '$lib/api-types';

export type HollywoodView = components['schemas']['HollywoodView'];
export type HollywoodBox = components['schemas']['HollywoodBox'];
