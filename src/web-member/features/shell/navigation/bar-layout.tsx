import { useText } from '../../../lib/text/use-text.ts';
import { Outlet, useLocation } from 'react-router-dom';
import { apiSignInFor } from '../../../../web-shared/return-to.ts';
import { LinkButton, Spinner } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { ConfirmEmailBanner } from '../confirm-email-banner.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PublicHeader } from './public-header.tsx';
import '../layouts.css';

/** The layout with the navigation bar for signed-in people; visitors get the plain header. */
export function BarLayout() {
  const { t } = useText('common');
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
      {user && <NavigationBar />}
      <main id="content" tabIndex={-1}>
        {/* Rendered together with the page, so that it pushes nothing down. */}
        <ConfirmEmailBanner />
        {isPending ? <Spinner /> : <Outlet />}
      </main>
    </>
  );
}
