import type { RouteObject } from 'react-router-dom';

/** Pages that sell, which a site without fees does not have (R-J.1). */
const FEE_PAGES = new Set([
  'pricing',
  'signup-payment',
  'signup-success',
  'subscribe',
  'subscription-upgrade',
  'subscription-success',
  'subscription-dashboard/invoices/:id',
]);

/** The pages of a site without fees. */
export const withoutFees = (routes: RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => path === undefined || !FEE_PAGES.has(path))
    .map((route) => (route.children ? { ...route, children: withoutFees(route.children) } : route));
