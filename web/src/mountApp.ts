import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/josefin-sans/wght.css';
import './app.css';
import { mount } from 'svelte';
import { loadCatalogues } from '$lib/i18n.svelte';
import App from './App.svelte';

const TIMEOUT = 1000; // milliseconds before the app is mounted with what has loaded

/** Mount the app when everything the page needs has loaded, so that it renders once and nothing jumps. */
export async function mountApp(target: HTMLElement, preloaded: Promise<string[]>): Promise<void> {
  const base = loadCatalogues('web', 'bots');
  const timeout = new Promise<string[]>((resolve) => setTimeout(resolve, TIMEOUT, []));
  const rest = Promise.race([preloaded, timeout]).then((names) => loadCatalogues(...names));
  await Promise.all([base, rest]).catch(() => null);
  mount(App, { target });
}
