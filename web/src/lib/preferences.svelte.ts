// Personal settings as reactive state.
import { loadSettings, saveSettings, type UserSettings } from './settings';

export { ANIMATION_SPEEDS, LANGUAGES, type Language, type Theme } from './settings';

let saved: UserSettings = loadSettings();
export const preferences = $state<UserSettings>({ ...saved });

export function savePreferences(): void {
  const current = { ...preferences };
  const changed = Object.entries(current).filter(
    ([name, value]) => saved[name as keyof UserSettings] !== value,
  );
  if (changed.length) saveSettings(Object.fromEntries(changed));
  saved = current;
}
