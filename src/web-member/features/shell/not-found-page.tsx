import { useText } from '../../lib/text/use-text.ts';
import { EmptyState, LinkButton, useTitle } from '../../ui/index.ts';
import { homeOf, useSession } from '../session/index.ts';
import { AccountLink } from './navigation/account-link.tsx';
import { PublicFoot } from './navigation/public-foot.tsx';
import { PublicHeader } from './navigation/public-header.tsx';

export function NotFoundPage() {
  const { t } = useText('common');
  const { session } = useSession();
  const { user } = session;
  useTitle(t('notFound.title'));
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <div className="wrap page narrow">
        <EmptyState titleAs="h1" title={t('notFound.title')} text={t('notFound.text')}>
          <LinkButton variant="primary" to={user ? homeOf(session) : '/'}>
            {user ? t('account.toDashboard') : t('notFound.toHome')}
          </LinkButton>
          <LinkButton to="/guidance">{t('notFound.toGuidance')}</LinkButton>
        </EmptyState>
      </div>
      <PublicFoot />
    </>
  );
}
