import type { Page } from 'playwright';

export const CONSOLE = '/admin-dashboard';

/**
 * The page as somebody finds it whose second factor is missing; local mode asks nobody for one. So many
 * times, or always. */
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
