import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

const isPaymentPage = (path: string) => paymentPages.includes('/' + path.toLowerCase().replaceAll(/^\/|\/$/g, ''));

/**
 * Lets every way to a payment page, a link of the router's too, load a new document: Stripe's hosts are allowed in the
 * documents of those pages alone (decisions 7.9). `openedAt` is where the present document was.
 */
export const payingInOwnDocument = (routes: RouteObject[], openedAt: string): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(route.children && { children: payingInOwnDocument(route.children, openedAt) }),
    ...(isPaymentPage(route.path ?? '') &&
      !isPaymentPage(openedAt) && {
        loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
      }),
  })) as RouteObject[];
