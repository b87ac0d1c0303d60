import { useText } from '../../lib/text/use-text.ts';
import { useLocation } from 'react-router-dom';
import { isStaff } from '#kernel/contracts/roles.ts';
import { apiSignInFor } from '../../../web-shared/return-to.ts';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { CONSOLE } from './dashboard-gate.ts';
import { useUser } from './use-session.ts';

/**
 * Shown if a page requires a signed-in reader. Its link is a full-page navigation, because /api/login chooses the
 * sign-in.
 */
export function SignInFirst({ text }: { text: string }) {
  const { t } = useText('common');
  const location = useLocation();
  return (
    <EmptyState title={t('signInFirst.title')} text={text}>
      <LinkButton variant="primary" href={apiSignInFor(location)}>
        {t('signIn')}
      </LinkButton>
    </EmptyState>
  );
}

/** Shown if a page requires a profile; staff read that they have none. */
export function ProfileFirst() {
  const { t } = useText('nav');
  const { data: user } = useUser();
  if (isStaff(user?.role)) {
    return (
      <EmptyState title={t('staff.title')} text={t('staff.text')}>
        <LinkButton variant="primary" href={CONSOLE}>
          {t('staff.action')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('profileFirst.title')} text={t('profileFirst.text')}>
      <LinkButton variant="primary" to="/create-profile">
        {t('profileFirst.action')}
      </LinkButton>
    </EmptyState>
  );
}
