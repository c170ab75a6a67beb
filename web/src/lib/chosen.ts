// What a person has chosen on this device, or would. Where nothing can be stored, choices last as long as the page.
import { stored, store } from './storage';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'light';

export interface Chosen {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  notices: boolean;
  level: string; // of the bots to play against at once
}

const KEY = 'matinee';

export function chosen(): Chosen {
  const wished = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag as Language));
  const usual: Chosen = {
    language: (wished as Language) ?? 'en',
    theme: 'dark', // a picture palace is dark; who wants light says so
    sound: true,
    name: '',
    notices: false,
    level: 'understudy',
  };
  return { ...usual, ...stored<Partial<Chosen>>(KEY, {}) };
}

/** Adds what was changed here: another window may have changed something else meanwhile. */
export function keepChosen(changed: Partial<Chosen>): void {
  store(KEY, { ...stored<Partial<Chosen>>(KEY, {}), ...changed });
}
