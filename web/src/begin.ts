import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/josefin-sans/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

export function begin(target: HTMLElement): void {
  mount(App, { target });
}
