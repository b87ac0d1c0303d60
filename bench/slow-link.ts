import type { Browser, Page } from 'playwright';

/** A connection that many guardians have: 400 kbit/s and 400 ms latency, on a phone with a slow processor. */
const LINK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PROCESSOR = { rate: 4 };
const PHONE = { width: 360, height: 740 };

/** Limits in seconds: until the first words are visible, and from opening a decision's link until the decision. */
export const SLOW_LINK_BUDGET = { firstWords: 2, decision: 10 };

/** Opens a window with this connection and an empty cache. */
async function onTheLink<T>(browser: Browser, cookies: Cookie[], look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINK);
    await devtools.send('Emulation.setCPUThrottlingRate', PROCESSOR);
    return await look(page);
  } finally {
    await context.close();
  }
}

export interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** Returns the seconds until a page shows its first words. */
export const firstWordsOf = (browser: Browser, address: string, cookies: Cookie[] = []): Promise<number> =>
  onTheLink(browser, cookies, async (page) => {
    await page.goto(address);
    return page.evaluate<number>(`new Promise((shown) =>
      new PerformanceObserver((list) =>
        list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => shown(startTime / 1000)),
      ).observe({ type: 'paint', buffered: true }),
    )`);
  });

/** Returns the seconds from opening the emailed link until a guardian reads that he has decided. */
export const decisionBy = (browser: Browser, link: string): Promise<number> =>
  onTheLink(browser, [], async (page) => {
    const began = performance.now();
    await page.goto(link, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Approved' }).waitFor();
    return (performance.now() - began) / 1000;
  });
