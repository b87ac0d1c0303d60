import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Everything that scripts of the page could read later. */
const STORED = `(async () => {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => new Promise((resolve, reject) => {
    const opened = indexedDB.open(name);
    opened.onerror = reject;
    opened.onsuccess = async () => {
      const stores = [...opened.result.objectStoreNames];
      const all = (store) => new Promise((done) => {
        const request = opened.result.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => done(request.result);
      });
      resolve([name, await Promise.all(stores.map(all))]);
    };
  })));
  const cached = await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url)));
  const session = Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => !DRAFTS || !name.startsWith('draft ')));
  return JSON.stringify({
    local: { ...localStorage }, session, databases, cached,
    cookies: document.cookie, history: history.state, window: window.name,
  });
})()`;

/** Traces of a window: requested, shown and referring addresses, and the data that its scripts store. */
export class Traces {
  private readonly page: Page;
  private readonly addresses = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      this.addresses.add(request.url());
      this.addresses.add(request.headers()['referer'] ?? '');
    });
    page.on('framenavigated', (frame) => this.addresses.add(frame.url()));
    page.on('download', (download) => this.addresses.add(download.url()));
  }

  /**
   * Expects these secrets, named for the report, in no address and no stored data. With `writing`, drafts in the window
   * may contain them.
   */
  async expectNone(secrets: Record<string, string | string[]>, { writing = false } = {}): Promise<void> {
    this.addresses.add(this.page.url());
    const stored = await this.page.evaluate<string>(STORED.replace('DRAFTS', String(writing)));
    const addresses = [...this.addresses].join('\n');
    const missing = Object.entries(secrets).filter(([, words]) =>
      [words].flat().some((word) => includesWord(addresses, word) || includesWord(stored, word)),
    );
    // oxlint-disable-next-line vitest/no-standalone-expect
    expect(
      missing.map(([name]) => name),
      `left behind at ${this.page.url()}`,
    ).toEqual([]);
  }

  /** Number of addresses that contain these words. */
  count = (words: string): number => [...this.addresses].filter((address) => includesWord(address, words)).length;
}

/** Returns whether the text contains the word, also as encoded in an address or JSON. */
function includesWord(text: string, word: string): boolean {
  const spellings = [word, encodeURIComponent(word), word.replaceAll(' ', '+'), JSON.stringify(word).slice(1, -1)];
  return spellings.some((spelling) => text.includes(spelling));
}
