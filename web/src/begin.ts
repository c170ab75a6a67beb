import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/josefin-sans/wght.css';
import './app.css';
import { mount } from 'svelte';
import { readWords } from '$lib/words.svelte';
import App from './App.svelte';

const PATIENCE = 1000; // then whoever waits sees what has come

/** A page is shown when all that it needs is there: drawn once, it is drawn soonest, and nothing in it jumps. */
export async function begin(target: HTMLElement, prepared: Promise<string[]>): Promise<void> {
  const first = readWords('web', 'bots'); // while the rest still comes
  const late = new Promise<string[]>((go) => setTimeout(go, PATIENCE, []));
  const rest = Promise.race([prepared, late]).then((names) => readWords(...names));
  await Promise.all([first, rest]).catch(() => null);
  mount(App, { target });
}
