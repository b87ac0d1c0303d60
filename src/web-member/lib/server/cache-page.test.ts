import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CachesInMemory } from '../../service-worker/caches-in-memory.ts';
import { OWN_CACHE, READER } from '../../service-worker/cache-policy.ts';
import { i18n } from '../text/i18n.ts';
import { cachePage } from './cache-page.ts';

let saved: CachesInMemory;
let shown: { pathname: string; words: string; arriving: boolean };

beforeEach(async () => {
  saved = new CachesInMemory();
  await (await saved.open(OWN_CACHE)).put(READER, new Response('amina'));
  shown = { pathname: '/messages/1', words: 'Hers', arriving: false };
  vi.stubGlobal('caches', saved);
  vi.stubGlobal('window', {
    get location() {
      return { pathname: shown.pathname, search: '' };
    },
  });
  vi.stubGlobal('document', {
    querySelector: () => (shown.arriving ? {} : null),
    documentElement: {
      cloneNode: () => ({
        querySelectorAll: () => [],
        querySelector: () => ({ before: () => undefined }),
        dataset: {},
        outerHTML: shown.words,
      }),
    },
    createElement: () => ({}),
  });
  vi.spyOn(i18n, 't').mockReturnValue('' as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pages = async () => (await saved.paths(OWN_CACHE)).filter((path) => path !== new URL(READER).pathname);
const isOpen = () => shown.pathname === '/messages/1';

/** Runs a function while the texts are still loading. */
const meanwhile = (happens: () => unknown) =>
  vi.spyOn(i18n, 'load').mockImplementation(async () => void (await happens()));

test('a page that was read is stored at its address', async () => {
  meanwhile(() => undefined);
  expect(await cachePage('amina', isOpen)).toBe(true);
  expect(await pages()).toEqual(['/messages/1']);
});

test.each(['/messages/2', '/support'])('a page opened meanwhile is not stored: %s', async (pathname) => {
  meanwhile(() => (shown = { ...shown, pathname, words: 'Another’s' }));
  await cachePage('amina', isOpen);
  expect(await pages()).toEqual([]);
});

test('a page that reloads meanwhile is stored later', async () => {
  meanwhile(() => (shown.arriving = true));
  expect(await cachePage('amina', isOpen)).toBe(false);
  expect(await pages()).toEqual([]);
});

test('nothing is stored when offline reading is switched off meanwhile', async () => {
  meanwhile(() => saved.delete(OWN_CACHE));
  await cachePage('amina', isOpen);
  expect(await pages()).toEqual([]);
});

test('nothing is stored for another account than the one that enabled it', async () => {
  meanwhile(() => undefined);
  await cachePage('maryam', isOpen);
  expect(await pages()).toEqual([]);
});
