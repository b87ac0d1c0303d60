import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at most one toast is shown: a new one replaces the old one', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  expect(store.items().map(({ title }) => title)).toEqual(['second']);
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show({ title: 'gone' });
  store.dismiss(id);
  expect(store.items()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(store.items()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.items()).toEqual([]);
});

const isOpen = (store: ReturnType<typeof createToastStore>) => store.items().some(({ open }) => open);

test('a toast closes by itself after its own time', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  vi.advanceTimersByTime(TOAST_DURATION - 1);
  expect(isOpen(store)).toBe(true);
  store.show({ title: 'second' });
  vi.advanceTimersByTime(TOAST_DURATION - 1);
  expect(isOpen(store)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen(store)).toBe(false);
});

test('the time of a held toast pauses, and resumes with the rest', () => {
  const store = createToastStore();
  store.show({ title: 'read slowly' });
  vi.advanceTimersByTime(2_000);
  store.hold();
  vi.advanceTimersByTime(60_000);
  store.hold();
  vi.advanceTimersByTime(60_000);
  store.release();
  vi.advanceTimersByTime(1_000);
  store.release();
  vi.advanceTimersByTime(TOAST_DURATION - 3_001);
  expect(isOpen(store)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen(store)).toBe(false);
});

test('the successor of a held toast is held too, but not the one after a dismissed toast', () => {
  const store = createToastStore();
  store.show({ title: 'held' });
  store.hold();
  const id = store.show({ title: 'in its place' });
  vi.advanceTimersByTime(60_000);
  expect(isOpen(store)).toBe(true);
  store.dismiss(id);
  store.show({ title: 'afterwards' });
  vi.advanceTimersByTime(TOAST_DURATION);
  expect(isOpen(store)).toBe(false);
});

test('a listener is called on each change until it is removed', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show({ title: 'hello' });
  store.dismiss(id);
  leave();
  store.show({ title: 'unheard' });
  expect(listener).toHaveBeenCalledTimes(2);
});
