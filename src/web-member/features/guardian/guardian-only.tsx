import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { EmptyState, LinkButton, Page } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';

/** Restricts these pages to guardians; explains to others, including former guardians, what the pages are for. */
export function GuardianOnly() {
  const { data: user } = useUser();
  return user?.isGuardian ? <Outlet /> : <OnlyForGuardians />;
}

/** Explains what these pages are for, and links to the reader's own. */
export function OnlyForGuardians() {
  const { t } = useTranslation('guardian');
  const { data: user } = useUser();
  return (
    <Page narrow title={t('dashboard.title')}>
      <EmptyState title={t('onlyGuardians.title')} text={t('onlyGuardians.text')}>
        <LinkButton variant="primary" to="/dashboard">
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
