import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/index.ts';
import { PlanCard } from '../subscription/index.ts';
import { DangerZone } from './danger-zone.tsx';

export function SubscriptionTab() {
  const { t } = useTranslation('subscription');
  return (
    <div className="stack loose">
      <PlanCard>
        <p className="quiet">{t('tab.text')}</p>
        <div className="row">
          <LinkButton variant="primary" to="/subscription-dashboard">
            {t('tab.manage')}
          </LinkButton>
          <LinkButton to="/pricing">{t('tab.plans')}</LinkButton>
        </div>
      </PlanCard>
      <DangerZone />
    </div>
  );
}
