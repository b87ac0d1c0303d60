import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { persistently } from '../../lib/persistently.ts';
import { withTexts } from '../../lib/with-texts.ts';
import { useLiveEvents } from '../../lib/use-live-events.ts';
import { apiSignInFor } from '../../lib/way-back.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ConnectionNotice } from '../../ui/connection-notice.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { isOnlyGuardian, useSession, useUser } from '../session/index.ts';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { PublicHeader } from './public-header.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import './layouts.css';

const Toaster = lazy(async () => ({
  default: (await persistently(() => import('../../ui/toaster.tsx'))).Toaster,
}));
const NavigationBar = lazy(async () => {
  const { NavigationBar } = await persistently(() => withTexts(() => import('./navigation-bar.tsx'), 'nav'));
  return { default: NavigationBar };
});

/** The one page that is open to somebody whose account is leaving. */
const LEAVING = '/leaving';

/**
 * Around every page: the way past the menu, the live connection, toasts, the question for a fresh sign-in, and the
 * focus on what is new.
 */
export function RootLayout() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { session } = useSession();
  const { user } = session;
  useGuardianType(isOnlyGuardian(session));
  const first = useRef(true);
  const leaving = Boolean(user?.deletionScheduledFor);
  useLiveEvents(Boolean(user) && !leaving);
  useEffect(() => {
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <ConnectionNotice />
      {leaving && pathname !== LEAVING ? <Navigate to={LEAVING} replace /> : <Outlet />}
      <Suspense>
        <Toaster />
      </Suspense>
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}

/** Pages with the navigation bar, which shows itself to a signed-in person only; a visitor gets the plain head. */
export function BarLayout() {
  const { t } = useTranslation('common');
  const { data: user, isPending } = useUser();
  const location = useLocation();
  return (
    <>
      {isPending && <div className="nav-place" />}
      {!user && !isPending && (
        <PublicHeader>
          <LinkButton small href={apiSignInFor(location)}>
            {t('signIn')}
          </LinkButton>
        </PublicHeader>
      )}
      {user && (
        <Suspense fallback={<div className="nav-place" />}>
          <NavigationBar />
        </Suspense>
      )}
      <main id="content" tabIndex={-1}>
        {/* What comes with the user comes with the page, and pushes nothing down. */}
        <ConfirmEmailBanner />
        {isPending ? <Spinner /> : <Outlet />}
      </main>
    </>
  );
}

/** Pages without the bar. */
export function PlainLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** How many parts of the present page ask for larger type. */
let asking = 0;

/** Larger type, as long as somebody asks for it. */
function useGuardianType(wanted: boolean) {
  useLayoutEffect(() => {
    if (!wanted) return;
    const { classList } = document.documentElement;
    asking += 1;
    classList.add('guardian');
    return () => {
      asking -= 1;
      if (asking === 0) classList.remove('guardian');
    };
  }, [wanted]);
}

/** The guardian's pages are set in larger type for everybody; for who is a guardian alone, every page is. */
export function GuardianType() {
  useGuardianType(true);
  return <Outlet />;
}
