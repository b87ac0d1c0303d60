import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import { defaultLanguage, type Language } from '#kernel/i18n/languages.ts';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { carryToast } from '../../ui/feedback/carried-toast.ts';
import { hasTexts } from '../text/i18n.ts';
import type { Namespace } from '../text/namespaces.d.ts';
import { textsOf } from './page-state.ts';

interface CurrentDocument {
  /** Its address without the language prefix. */
  at: string;
  language: Language;
  /** The language of the reader's account; the default one for a visitor. */
  ofAccount: Language;
  /** True for a visitor's page with a form, whose document has no styles of other pages. */
  isForm: boolean;
}

const isPaymentPage = (path: string) => paymentPages.includes('/' + path.toLowerCase().replaceAll(/^\/|\/$/g, ''));

/**
 * Loads a page by a full-page navigation, even from the router's links, if it needs another document. Only documents of
 * payment pages allow Stripe's hosts, a document has one language, and that of a form has few styles.
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
        : isOtherDocument(route, texts, opened) && {
            loader: ({ request }: LoaderFunctionArgs) => {
              carryToast();
              return redirectDocument(request.url);
            },
          }),
    };
  }) as RouteObject[];

function isOtherDocument(
  { path = '', handle }: RouteObject,
  texts: Namespace[],
  { at, language, ofAccount, isForm }: CurrentDocument,
): boolean {
  const isTranslated = (language: Language) => texts.every((name) => hasTexts(language, name));
  const its = [language, ofAccount].find((one) => one !== defaultLanguage() && isTranslated(one)) ?? defaultLanguage();
  return its !== language || (isForm && handle !== 'form') || (isPaymentPage(path) && !isPaymentPage(at));
}
