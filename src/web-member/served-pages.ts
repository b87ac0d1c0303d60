import type { RouteObject } from 'react-router-dom';
import { everyPage } from './routes.tsx';

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

/** The pages that the site has. */
export const servedPages = ({ fees }: { fees: boolean }): RouteObject[] => (fees ? everyPage : withoutFees(everyPage));

const withoutFees = (routes: RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => path === undefined || !FEE_PAGES.has(path))
    .map((route) => (route.children ? { ...route, children: withoutFees(route.children) } : route));
