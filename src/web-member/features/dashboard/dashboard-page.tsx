import { useTranslation } from 'react-i18next';
import { Card, LinkButton, Page } from '../../ui/index.ts';
import { PlanCard } from '../subscription/index.ts';
import { BreakNotice } from '../interest/index.ts';
import { useSession } from '../session/index.ts';
import { GuidanceCard } from './guidance-card.tsx';
import { GuardianStatusCard } from './guardian-status-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProfileCard } from './profile-card.tsx';
import { Figures, Tiles } from './figures.tsx';
import { PendingCounts } from './waiting.tsx';
import './dashboard.css';

export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'subscription']);
  const { session } = useSession();
  const { user, profile, guardian } = session;
  const title = t('welcome', { name: user?.username ?? '' });
  if (!profile) {
    return (
      <Page narrow title={title}>
        <Card title={t('admin.title')}>
          <p className="quiet">{t('admin.text')}</p>
          <div>
            <LinkButton variant="primary" href="/admin-dashboard">
              {t('admin.open')}
            </LinkButton>
          </div>
        </Card>
      </Page>
    );
  }
  const female = profile.gender === 'female';
  return (
    <Page title={title} lead={t('lead')}>
      <BreakNotice />
      <PendingCounts profile={profile} guardian={guardian}>
        <Tiles />
        <Figures />
        <div className="columns">
          <div className="stack loose">
            <ProfileCard profile={profile} />
            <GuidanceCard />
          </div>
          <div className="stack loose">
            {female && guardian && <GuardianStatusCard guardian={guardian} />}
            <NextSteps female={female} />
            <PlanCard title={t('subscription.title')}>
              <div>
                <LinkButton small to="/subscription-dashboard">
                  {t('subscription:plan.more')}
                </LinkButton>
              </div>
            </PlanCard>
          </div>
        </div>
      </PendingCounts>
    </Page>
  );
}
