import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { hasTexts } from '../text/i18n.ts';
import type { Namespace } from '../text/namespaces.d.ts';
import { textsOf } from './page-state.ts';

interface CurrentDocument {
  /** Its address without the language prefix. */
  at: string;
  language: Language;
  /** The language of the reader's account; English for a visitor. */
  ofAccount: Language;
}

const isPaymentPage = (path: string) => paymentPages.includes('/' + path.toLowerCase().replaceAll(/^\/|\/$/g, ''));

/**
 * Loads a page by a full-page navigation, even from the router's links, if it needs another document. Only documents of
 * payment pages allow Stripe's hosts, and a document has one language.
 */
export const fullPageRoutes = (
  routes: RouteObject[],
  opened: CurrentDocument,
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

function isOtherDocument(path: string, texts: Namespace[], { at, language, ofAccount }: CurrentDocument): boolean {
  const isTranslated = (language: Language) => texts.every((name) => hasTexts(language, name));
  const its = [language, ofAccount].find((language) => language !== 'en' && isTranslated(language)) ?? 'en';
  return its !== language || (isPaymentPage(path) && !isPaymentPage(at));
}
