import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/notice.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useUser } from '../session/index.ts';

/**
 * Opens the guardian's pages to guardians; tells anybody else what they are for, and leads on: also whoever guards
 * nobody any more.
 */
export function GuardianOnly() {
  const { data: user } = useUser();
  return user?.isGuardian ? <Outlet /> : <OnlyForGuardians />;
}

/** What these pages are for, and where somebody else belongs. */
export function OnlyForGuardians() {
  const { t } = useTranslation('guardian');
  const { data: user } = useUser();
  return (
    <Page narrow title={t('dashboard.title')}>
      <EmptyState title={t('onlyGuardians.title')} text={t('onlyGuardians.text')}>
        <LinkButton look="main" to="/dashboard">
          {t('onlyGuardians.home')}
        </LinkButton>
        {user?.gender === 'female' ? (
          <LinkButton to="/guardian-dashboard">{t('onlyGuardians.ward')}</LinkButton>
        ) : (
          <LinkButton to="/guardian-verify">{t('onlyGuardians.code')}</LinkButton>
        )}
      </EmptyState>
    </Page>
  );
}
