import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A tab, and whether the server responds to it. */
function aTab({ isServed = true, stores = true } = {}) {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!stores) throw new Error('refused');
      stored.set(key, value);
    },
  });
  vi.stubGlobal('fetch', async () => {
    if (!isServed) throw new TypeError('Failed to fetch');
    return new Response();
  });
  return vi.fn();
}

test('a page whose files are missing is reloaded once in a minute', async () => {
  const reload = aTab();
  for (const now of [1_000_000, 1_030_000, 1_060_000]) await reloadOnce(reload, now);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([{ isServed: false }, { stores: false }])('nothing is reloaded with %j', async (tab) => {
  const reload = aTab(tab);
  await reloadOnce(reload, 5_000_000);
  expect(reload).not.toHaveBeenCalled();
});
