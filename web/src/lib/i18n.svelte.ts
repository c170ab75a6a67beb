// Translated messages, from the Fluent catalogues that the server and the terminal use too.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { loadCatalogue } from './catalogues';
import { preferences, type Language } from './preferences.svelte';
import type { Name } from './api';

const bundles = $state.raw<Record<string, FluentBundle>>({});
const loaded = new Set<string>();
// The message ids of each catalogue, in file order, which is the same in all languages.
const ids: Record<string, string[]> = {};
// Incremented when a catalogue has loaded, to re-render components with messages.
let version = $state(0);

/** Load catalogues such as `web` in the chosen language. */
export async function loadCatalogues(...names: string[]): Promise<void> {
  const { language } = preferences;
  await Promise.all(
    names.map(async (name) => {
      const source = loaded.has(`${language}/${name}`) ? null : loadCatalogue(language, name);
      if (!source) return;
      loaded.add(`${language}/${name}`);
      addCatalogue(language, name, await source);
    }),
  );
  version += 1;
}

/** Parse a catalogue and add it. Its messages replace earlier ones with the same ids. */
export function addCatalogue(language: Language, name: string, source: string): void {
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  const resource = new FluentResource(source);
  bundle.addResource(resource, { allowOverrides: true });
  ids[name] = [...new Set(resource.body.map((message) => message.id))];
  version += 1;
}

export type MessageArguments = Record<string, FluentVariable | Name | null | undefined>;

/** Format a message, or an attribute (`id.attribute`), in the chosen language. */
export function say(message: string, args: MessageArguments = {}): string {
  void version;
  const [id = '', attribute] = message.split('.');
  const bundle = bundles[preferences.language];
  const entry = bundle?.getMessage(id);
  const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
  if (!bundle || !pattern) return bundle ? message : '';
  const values = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, fluentValue(value)]));
  return bundle.formatPattern(pattern, values);
}

/** Return the message ids of a loaded catalogue in file order. */
export function messageIds(name: string): string[] {
  void version;
  return ids[name] ?? [];
}

export function hasMessage(message: string): boolean {
  void version;
  const [id = '', attribute] = message.split('.');
  const entry = bundles[preferences.language]?.getMessage(id);
  return !!entry && (!attribute || attribute in entry.attributes);
}

type Scope = Parameters<FluentNumber['toString']>[0];

/** Formats small integers without Intl: they look the same in all our languages, and creating a formatter is slow. */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope!);
  }
}

function fluentValue(value: MessageArguments[string]): FluentVariable {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return new SmallNumber(value);
  return typeof value === 'object' && 'en' in value ? localName(value) : (value as FluentVariable);
}

/** Return a name in the chosen language. */
export function localName(name: Name): string {
  return name[preferences.language as Language];
}
