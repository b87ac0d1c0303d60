import type { Page } from 'playwright';

export const CONSOLE = '/admin-dashboard';

/**
 * Refuses requests of the page as if the second factor were missing, a number of times or always. Local mode does not
 * require one.
 */
export const withoutSecondFactor = (page: Page, times?: number) =>
  page.route(
    `**${CONSOLE}`,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-second-factor="there"', 'data-second-factor="missing"');
      await route.fulfill({ response, body });
    },
    times ? { times } : {},
  );
