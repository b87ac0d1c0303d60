import { useText } from '../../lib/text/use-text.ts';
import { EmptyState, LinkButton, Page } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';

/** Explains what these pages are for, and links to the reader's own. */
export function OnlyForGuardians() {
  const { t } = useText('guardian');
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
