import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/josefin-sans/wght.css';
import './app.css';
import { mount } from 'svelte';
import { loadCatalogues } from '$lib/i18n.svelte';
import App from './App.svelte';

const TIMEOUT = 1000; // milliseconds to wait for the catalogues of the page

/** Mount the app after its messages and preloads, so that it renders once, without layout shifts. */
export async function mountApp(target: HTMLElement, preloaded: Promise<string[]>): Promise<void> {
  const baseMessages = loadCatalogues('web', 'bots');
  const timeout = new Promise<string[]>((resolve) => setTimeout(resolve, TIMEOUT, []));
  const pageMessages = Promise.race([preloaded, timeout]).then((names) => loadCatalogues(...names));
  await Promise.all([baseMessages, pageMessages]).catch(() => null);
  mount(App, { target });
}
