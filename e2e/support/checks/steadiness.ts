import type { Page } from 'playwright';

/**
 * How much of what is shown has jumped since the page was opened, as layout shift counts it (0.05 is hardly seen), and
 * what jumped.
 */
export const shifted = (page: Page) =>
  page.evaluate<{ by: number; what: string[] }>(`new Promise((resolve) => {
    const shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
      resolve({
        by: unasked.reduce((sum, { value }) => sum + value, 0),
        what: unasked.flatMap(({ value, sources }) =>
          sources.map(({ node }) => value.toFixed(3) + ' ' + (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120))),
      });
    }));
  })`);
