import type { components } from '$lib/api-types';

export type FilmsView = components['schemas']['FilmsView'];
export type FilmsBox = components['schemas']['FilmsBox'];
