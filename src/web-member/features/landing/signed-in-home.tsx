import { sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { dashboardStats } from '../../../app/contracts/dashboard.ts';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Card, LinkButton, Page, Redirect, Spinner, Stat, Tag } from '../../ui/index.ts';
import { homeOf, isOnlyGuardian, useProfile, useSession } from '../session/index.ts';
import { AccountLink, PublicHeader } from '../shell/index.ts';
import { stepsOf } from './steps-of.ts';

const tones = { done: 'ok', now: 'wait', next: 'plain' } as const;
const places = { profile: '/profile', browse: '/browse', requests: '/interest-requests' } as const;

/** The start page of signed-in people; a guardian is redirected to his dashboard. */
export function SignedInHome() {
  const { session, isPending } = useSession();
  if (isPending && session.user?.isGuardian) return <Spinner />;
  return isOnlyGuardian(session) ? <Redirect to={homeOf(session)} /> : <MemberHome />;
}

/** The member's three steps with their states; the second one opens once the profile is complete. */
function MemberHome() {
  const { t } = useText('landing');
  const { data: profile } = useProfile();
  const enabled = Boolean(profile);
  const { data: stats } = useQuery({ ...fetchJson(dashboardStats), enabled });
  const { data: sent } = useQuery({ ...fetchJson(sentRequests, { query: { limit: '1' } }), enabled });
  const complete = Boolean(profile?.profileComplete);
  const steps = stepsOf({ complete, hasSentRequest: Boolean(sent?.length), matches: stats?.acceptedMatches ?? 0 });
  const activity = {
    requests: stats?.pendingRequests,
    matches: stats?.acceptedMatches,
    messages: stats?.unreadMessages,
    remaining: stats?.requestsRemaining,
  };
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <Page title={t('home.title')} lead={t('home.lead')}>
        <ol className="columns home-steps">
          {steps.map(({ id, state }, place) => (
            <li key={id}>
              <Card as="div">
                <div className="row apart">
                  <p className="eyebrow">{t('home.step', { number: place + 1 })}</p>
                  <Tag tone={tones[state]}>{t(`home.state.${state}`)}</Tag>
                </div>
                <h2>{t(`home.steps.${id}.title`)}</h2>
                <p className="quiet">{t(`home.steps.${id}.text`)}</p>
                {id === 'browse' && !complete ? (
                  <p className="small">{t('home.steps.browse.locked')}</p>
                ) : (
                  <div>
                    <LinkButton small variant={state === 'now' ? 'primary' : 'secondary'} to={places[id]}>
                      {t(`home.steps.${id}.action`)}
                    </LinkButton>
                  </div>
                )}
              </Card>
            </li>
          ))}
        </ol>
        <section className="stack" aria-labelledby="activity">
          <div>
            <h2 id="activity">{t('home.activity.title')}</h2>
            <p className="quiet">{t('home.activity.lead')}</p>
          </div>
          <div className="stats">
            {(['requests', 'matches', 'messages', 'remaining'] as const).map((id) => (
              <Stat key={id} label={t(`home.activity.${id}`)} value={activity[id] ?? 0} />
            ))}
          </div>
        </section>
      </Page>
    </>
  );
}
