import { receivedRequests, sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { listMatches } from '#modules/messaging/contracts/matches.ts';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQueries } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { CardSkeletons, ErrorNotice, LinkButton } from '../../ui/index.ts';
import { NoticesHint } from '../device/index.ts';
import { type Guardian, waliStateOf, type WaliState } from '../session/index.ts';
import { nextStep, type Step, wayTo } from './next-step.ts';
import { WaitingMessages, WaitingRequest, WaitingStage } from './waiting-item.tsx';
import { groupPendingItems } from './pending-items.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';

/** Maximum number of items of a kind; the page of the kind has all of them. */
const SHOWN_COUNT = 3;

type WaitingProps = { profile: OwnProfile; guardian: Guardian | null; children: Elements };

/**
 * Pending items: first those that wait for the member, or the one next step, then those that wait for others. The
 * children render once these are loaded, so that nothing on the page moves.
 */
export function PendingCounts({ profile, guardian, children }: WaitingProps) {
  const { t } = useText('dashboard');
  const queries = useQueries({
    queries: [
      fetchJson(receivedRequests, { query: { open: 'true' } }),
      fetchJson(sentRequests),
      fetchJson(listMatches),
      fetchJson(subscriptionStatus),
    ],
  });
  const [received, sent, matches, subscription] = queries;
  if (queries.some(({ isPending }) => isPending)) return <CardSkeletons count={2} lines={4} />;
  const failed = queries.find(({ error, data }) => error && !data);
  if (failed || !received.data || !sent.data || !matches.data || !subscription.data) {
    const retry = () => void queries.forEach(({ error, refetch }) => error && void refetch());
    return (
      <>
        <ErrorNotice error={failed?.error} onRetry={retry} />
        {children}
      </>
    );
  }

  const waits = groupPendingItems({ received: received.data, sent: sent.data, matches: matches.data });
  const wali = waliStateOf(guardian);
  const isAwaited = waits.toAnswer.length + waits.toAgree.length + waits.toRead.length > 0;
  const hasSent = sent.data.length > 0;
  const { requestsRemaining, resetDate, subscriptionStatus: plan } = subscription.data;
  const step = nextStep({ profile, wali, isAwaited, hasSent, subscriptionStatus: plan, requestsRemaining });
  const onesOwn = [
    ...waits.toAnswer.slice(0, SHOWN_COUNT).map((request) => ({ id: request.id, request })),
    ...waits.toAgree.slice(0, SHOWN_COUNT).map((proposal) => ({ id: `stage ${proposal.id}`, proposal })),
    ...waits.toRead.slice(0, SHOWN_COUNT).map((match) => ({ id: match.id, match })),
  ];
  const ofOthers = (['received', 'sent'] as const).flatMap((side) =>
    waits[side].slice(0, SHOWN_COUNT).map((request) => ({ request, side })),
  );
  return (
    <>
      <section className="stack" aria-labelledby="waits">
        <h2 id="waits">{t(step ? 'waits.step' : 'waits.title')}</h2>
        {step && <StepCard step={step} wali={wali} resetDate={resetDate} />}
        {onesOwn.length > 0 && (
          <div className="waits-list">
            {onesOwn.map((item, place) =>
              'request' in item ? (
                <WaitingRequest key={item.id} request={item.request} side="received" first={!step && place === 0} />
              ) : 'proposal' in item ? (
                <WaitingStage key={item.id} match={item.proposal} first={!step && place === 0} />
              ) : (
                <WaitingMessages key={item.id} match={item.match} first={!step && place === 0} />
              ),
            )}
          </div>
        )}
      </section>
      {ofOthers.length > 0 && (
        <section className="stack" aria-labelledby="waits-others">
          <h2 id="waits-others">{t('waits.others')}</h2>
          <div className="waits-list">
            {ofOthers.map(({ request, side }) => (
              <WaitingRequest key={request.id} request={request} side={side} />
            ))}
          </div>
        </section>
      )}
      {children}
      {hasSent && <NoticesHint />}
    </>
  );
}

type StepCardProps = { step: Step; wali: WaliState; resetDate: string | null };

/** The next step of a member without pending items, with a link to it. */
function StepCard({ step, wali, resetDate }: StepCardProps) {
  const { t } = useText('dashboard');
  const text =
    step === 'exhausted' && resetDate
      ? t('step.exhausted.until', { date: formatCalendarDay(resetDate) })
      : t(`step.${step}.text`);
  return (
    <article className="card">
      <h3>{t(`step.${step}.title`)}</h3>
      <p>{text}</p>
      <div>
        <LinkButton variant="primary" to={wayTo(step, wali)}>
          {t(`step.${step}.action`)}
        </LinkButton>
      </div>
    </article>
  );
}
