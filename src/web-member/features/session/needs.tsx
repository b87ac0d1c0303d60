import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isStaff } from '#kernel/contracts/roles.ts';
import { apiSignInFor } from '../../lib/navigation/return-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/notice.tsx';
import { CONSOLE } from './dashboard-gate.ts';
import { useUser } from './use-session.ts';

/** Stands where a page needs a signed-in reader. Full-page, because /api/login decides where signing in happens. */
export function SignInFirst({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const location = useLocation();
  return (
    <EmptyState title={t('signInFirst.title')} text={text}>
      <LinkButton look="main" href={apiSignInFor(location)}>
        {t('signIn')}
      </LinkButton>
    </EmptyState>
  );
}

/** Stands where a page needs a profile of one's own; staff have none, and are told so. */
export function ProfileFirst() {
  const { t } = useTranslation('nav');
  const { data: user } = useUser();
  if (isStaff(user?.role)) {
    return (
      <EmptyState title={t('staff.title')} text={t('staff.text')}>
        <LinkButton look="main" href={CONSOLE}>
          {t('staff.action')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('profileFirst.title')} text={t('profileFirst.text')}>
      <LinkButton look="main" to="/create-profile">
        {t('profileFirst.action')}
      </LinkButton>
    </EmptyState>
  );
}
