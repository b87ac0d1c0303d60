import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at most one toast is held: a new one takes the place of the old', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  expect(store.items().map(({ title }) => title)).toEqual(['second']);
});

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show({ title: 'gone' });
  store.dismiss(id);
  expect(store.items()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(store.items()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.items()).toEqual([]);
});

test('whoever listens hears of each change, and no longer after leaving', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show({ title: 'hello' });
  store.dismiss(id);
  leave();
  store.show({ title: 'unheard' });
  expect(listener).toHaveBeenCalledTimes(2);
});
