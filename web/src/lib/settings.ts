// Personal settings, kept in local storage. Without storage they are lost when the page is closed.
import { readStored, writeStored } from './storage';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'light';
export const ANIMATION_SPEEDS = ['normal', 'fast', 'off'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

export interface UserSettings {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  notices: boolean;
  level: string; // bot level for "Play now"
  animations: AnimationSpeed;
  automatic: boolean; // make moves without a choice
  confirm: boolean; // ask before a move that could be made by one tap
  coach: boolean; // grade own moves against bots
  botTalk: boolean; // show what bots say
  shortcuts: boolean; // keyboard shortcuts of one character
  forecast: boolean; // show how a round would end now
}

const KEY = 'matinee';

export function loadSettings(): UserSettings {
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag as Language));
  const defaults: UserSettings = {
    language: (preferred as Language) ?? 'en',
    theme: 'dark', // like a cinema
    sound: true,
    name: '',
    notices: false,
    level: 'understudy',
    animations: 'normal',
    automatic: true,
    confirm: false,
    coach: false,
    botTalk: true,
    shortcuts: true,
    forecast: false,
  };
  return { ...defaults, ...readStored<Partial<UserSettings>>(KEY, {}) };
}

/** Merge changed settings into the stored ones, which another window may have changed. */
export function saveSettings(changed: Partial<UserSettings>): void {
  writeStored(KEY, { ...readStored<Partial<UserSettings>>(KEY, {}), ...changed });
}
