import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressOf, isCurrentTab, RULES, tabsFor, type Tab } from './navigation.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Header } from './header.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { PendingItem } from './waiting.tsx';
import { focusHeading, useFocusRescue } from '../keyboard/use-focus-rescue.ts';
import { useCurrentUser } from './current-user.ts';

/** Surrounds every page: the header with its tabs, and the dialog for a fresh sign-in. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const first = useRef(true);
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!first.current) focusHeading(content.current!);
    first.current = false;
  }, [pathname]);
  useFocusRescue();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Header />
      <Tabs />
      <main id="content" className="content" tabIndex={-1} ref={content}>
        <ConnectionNotice />
        <Suspense fallback={<PendingItem />}>{children}</Suspense>
      </main>
      <SignInAgain />
    </>
  );
}

function Tabs() {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const places = tabsFor(useCurrentUser());
  const isIn = ({ to, pages }: Tab) =>
    [to, ...(pages ?? []).map((page) => page.to)].some((one) => one && isCurrentTab(one, pathname));
  const pages = places.find(isIn)?.pages ?? [];
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const tab of rows.current!.querySelectorAll('[aria-current]'))
      tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div ref={rows}>
      <nav className="tabs" aria-label={t('tabs.label')}>
        {places.map((place) => (
          <Link
            key={place.label}
            to={addressOf(place)}
            reloadDocument={addressOf(place) === RULES}
            className="tab"
            aria-current={isIn(place) ? 'page' : undefined}
          >
            {t(`tabs.${place.label}`)}
          </Link>
        ))}
      </nav>
      {pages.length > 1 && (
        <nav className="tabs below" aria-label={t('pages.label')}>
          {pages.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              reloadDocument={to === RULES}
              className="tab"
              aria-current={isCurrentTab(to, pathname) ? 'page' : undefined}
            >
              {t(`pages.${label}`)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
