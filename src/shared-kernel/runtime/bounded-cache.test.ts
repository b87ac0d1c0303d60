import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('a value is made once', () => {
  const cache = new BoundedCache<string, object>(2);
  const make = vi.fn(() => ({}));
  expect(cache.getOrMake('a', make)).toBe(cache.getOrMake('a', make));
  expect(make).toHaveBeenCalledTimes(1);
});

test('the least recently used value is evicted beyond the size', () => {
  const cache = new BoundedCache<string, number>(3);
  for (const [n, key] of ['a', 'b', 'c'].entries()) cache.set(key, n);
  cache.get('a');
  cache.set('d', 3);
  expect([cache.size, cache.get('b'), cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([3, undefined, 0, 2, 3]);
  cache.set('c', 5);
  expect([cache.size, cache.get('c')]).toEqual([3, 5]);
});

test('the cache does not grow, however many keys come', () => {
  const cache = new BoundedCache<number, number>(100);
  for (let n = 0; n < 10_000; n++) cache.getOrMake(n, () => n);
  expect(cache.size).toBe(100);
  cache.clear();
  expect(cache.size).toBe(0);
});

test('a value is removed by its key, unless it was replaced', () => {
  const cache = new BoundedCache<string, string>(2);
  cache.set('a', 'old');
  cache.set('a', 'new');
  cache.delete('a', 'old');
  expect(cache.get('a')).toBe('new');
  cache.delete('a', 'new');
  expect(cache.get('a')).toBeUndefined();
});
