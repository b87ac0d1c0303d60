import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Everything that scripts of the page could read again later. */
const STORED = `(async () => {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => new Promise((resolve, reject) => {
    const opened = indexedDB.open(name);
    opened.onerror = reject;
    opened.onsuccess = async () => {
      const stores = [...opened.result.objectStoreNames];
      const all = (store) => new Promise((done) => {
        const asked = opened.result.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
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

/**
 * What a window leaves behind: the addresses that it asked for, showed or named as where it came from, and what its
 * scripts keep.
 */
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
   * None of these words stands in an address, nor in anything that the page keeps; by their names, for the report. What
   * is being written is kept as a draft in its window.
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

  /** How many of the addresses hold these words. */
  count = (words: string): number => [...this.addresses].filter((address) => includesWord(address, words)).length;
}

/** As it is, or as an address or JSON would spell it. */
function includesWord(text: string, word: string): boolean {
  const spellings = [word, encodeURIComponent(word), word.replaceAll(' ', '+'), JSON.stringify(word).slice(1, -1)];
  return spellings.some((spelling) => text.includes(spelling));
}
