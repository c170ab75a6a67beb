// The Fluent message catalogues, shared with the server and the terminal. Each is a lazy import.
import type { Language } from './settings';

const files = import.meta.glob(
  ['../../../matinee/locales/*/*.ftl', '../../../matinee/games/*/locales/*/*.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;

const catalogues = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
);

/** Load the source of a catalogue, in English if there is no translation. Return null for an unknown name. */
export function loadCatalogue(language: Language, name: string): Promise<string> | null {
  return (catalogues[`${language}/${name}.ftl`] ?? catalogues[`en/${name}.ftl`])?.() ?? null;
}
