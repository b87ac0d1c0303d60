import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DangerZone } from './danger-zone.tsx';

/** The way to one's own plan, and the way out for good. */
export function SubscriptionTab() {
  const { t } = useTranslation('account');
  return (
    <div className="stack loose">
      <Card title={t('plan.title')}>
        <p className="quiet">{t('subscription.text')}</p>
        <div>
          <LinkButton look="main" to="/subscription-dashboard">
            {t('subscription.manage')}
          </LinkButton>
        </div>
      </Card>
      <DangerZone />
    </div>
  );
}
