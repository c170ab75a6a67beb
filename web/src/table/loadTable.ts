import { lazy } from '$lib/lazy';

export const loadTable = lazy(() => import('./Table.svelte'));
