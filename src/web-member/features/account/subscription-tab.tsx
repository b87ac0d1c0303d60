import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The ways to one's own plan and to what is on offer. */
export function SubscriptionTab() {
  const { t } = useTranslation('account');
  return (
    <Card title={t('plan.title')}>
      <p className="quiet">{t('subscription.text')}</p>
      <div className="row">
        <LinkButton look="main" to="/subscription-dashboard">
          {t('subscription.manage')}
        </LinkButton>
        <LinkButton to="/pricing">{t('subscription.pricing')}</LinkButton>
      </div>
    </Card>
  );
}
