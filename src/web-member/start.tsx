import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { plainAddress, prefixOf } from '#kernel/i18n/languages.ts';
import { getUser, type User } from '#modules/identity/contracts/auth.ts';
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { whatWasDoneBefore } from './lib/before-hydration.ts';
import { watchConnection } from './lib/server/connection.ts';
import { writeIn } from './lib/text/format.ts';
import { i18n, startTexts } from './lib/text/i18n.ts';
import { takeInlined } from './lib/inlined.ts';
import { leaveKeysToInputMethods } from './lib/forms/input-method.ts';
import type { fullPageRoutes } from './lib/navigation/full-page-routes.ts';
import { ownLanguage } from './lib/text/own-language.ts';
import { TranslatedLanguages } from './lib/navigation/page-state-context.ts';
import { translatedLanguages } from './lib/navigation/page-state.ts';
import { watchNavigation } from './lib/navigation/pending-navigation.ts';
import { queryClient } from './lib/server/query-client.ts';
import { readOwnClock } from './lib/text/own-clock.ts';
import { Providers } from './providers.tsx';
import { showCarriedToast } from './ui/feedback/carried-toast.ts';

const language = ownLanguage();
const basename = prefixOf(language);

/** What of the routes stands in this document. */
type Within = typeof fullPageRoutes;

/** Starts the app of these pages: takes over the page that the server rendered, or makes it where there is none. */
export async function start(everyPage: RouteObject[], within: Within = (pages) => pages): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isRendered = takeInlined();
  writeIn(language);
  const at = plainAddress(window.location.pathname);
  const ofAccount = queryClient.getQueryData<User | null>([getUser.path])?.language ?? 'en';
  const languagesOf = translatedLanguages(everyPage);
  const routes = within(everyPage, { at, language, ofAccount });
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
  // In a transition it is taken over bit by bit, and a touch in between is answered.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  watchConnection();
  leaveKeysToInputMethods();
  // A page that the browser kept whole shows whoever was signed in then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}

/**
 * The router, once the present page is there, so that it can be shown at once: the texts come before. A page that
 * stands already stays where its reader has moved it.
 */
async function startRouter(routes: RouteObject[], isRendered: boolean) {
  const opened = matchRoutes(routes, window.location, basename) ?? [];
  // One that cannot be fetched is left to the router, which tells it.
  await Promise.allSettled(
    opened.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy === 'function') Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(routes, { basename, ...(isRendered && { hydrationData: {} }) });
}

let doAgain: (() => void) | undefined;

/** Takes the page over: what was typed and pressed until this very moment counts. */
function Started({ children }: { children: ReactNode }) {
  // Before any field of the app is given its value.
  useInsertionEffect(() => {
    doAgain = whatWasDoneBefore();
  }, []);
  useLayoutEffect(() => {
    doAgain?.();
    showCarriedToast();
  }, []);
  // After every part listens.
  useEffect(readOwnClock, []);
  return children;
}
