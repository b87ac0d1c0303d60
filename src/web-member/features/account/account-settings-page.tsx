import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { Page, Tabs, LinkButton } from '../../ui/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { GeneralTab } from './general-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { PlanCard } from '../subscription/index.ts';
import { DangerZone } from './danger-zone.tsx';

/** Settings of the account. The tab is part of the address, so that emails can link to it. */
export function AccountSettingsPage() {
  const { t } = useText('account');
  const { session, isPending } = useSession();
  const [search] = useSearchParams();
  const tabs = [
    { value: 'general', label: t('tabs.general'), content: <GeneralTab /> },
    { value: 'notifications', label: t('tabs.notifications'), content: <NotificationsTab /> },
    { value: 'security', label: t('tabs.security'), content: <SecurityTab /> },
    // A guardian without a profile has no plan.
    ...(isPending || isOnlyGuardian(session)
      ? []
      : [{ value: 'subscription', label: t('tabs.subscription'), content: <SubscriptionTab /> }]),
  ];
  const requestedTab = search.get('tab');
  return (
    <Page narrow title={t('settings.title')}>
      <Tabs
        label={t('settings.title')}
        value={tabs.some(({ value }) => value === requestedTab) ? requestedTab! : 'general'}
        addressOf={(tab) => `?tab=${tab}`}
        tabs={tabs}
      />
    </Page>
  );
}

function SubscriptionTab() {
  const { t } = useText('plan');
  return (
    <div className="stack loose">
      <PlanCard>
        <p className="quiet">{t('tab.text')}</p>
        <div className="row">
          <LinkButton variant="primary" to="/subscription-dashboard">
            {t('tab.manage')}
          </LinkButton>
          {currentSite().fees && <LinkButton to="/pricing">{t('tab.plans')}</LinkButton>}
        </div>
      </PlanCard>
      <DangerZone />
    </div>
  );
}
