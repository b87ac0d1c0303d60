import { useText } from '../../lib/text/use-text.ts';
import { Card, LinkButton, Page, Tag } from '../../ui/index.ts';
import { ModerationNotices } from '../profile/index.ts';
import { PlanCard } from '../subscription/index.ts';
import { BreakNotice } from '../interest/index.ts';
import { useSession, type Guardian, isOnHold, waliStateOf } from '../session/index.ts';
import { TermsNotice } from '../terms/index.ts';
import { ProfileCard } from './profile-card.tsx';
import { Strip } from './strip.tsx';
import { PendingCounts } from './waiting.tsx';
import './dashboard.css';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';

export function DashboardPage() {
  const { t } = useText(['dashboard', 'plan']);
  const { session } = useSession();
  const { user, profile, guardian } = session;
  const title = t('welcome', { name: user?.firstName ?? '' });
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
    <Page title={title}>
      <TermsNotice />
      <ModerationNotices profile={profile} />
      <BreakNotice />
      <PendingCounts profile={profile} guardian={guardian}>
        <Strip />
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
                  {t('plan:more')}
                </LinkButton>
              </div>
            </PlanCard>
          </div>
        </div>
      </PendingCounts>
    </Page>
  );
}

function GuardianStatusCard({ guardian }: { guardian: Guardian }) {
  const { t } = useText('dashboard');
  const state = waliStateOf(guardian);
  if (state === 'none') return null;
  // While staff check him there is nothing for her to do.
  const onHold = isOnHold(state) && state !== 'checking';
  return (
    <Card
      title={t('guardian.title')}
      aside={<Tag tone={state === 'verified' ? 'ok' : 'wait'}>{t(`guardian.${state}`)}</Tag>}
    >
      <p>{t(`guardian.${state}Text`, { name: guardian.name })}</p>
      <div className="row">
        <LinkButton small to={onHold ? '/guardian-setup' : '/wali-pending'}>
          {onHold ? t('guardian.another') : t('guardian.details')}
        </LinkButton>
        <LinkButton small variant="ghost" to="/guardian-dashboard">
          {t('guardian.dashboard')}
        </LinkButton>
      </div>
    </Card>
  );
}

function GuidanceCard() {
  const { t } = useText('dashboard');
  return (
    <Card title={t('guidance.title')}>
      <figure className="verse">
        <blockquote className="said">{t('guidance.verse')}</blockquote>
        <figcaption className="small quiet">{t('guidance.reference')}</figcaption>
      </figure>
      <ul className="reading">
        <li>
          <Link className="lone" to="/guidance">
            {t('guidance.articles')}
          </Link>
        </li>
        <li>
          <OtherSite href="https://quran.com/30/21">{t('guidance.quran')}</OtherSite>
        </li>
        <li>
          <OtherSite href="https://sunnah.com/bukhari/67">{t('guidance.hadith')}</OtherSite>
        </li>
      </ul>
    </Card>
  );
}

/** A link to another site, without a referrer. */
function OtherSite({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useText('dashboard');
  return (
    <a className="lone" href={href} rel="external noopener noreferrer">
      <span>
        <span>{children}</span> <ExternalLink className="leads-out" aria-hidden />
        <span className="only-read">{t('guidance.elsewhere')}</span>
      </span>
    </a>
  );
}

/** Suggestions: for a sister about her guardian, for a brother about his requests, which the plan's card counts. */
function NextSteps({ female }: { female: boolean }) {
  const { t } = useText('dashboard');
  const { data } = useEndpoint(subscriptionStatus);
  if (female) {
    return (
      <Card title={t('female.title')}>
        <p>{t('female.guardian')}</p>
        <p>{t('female.answer')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('male.title')}>
      <p>{data && data.requestsRemaining > 0 ? t('male.requests') : t('male.none')}</p>
    </Card>
  );
}
