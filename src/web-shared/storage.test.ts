import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function working(): Storage {
  const store = Object.create({
    getItem: (key: string) => (Object.hasOwn(store, key) ? (store as Record<string, string>)[key] : null),
    setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
    removeItem: (key: string) => delete (store as Record<string, string>)[key],
    clear: () => Object.keys(store).forEach((key) => delete (store as Record<string, string>)[key]),
  }) as Storage;
  return store;
}

const throwing = (name: string) => () => {
  throw new DOMException('Refused', name);
};
const full = () => Object.assign(Object.create(working()), { setItem: throwing('QuotaExceededError') }) as Storage;

const conditions: [string, PropertyDescriptor][] = [
  ['null', { value: null }],
  ['undefined', { value: undefined }],
  ['a getter that throws SecurityError', { get: throwing('SecurityError') }],
  ['QuotaExceededError at each write', { get: full }],
  [
    'InvalidStateError at each use',
    { value: { getItem: throwing('InvalidStateError'), setItem: throwing('InvalidStateError') } },
  ],
];

async function storesWith(descriptor: PropertyDescriptor) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  const { browserStore, tabStore } = await import('./storage.ts');
  return [browserStore, tabStore];
}

describe.each(conditions)('storage that is %s', (_, descriptor) => {
  test('keeps values as long as the page, and says so', async () => {
    for (const store of await storesWith(descriptor)) {
      expect(store.get('a')).toBe(null);
      expect(store.set('a', '1')).toBe(false);
      expect([store.get('a'), store.keys().includes('a')]).toEqual(['1', true]);
      store.remove('a');
      expect(store.get('a')).toBe(null);
      store.set('b', '2');
      store.clear();
      expect([store.get('b'), store.keys().includes('b')]).toEqual([null, false]);
    }
  });
});

test('storage that works is used', async () => {
  const storage = working();
  for (const store of await storesWith({ value: storage })) {
    expect(store.set('a', '1')).toBe(true);
    expect([storage.getItem('a'), store.get('a'), store.keys()]).toEqual(['1', '1', ['a']]);
    store.clear();
    expect(storage.getItem('a')).toBe(null);
  }
});

test('storage that was full for a while does not lose newer values', async () => {
  const storage = working();
  const { setItem } = storage;
  const [store] = await storesWith({ value: storage });
  store!.set('a', 'old');
  vi.spyOn(Object.getPrototypeOf(storage), 'setItem').mockImplementation(throwing('QuotaExceededError'));
  expect(store!.set('a', 'new')).toBe(false);
  expect(store!.get('a')).toBe('new');
  vi.spyOn(Object.getPrototypeOf(storage), 'setItem').mockImplementation(setItem as () => void);
  expect(store!.set('a', 'newest')).toBe(true);
  expect([storage.getItem('a'), store!.get('a')]).toEqual(['newest', 'newest']);
});
