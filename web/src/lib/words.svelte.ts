// All words, from the same Fluent catalogues as the server's and the terminal's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogue } from './catalogues';
import { preferences, type Language } from './preferences.svelte';
import type { Name } from './api';

const bundles = $state.raw<Record<string, FluentBundle>>({});
const read = new Set<string>();
// The messages of each catalogue in their order, which is the same in all languages.
const contents: Record<string, string[]> = {};
// Raised when words have come, so that whatever shows them is shown again.
let version = $state(0);

/** Reads a catalogue in the chosen language; `films` or `web`, say. */
export async function readWords(...names: string[]): Promise<void> {
  const language = preferences.language;
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  await Promise.all(
    names.map(async (name) => {
      const written = read.has(`${language}/${name}`) ? null : catalogue(language, name);
      if (!written) return;
      read.add(`${language}/${name}`);
      const resource = new FluentResource(await written);
      bundle.addResource(resource, { allowOverrides: true });
      contents[name] = resource.body.map((message) => message.id);
    }),
  );
  version += 1;
}

export type Facts = Record<string, FluentVariable | Name | null | undefined>;

/** A message in the chosen language; `name.attribute` for an attribute of one. */
export function say(message: string, facts: Facts = {}): string {
  void version;
  const [id = '', attribute] = message.split('.');
  const bundle = bundles[preferences.language];
  const found = bundle?.getMessage(id);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || !pattern) return bundle ? message : '';
  const known = Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, plain(fact)]));
  return bundle.formatPattern(pattern, known);
}

/** The messages of a catalogue that has been read, in order. */
export function messagesOf(name: string): string[] {
  void version;
  return contents[name] ?? [];
}

export function knows(message: string): boolean {
  void version;
  const [id = '', attribute] = message.split('.');
  const found = bundles[preferences.language]?.getMessage(id);
  return !!found && (!attribute || attribute in found.attributes);
}

type Scope = Parameters<FluentNumber['toString']>[0];

/** Small whole numbers are written alike in our languages. Browsers take long to find that out. */
class Small extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope!);
  }
}

function plain(fact: Facts[string]): FluentVariable {
  if (fact === null || fact === undefined) return '';
  if (typeof fact === 'number') return new Small(fact);
  return typeof fact === 'object' && 'en' in fact ? inLanguage(fact) : (fact as FluentVariable);
}

export function inLanguage(name: Name): string {
  return name[preferences.language as Language];
}
