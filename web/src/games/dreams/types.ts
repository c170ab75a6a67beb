import type { components } from '$lib/api-types';

export type DreamsView = components['schemas']['DreamsView'];
export type DreamsBox = components['schemas']['DreamsBox'];
export type Explained = components['schemas']['BotReasons'];
