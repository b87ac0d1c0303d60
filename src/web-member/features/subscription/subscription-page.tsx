import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { CardSkeletons, ErrorNotice, Page, Card, Tag, Skeleton } from '../../ui/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { Giving } from './giving.tsx';
import { BillingCard } from './billing-card.tsx';
import { PresentPlan } from './present-plan.tsx';
import { Usage } from './usage/usage.tsx';
import { usePlan, type PlanStatus } from './use-plan.ts';
import { AgreementWords } from '../payment/index.ts';
import './subscription.css';
import { listInvoices } from '#modules/billing/contracts/checkout.ts';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney, formatTime } from '../../../web-shared/text/format.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { subscriptionUsage } from '#modules/billing/contracts/subscription.ts';

export function SubscriptionPage() {
  const { t } = useText(['subscription', 'plan']);
  const { session } = useSession();
  const { fees } = currentSite();
  const { data: plan, error, refetch } = usePlan();
  if (isStaff(session.user?.role)) {
    return (
      <Page narrow title={t('plan:title')}>
        <ProfileFirst />
      </Page>
    );
  }
  return (
    <Page title={t('plan:title')}>
      {!plan && (error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <CardSkeletons count={2} />)}
      {plan && (
        <div className="columns">
          <div className="stack loose">
            {fees ? (
              <>
                <PresentPlan plan={plan} />
                <BillingCard plan={plan} />
                <Agreement plan={plan} />
                <Invoices />
              </>
            ) : (
              <Usage />
            )}
          </div>
          <div className="stack loose">
            {fees && (plan.subscriptionStatus === 'free' ? <WhatAPlanAdds /> : <Usage />)}
            <Activity />
            {!fees && <Giving />}
          </div>
        </div>
      )}
    </Page>
  );
}

/** The agreement of the present plan, in the words of the checkout and the receipt. */
function Agreement({ plan: { agreement } }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  if (!agreement) return null;
  return (
    <Card>
      <AgreementWords title={t('agreement.title')} words={agreement.words} />
      {agreement.begunAtOnceAt && <p>{t('agreement.begun', { date: formatTime(agreement.begunAtOnceAt) })}</p>}
    </Card>
  );
}

function Invoices() {
  const { t } = useText('subscription');
  const { data, error, refetch } = useEndpoint(listInvoices);
  if (error && !data)
    return <ErrorNotice title={t('billing.invoicesFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={t('billing.invoices')}>
      <ul className="plan-lines">
        {data.map(({ id, number, paidAt, amountPaid, amountRefunded }) => (
          <li key={id} className="row apart">
            <Link className="lone" to={`/subscription-dashboard/invoices/${id}`}>
              <InlineText>{number}</InlineText>
            </Link>
            <span className="row">
              {Number(amountRefunded) > 0 && (
                <Tag>{t('billing.refunded', { amount: formatMoney(amountRefunded) })}</Tag>
              )}
              <span>{formatMoney(amountPaid)}</span>
              <time className="small quiet" dateTime={paidAt}>
                {formatCalendarDay(paidAt)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WhatAPlanAdds() {
  const { t } = useText('subscription');
  return (
    <Card title={t('adds.title')}>
      <div>
        <h3>{t('adds.have')}</h3>
        <ul>
          {(['profile', 'read', 'answer'] as const).map((id) => (
            <li key={id}>{t(`adds.${id}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('adds.more')}</h3>
        <ul>
          {(['send', 'carry'] as const).map((id) => (
            <li key={id}>{t(`adds.${id}`)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The members who last received a request, with links to their profiles. */
function Activity() {
  const { t } = useText('subscription');
  const { session } = useSession();
  const { data, error } = useEndpoint(subscriptionUsage);
  // The usage card shows the error; without a profile nothing was sent.
  if (!session.profile || (error && !data)) return null;
  return (
    <Card title={t('activity.title')}>
      {!data && <Skeleton />}
      {data?.recentActivity.length === 0 && (
        <p className="quiet">
          <span>{t('activity.none')}</span> <Link to="/browse">{t('activity.browse')}</Link>
        </p>
      )}
      {data && data.recentActivity.length > 0 && (
        <ul className="plan-lines">
          {data.recentActivity.map(({ toProfileId, sentAt }) => (
            <li key={`${toProfileId} ${sentAt}`} className="row apart">
              <Link className="lone" to={`/profile-details/${toProfileId}`}>
                {t('activity.to', { id: toProfileId })}
              </Link>
              <time className="small quiet" dateTime={sentAt}>
                {formatTime(sentAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
