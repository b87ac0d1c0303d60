import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DangerZone } from './danger-zone.tsx';

/** The ways to one's own plan and to what is on offer, and the way out for good. */
export function SubscriptionTab() {
  const { t } = useTranslation('account');
  return (
    <div className="stack loose">
      <Card title={t('plan.title')}>
        <p className="quiet">{t('subscription.text')}</p>
        <div className="row">
          <LinkButton look="main" to="/subscription-dashboard">
            {t('subscription.manage')}
          </LinkButton>
          <LinkButton to="/pricing">{t('subscription.pricing')}</LinkButton>
        </div>
      </Card>
      <DangerZone />
    </div>
  );
}
