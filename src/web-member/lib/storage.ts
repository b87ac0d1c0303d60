/** What a page stores in its browser, by keys. */
export interface KeyValueStore {
  get: (key: string) => string | null;
  /** Returns whether it outlives the page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  clear: () => void;
}

/**
 * One of the browser's two stores. Where it is missing, refused or full, values live as long as the page: every page
 * works the same, and forgets them when it is left.
 */
function storeOf(name: 'localStorage' | 'sessionStorage'): KeyValueStore {
  /** What the browser did not take. */
  const refused = new Map<string, string>();
  /** Private modes and WebViews have no store, throw where it is read, or refuse each write. */
  function attempt<T>(act: (store: Storage) => T, otherwise: T): T {
    try {
      return act(globalThis[name]);
    } catch {
      return otherwise;
    }
  }
  const store: KeyValueStore = {
    get: (key) => refused.get(key) ?? attempt((its) => its.getItem(key), null),
    set(key, value) {
      refused.set(key, value);
      return attempt((its) => {
        its.setItem(key, value);
        return refused.delete(key);
      }, false);
    },
    remove(key) {
      refused.delete(key);
      attempt((its) => its.removeItem(key), null);
    },
    keys: () => [...refused.keys(), ...attempt((its) => Object.keys(its), [])],
    clear: () => store.keys().forEach(store.remove),
  };
  return store;
}

/** For this browser, until it is cleared. */
export const browserStore = storeOf('localStorage');
/** For this tab, until it is closed. */
export const tabStore = storeOf('sessionStorage');
