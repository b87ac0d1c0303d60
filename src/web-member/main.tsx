import '../web-shared/ui/fonts.css';
import '../web-shared/ui/tokens.css';
import './ui/base.css';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { plainAddress, prefixOf, spokenLanguage } from '#kernel/i18n/languages.ts';
import { getUser } from '#modules/identity/contracts/auth.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { setSentForm } from './lib/forms/sent-form.ts';
import { replayInput } from './lib/before-hydration.ts';
import { watchConnection } from '../web-shared/server/connection.ts';
import { takeSite } from '../web-shared/site.ts';
import { setDateLanguage } from '../web-shared/text/format.ts';
import { i18n, startTexts } from './lib/text/i18n.ts';
import { takeInlined } from './lib/inlined.ts';
import { leaveKeysToInputMethods } from '../web-shared/input-method.ts';
import { fullPageRoutes } from './lib/navigation/full-page-routes.ts';
import { ownLanguage } from '../web-shared/text/own-language.ts';
import { TranslatedLanguages } from './lib/navigation/page-state-context.ts';
import { translatedLanguages } from './lib/navigation/page-state.ts';
import { watchNavigation } from './lib/navigation/pending-navigation.ts';
import { queryClient } from './lib/server/query-client.ts';
import { readOwnClock } from './lib/text/time-zone.ts';
import { Providers } from './providers.tsx';
import { everyPage } from './routes.tsx';
import { showCarriedToast } from './ui/feedback/carried-toast.ts';
import { urlOf } from '../web-shared/server/api.ts';

takeSite();
const language = ownLanguage();
const basename = prefixOf(language);

/** Starts the app: hydrates the rendered page, or renders it in the browser. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isRendered = takeInlined();
  setDateLanguage(language);
  const at = plainAddress(window.location.pathname);
  // Only sites without fees need to know which pages sell.
  const pages = currentSite().fees ? everyPage : (await import('./without-fees.ts')).withoutFees(everyPage);
  const user = queryClient.getQueryData<User | null>([urlOf(getUser)]);
  const ofAccount = spokenLanguage(user?.language);
  const isForm = user === null && matchRoutes(pages, window.location, basename)?.at(-1)?.route.handle === 'form';
  const languagesOf = translatedLanguages(pages);
  const routes = fullPageRoutes(pages, { at, language, ofAccount, isForm });
  await startTexts(language);
  const router = await startRouter(routes, isRendered);
  watchNavigation(router);
  const app = (
    <Started>
      <Providers client={queryClient} texts={i18n}>
        <TranslatedLanguages value={languagesOf}>
          <RouterProvider router={router} />
        </TranslatedLanguages>
      </Providers>
    </Started>
  );
  // A transition hydrates in small steps, so that the page stays responsive.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  watchConnection();
  leaveKeysToInputMethods();
  // A page restored from the back/forward cache may belong to another user by now.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}

/**
 * Creates the router after the current page and its texts are loaded, so that it renders at once. The scroll position
 * of a rendered page does not change.
 */
async function startRouter(routes: RouteObject[], isRendered: boolean) {
  const opened = matchRoutes(routes, window.location, basename) ?? [];
  // The router reports a page that cannot be loaded.
  await Promise.allSettled(
    opened.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy === 'function') Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(routes, { basename, ...(isRendered && { hydrationData: {} }) });
}

let doAgain: (() => void) | undefined;

/** Repeats the input and presses from before hydration. */
function Started({ children }: { children: ReactNode }) {
  // Before React sets the value of any field.
  useInsertionEffect(() => {
    doAgain = replayInput();
  }, []);
  useLayoutEffect(() => {
    doAgain?.();
    showCarriedToast();
  }, []);
  // After every component has subscribed and read its state.
  useEffect(() => {
    readOwnClock();
    setSentForm(null);
  }, []);
  return children;
}

await start();
