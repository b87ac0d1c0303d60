import { use, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { useLiveEvents } from '../../lib/live/use-live-events.ts';
import { ConnectionNotice, Redirect, Toaster } from '../../ui/index.ts';
import { isOnlyGuardian, useSession, useUser } from '../session/index.ts';
import { SignInAgain } from './sign-in-again.tsx';
import './layouts.css';
import { addressIn, offeredLanguages, type Language } from '#kernel/i18n/languages.ts';
import { carryInput } from '../../lib/before-hydration.ts';
import { TranslatedLanguages } from '../../lib/navigation/page-state-context.ts';
import { isOffline } from '../../service-worker/cache-policy.ts';
import { LanguageChoice } from './language/language-choice.tsx';
import { useOwnLanguage } from './language/use-own-language.ts';

/** The only page that a leaving account may open. */
const LEAVING = '/leaving';

/**
 * The layout of every page: skip link, live events, toasts, the dialog for a fresh sign-in, and focus after navigation.
 */
export function RootLayout() {
  const { t } = useText('common');
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

/**
 * Links at the foot of a translated page to the same page in other languages. For signed-in people a link also sets the
 * language of the account, unless it is leaving.
 */
function LanguageSwitch() {
  const { t } = useText('common');
  const { pathname, search } = useLocation();
  const { data: user } = useUser();
  const { mutate } = useOwnLanguage();
  const translated = use(TranslatedLanguages)(pathname);
  const of = offeredLanguages().filter((language) => translated.includes(language));
  // The offline page appears under the address of another page.
  if (of.length < 2 || isOffline(pathname)) return null;
  const choose = (language: Language) => (event: MouseEvent) => {
    if (!user || user.deletionScheduledFor) return carryInput();
    event.preventDefault();
    mutate(language);
  };
  return (
    <nav className="languages" aria-label={t('languages')}>
      <div className="wrap">
        <LanguageChoice of={of}>
          {(language, name) => (
            <a href={addressIn(language, pathname + search)} hrefLang={language} onClick={choose(language)}>
              {name}
            </a>
          )}
        </LanguageChoice>
      </div>
    </nav>
  );
}
