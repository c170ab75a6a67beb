// The Fluent catalogues, which are the server's and the terminal's, too. Each is loaded when needed.
import type { Language } from './chosen';

const files = import.meta.glob('../../../matinee/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** A catalogue as it is written; null where there is none of that name. */
export function catalogue(language: Language, name: string): Promise<string> | null {
  return files[`../../../matinee/locales/${language}/${name}.ftl`]?.() ?? null;
}
