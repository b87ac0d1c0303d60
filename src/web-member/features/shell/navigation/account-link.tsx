import { useText } from '../../../lib/text/use-text.ts';
import { useLocation } from 'react-router-dom';
import { apiSignInFor } from '../../../../web-shared/return-to.ts';
import { LinkButton } from '../../../ui/index.ts';
import { homeOf, useSession } from '../../session/index.ts';

/** The link at the end of a public page's header: to the dashboard, or to the sign-in and back. */
export function AccountLink() {
  const { t } = useText('common');
  const location = useLocation();
  const { session } = useSession();
  return (
    <nav aria-label={t('account.label')}>
      {session.user ? (
        <LinkButton small to={homeOf(session)}>
          {t('account.toDashboard')}
        </LinkButton>
      ) : (
        <LinkButton small href={apiSignInFor(location)}>
          {t('signIn')}
        </LinkButton>
      )}
    </nav>
  );
}
