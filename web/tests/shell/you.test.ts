// @vitest-environment jsdom
// The log says "you" to a person with one seat.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { afterEach, expect, test } from 'vitest';
import type { Box } from '../../src/lib/api';
import { addCatalogue, say } from '../../src/lib/i18n.svelte';
import { eventMessage, undoMessage } from '../../src/lib/gameText';
import { LANGUAGES, preferences } from '../../src/lib/preferences.svelte';

const FAMILIES = ['films', 'hollywood', 'dreams'];
const source = (family: string, language: string) =>
  readFileSync(`../matinee/games/${family}/locales/${language}/${family}.ftl`, 'utf8');
afterEach(() => (preferences.language = 'en'));

test.each(FAMILIES.flatMap((family) => LANGUAGES.map((language) => [family, language] as const)))(
  'every event of a player in %s (%s) has a sentence for that player',
  (family, language) => {
    const events = new FluentResource(source(family, language)).body.filter(({ value }) =>
      JSON.stringify(value)?.includes('"name":"seat"'),
    );
    expect(events.length).toBeGreaterThan(5);
    for (const { id, attributes } of events) {
      expect(attributes.you, id).toBeDefined();
      expect(JSON.stringify(attributes.you), id).not.toContain('"name":"seat"');
    }
  },
);

test('the log says "you" for your own moves, and names for those of others', () => {
  preferences.language = 'en';
  addCatalogue('en', 'films', source('films', 'en'));
  addCatalogue('en', 'web', readFileSync('../matinee/locales/en/web.ftl', 'utf8'));
  const box = { game: 'films' } as Box;
  const told = (seat: number, own: number[]) =>
    eventMessage({ name: 'bid', facts: { seat, amount: 3 } }, box, ['Ada', 'Ben'], own);
  expect(told(0, [0])).toBe('You bid 3.');
  expect(told(1, [0])).toBe('Ben bids 3.');
  expect(told(0, [])).toBe('Ada bids 3.');
  expect(told(0, [0, 1]), 'with several people at one screen, there is no "you"').toBe('Ada bids 3.');
  expect(undoMessage(0, ['Ada', 'Ben'], [0])).toBe('You undid your move.');
  expect(undoMessage(1, ['Ada', 'Ben'], [0])).toBe(say('web-undone', { name: 'Ben' }));
});
