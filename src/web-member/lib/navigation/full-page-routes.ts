import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { hasTexts } from '../text/i18n.ts';
import type { Namespace } from '../text/namespaces.d.ts';
import { textsOf } from './page-state.ts';

/** The document that is there, and who reads it. */
interface OpenedCheckout {
  /** Its plain address. */
  at: string;
  language: Language;
  /** The language of the reader's account; English for a visitor. */
  ofAccount: Language;
}

const isPaymentPage = (path: string) => paymentPages.includes('/' + path.toLowerCase().replaceAll(/^\/|\/$/g, ''));

/**
 * Lets every way to a page that stands in another document than this one, a link of the router's too, load it: Stripe's
 * hosts are allowed in the documents of payment pages alone, and a document speaks one language.
 */
export const fullPageRoutes = (
  routes: RouteObject[],
  opened: OpenedCheckout,
  around: Namespace[] = [],
): RouteObject[] =>
  routes.map((route) => {
    const texts = [...around, ...textsOf(route)];
    return {
      ...route,
      ...(route.children
        ? { children: fullPageRoutes(route.children, opened, texts) }
        : isOtherDocument(route.path ?? '', texts, opened) && {
            loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
          }),
    };
  }) as RouteObject[];

function isOtherDocument(path: string, texts: Namespace[], { at, language, ofAccount }: OpenedCheckout): boolean {
  const isTranslated = (language: Language) => texts.every((name) => hasTexts(language, name));
  const its = [language, ofAccount].find((language) => language !== 'en' && isTranslated(language)) ?? 'en';
  return its !== language || (isPaymentPage(path) && !isPaymentPage(at));
}
