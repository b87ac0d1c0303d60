import type { dashboardStats } from '../../../app/contracts/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Elsewhere } from '../../ui/elsewhere.tsx';
import { Card, Stat } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { homeOf, isOnlyGuardian, useProfile, useSession } from '../session/index.ts';
import type { z } from 'zod';
import { PublicHeader } from '../shell/index.ts';

type Stats = z.output<(typeof dashboardStats)['answer']>;

const steps = [
  { id: 'profile', to: '/profile' },
  { id: 'browse', to: '/browse' },
  { id: 'requests', to: '/interest-requests' },
] as const;

/** The start page of a signed-in person: a guardian's is his dashboard. */
export function SignedInHome() {
  const { session, isPending } = useSession();
  if (isPending && session.user?.isGuardian) return <Spinner />;
  return isOnlyGuardian(session) ? <Elsewhere to={homeOf(session)} /> : <MemberHome />;
}

/** Three steps, the second one opening once the profile is complete. */
function MemberHome() {
  const { t } = useTranslation('landing');
  const { data: profile } = useProfile();
  const { data: stats } = useQuery<Stats>({ queryKey: ['/api/dashboard-stats'], enabled: Boolean(profile) });
  const activity = {
    requests: stats?.pendingRequests,
    matches: stats?.acceptedMatches,
    messages: stats?.unreadMessages,
  };
  const locked = !profile?.profileComplete;
  return (
    <>
      <PublicHeader>
        <LinkButton small to="/dashboard">
          {t('home.dashboard')}
        </LinkButton>
      </PublicHeader>
      <Page title={t('home.title')} lead={t('home.lead')}>
        <ol className="columns home-steps">
          {steps.map(({ id, to }, place) => (
            <li key={id}>
              <Card as="div">
                <p className="eyebrow">{t('home.step', { number: place + 1 })}</p>
                <h2>{t(`home.steps.${id}.title`)}</h2>
                <p className="quiet">{t(`home.steps.${id}.text`)}</p>
                {id === 'browse' && locked ? (
                  <p className="small">{t('home.steps.browse.locked')}</p>
                ) : (
                  <div>
                    <LinkButton small look={id === 'profile' ? 'main' : 'plain'} to={to}>
                      {t(`home.steps.${id}.action`)}
                    </LinkButton>
                  </div>
                )}
              </Card>
            </li>
          ))}
        </ol>
        <section className="stack" aria-labelledby="activity">
          <h2 id="activity">{t('home.activity.title')}</h2>
          <div className="stats">
            {(['requests', 'matches', 'messages'] as const).map((id) => (
              <Stat key={id} label={t(`home.activity.${id}`)} value={activity[id] ?? 0} />
            ))}
          </div>
        </section>
      </Page>
    </>
  );
}
