export interface KeyValueStore {
  get: (key: string) => string | null;
  /** Returns whether the value outlives the page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  clear: () => void;
}

/** One of the browser's stores. If it is missing, refused or full, values live as long as the page. */
function storeOf(name: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const refused = new Map<string, string>();
  /** Private modes and web views have no store, throw on access, or refuse each write. */
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

/** Stored until the browser's data is cleared. */
export const browserStore = storeOf('localStorage');
/** Stored until the tab is closed. */
export const tabStore = storeOf('sessionStorage');
