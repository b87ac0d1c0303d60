import { customerRoutes } from './customers.ts';
import { catalogRoutes } from './catalog.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { invoiceRoutes } from './invoices.ts';
import { intentRoutes } from './intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { chargeRoutes } from './charges.ts';
import { eventRoutes } from './events.ts';
import type { Route } from './route.ts';

const ROUTES: Route[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...intentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...eventRoutes,
];

export function routeFor(method: string, path: string): { route: Route; id: string } | null {
  for (const route of ROUTES) {
    const match = method === route.method && route.path.exec(path);
    if (match) return { route, id: match[1] ?? '' };
  }
  return null;
}
