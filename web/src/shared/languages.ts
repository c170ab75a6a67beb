// The languages of the interface, each in its own language.
import type { Language } from '$lib/preferences.svelte';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };
