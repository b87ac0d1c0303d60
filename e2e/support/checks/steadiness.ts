import type { Page } from 'playwright';

/** The layout shift since the page was opened (0.05 is hardly visible), and the elements that moved. */
export const shifted = (page: Page) =>
  page.evaluate<{ by: number; what: string[] }>(`new Promise((resolve) => {
    const shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
      resolve({
        by: unexpected.reduce((sum, { value }) => sum + value, 0),
        what: unexpected.flatMap(({ value, sources }) =>
          sources.map(({ node }) => value.toFixed(3) + ' ' + (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120))),
      });
    }));
  })`);
