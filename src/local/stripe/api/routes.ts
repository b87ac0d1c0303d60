import { catalogRoutes } from './catalog.ts';
import { chargeRoutes } from './charges.ts';
import { customerRoutes } from './customers.ts';
import { intentRoutes } from './intents.ts';
import { invoiceRoutes } from './invoices.ts';
import type { Route } from './route.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const ROUTES: Route[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...intentRoutes,
  ...chargeRoutes,
];

export function routeFor(method: string, path: string): { route: Route; id: string } | null {
  for (const route of ROUTES) {
    const match = method === route.method && route.path.exec(path);
    if (match) return { route, id: match[1] ?? '' };
  }
  return null;
}
