// The messages of a game: bundled for games with a client in this app, else fetched from the server.
import { isBuiltIn, loadClient } from '../games/registry';
import { request, Refusal } from './api';
import { addCatalogue, loadCatalogues } from './i18n.svelte';
import { preferences } from './preferences.svelte';

/** Load the messages of a game in the chosen language. */
export async function loadGameMessages(game: string, family: string): Promise<void> {
  if (isBuiltIn(family)) {
    const { catalogues } = await loadClient(family);
    return loadCatalogues(...catalogues);
  }
  const { language } = preferences;
  try {
    const sources = await request<Record<string, string>>('GET', `/games/${game}/messages`);
    for (const [name, source] of Object.entries(sources)) addCatalogue(language, name, source);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem; // without messages, the log shows event names
  }
}
