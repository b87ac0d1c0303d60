import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { useLiveEvents } from '../../lib/live/use-live-events.ts';
import { ConnectionNotice, Redirect, Toaster } from '../../ui/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { LanguageSwitch } from './language/language-switch.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import './layouts.css';

/** The only page that a leaving account may open. */
const LEAVING = '/leaving';

/**
 * The layout of every page: skip link, live events, toasts, the dialog for a fresh sign-in, and focus after navigation.
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

export function PlainLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** Number of mounted components that need larger type. */
let pendingChecks = 0;

/** Enables larger type while the component is mounted. */
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

/**
 * Enables larger type on the guardian's pages, for every reader; people who are only guardians have it on every page.
 */
export function GuardianType() {
  useGuardianType(true);
  return <Outlet />;
}
