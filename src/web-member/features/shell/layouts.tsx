import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { useLiveEvents } from '../../lib/live/use-live-events.ts';
import { Redirect } from '../../ui/page/redirect.tsx';
import { ConnectionNotice } from '../../ui/feedback/connection-notice.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { LanguageSwitch } from './language/language-switch.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import './layouts.css';

/** The one page that is open to somebody whose account is leaving. */
const LEAVING = '/leaving';

/**
 * Around every page: the way past the menu, the live connection, toasts, the question for a fresh sign-in, and the
 * focus on what is new.
 */
export function RootLayout() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const hydrating = useHydrating();
  const { session } = useSession();
  const { user } = session;
  useGuardianType(isOnlyGuardian(session));
  const first = useRef(true);
  const leaving = Boolean(user?.deletionScheduledFor);
  useLiveEvents(user && !leaving ? user.id : null);
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
      {leaving && pathname !== LEAVING ? <Redirect to={LEAVING} /> : <Outlet />}
      <LanguageSwitch />
      {!hydrating && <Toaster />}
      <SignInAgain />
      <ScrollRestoration />
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
let pendingChecks = 0;

/** Larger type, as long as somebody asks for it. */
function useGuardianType(wanted: boolean) {
  const rendered = use(RenderedDocumentContext);
  if (wanted) rendered?.describe({ guardianType: true });
  useLayoutEffect(() => {
    if (!wanted) return;
    const { classList } = document.documentElement;
    pendingChecks += 1;
    classList.add('guardian');
    return () => {
      pendingChecks -= 1;
      if (pendingChecks === 0) classList.remove('guardian');
    };
  }, [wanted]);
}

/** The guardian's pages are set in larger type for everybody; for who is a guardian alone, every page is. */
export function GuardianType() {
  useGuardianType(true);
  return <Outlet />;
}
