import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';

/** Stands where a page needs a signed-in reader. Full-page, because /api/login decides where signing in happens. */
export function SignInFirst({ text }: { text: string }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState title={t('signInFirst.title')} text={text}>
      <LinkButton look="main" href="/api/login">
        {t('signIn')}
      </LinkButton>
    </EmptyState>
  );
}

/** Stands where a page needs a profile of one's own. */
export function ProfileFirst({ text }: { text?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState title={t('profileFirst.title')} text={text ?? t('profileFirst.text')}>
      <LinkButton look="main" to="/create-profile">
        {t('profileFirst.action')}
      </LinkButton>
    </EmptyState>
  );
}
