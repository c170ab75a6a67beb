import { stored, store } from './storage';

// What a person has chosen on this device. Where nothing can be stored, choices last as long as the page.
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'light';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  notices: boolean;
  level: string; // of the bots to play against at once
}

const KEY = 'matinee';

function first(): Kept {
  const wished = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag as Language));
  const usual: Kept = {
    language: (wished as Language) ?? 'en',
    theme: 'dark', // a picture palace is dark; who wants light says so
    sound: true,
    name: '',
    notices: false,
    level: 'understudy',
  };
  return { ...usual, ...stored<Partial<Kept>>(KEY, {}) };
}

export const preferences = $state<Kept>(first());

export function keep(): void {
  store(KEY, preferences);
}
