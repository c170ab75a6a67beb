// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../src/lib/preferences.svelte';
import { shareResult } from '../../src/lib/share';

const RESULT = { code: 'abcd1234', match: 2, title: 'Dreams', text: 'Ada wins' };
const LINK = `${location.origin}/t/abcd1234`;
let requested: string[];
let copied: string[];
let saved: string[];

beforeEach(() => {
  [requested, copied, saved] = [[], [], []];
  preferences.language = 'de';
  location.hash = 'SECRET-KEY';
  stubFetch(200);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  stubNavigator({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubFetch(status: number): void {
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return new Response('PNG', { status });
  });
}

function stubNavigator(sharing: Partial<Navigator>): void {
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { clipboard, ...sharing });
}

test('without a share sheet the link is copied and the picture saved, in the language of the page', async () => {
  expect(await shareResult(RESULT)).toBe('saved');
  expect(requested).toEqual(['/api/tables/abcd1234/result.png?match=2&language=de']);
  expect([copied, saved]).toEqual([[LINK], ['matinee-abcd1234-2.png']]);
});

test('the share sheet gets the link without the key, and the picture if it accepts files', async () => {
  for (const accepts of [true, false]) {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    stubNavigator({ share, canShare: () => accepts });
    expect(await shareResult(RESULT)).toBe('shared');
    const [data] = share.mock.calls[0]!;
    expect([data.title, data.text, data.url]).toEqual(['Dreams', 'Ada wins', LINK]);
    expect(data.files?.map((file) => file.name)).toEqual(accepts ? ['matinee-abcd1234-2.png'] : undefined);
  }
  expect([copied, saved]).toEqual([[], []]);
});

test('closing the share sheet does nothing else', async () => {
  stubNavigator({
    share: async () => Promise.reject(new DOMException('', 'AbortError')),
    canShare: () => true,
  });
  expect(await shareResult(RESULT)).toBe('shared');
  expect([copied, saved]).toEqual([[], []]);
});

test('if the browser refuses to share, the link is copied and the picture saved', async () => {
  stubNavigator({ share: async () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await shareResult(RESULT)).toBe('saved');
  expect(copied).toEqual([LINK]);
});

test('a picture that cannot be loaded is reported, but the share sheet still gets the link', async () => {
  stubFetch(429);
  expect(await shareResult(RESULT)).toBe('failed');
  expect(saved).toEqual([]);
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  stubNavigator({ share });
  expect(await shareResult(RESULT)).toBe('shared');
  expect(share.mock.calls[0]![0].url).toBe(LINK);
});
