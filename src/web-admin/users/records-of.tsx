import type { SubscriptionRecord } from '#modules/billing/contracts/admin-subscriptions.schema.ts';
import type { RefundRecord } from '#modules/billing/contracts/admin-refunds.schema.ts';
import type { ReportRecord } from '#modules/content/contracts/admin-reports.schema.ts';
import type { SupportRecord } from '#modules/content/contracts/admin-support.schema.ts';
import { hasDuty } from '#kernel/contracts/roles.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCalendarDay, formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { givenReason } from '../audit/audit-words.ts';
import { Deed, type AuditRecord } from '../audit/deed.tsx';
import { pageOf } from '../audit/page-of.ts';
import { isAdmin } from '../lib/who.ts';
import { Dotted } from '../records/dotted.tsx';
import { Emails } from './emails.tsx';
import { PlanState } from '../subscriptions/plan-state.tsx';
import { PlanEnd } from '../subscriptions/plan-end.tsx';
import { Payments } from './payments.tsx';
import { PlanName } from './plan-name.tsx';
import { Records } from './records.tsx';

type CaseLineProps = { type: string; id: string; at: string; words: string };

const CaseLine = ({ type, id, at, words }: CaseLineProps) => (
  <span className="person">
    <Link className="target" to={pageOf(type, id) ?? '/'}>
      {words}
    </Link>
    <span className="quiet small">{formatTime(at)}</span>
  </span>
);

/** Lists the money, emails, cases and acts of staff about a person, without anybody's private words. */
export function RecordsOf({ userId, who }: { userId: string; who: User }) {
  const { t } = useTranslation(['console', 'safety']);
  const hasCases = hasDuty(who, 'cases');
  const hasMoney = currentSite().fees && hasDuty(who, 'money');
  const isModerator = who.role === 'moderator';
  const report = ({ id, reason, createdAt, resolvedAt }: ReportRecord) => (
    <CaseLine
      type="report"
      id={id}
      at={createdAt}
      words={`${t(`safety:report.reasons.${reason}`)} · ${t(resolvedAt ? 'reports.resolved' : 'reports.open')}`}
    />
  );
  return (
    <>
      {(hasMoney || (currentSite().fees && isModerator)) && <Subscriptions userId={userId} />}
      {hasMoney && <Payments userId={userId} />}
      {hasMoney && (
        <Records<RefundRecord>
          title={t('pages.refunds')}
          resource="refunds"
          filter={{ accountId: userId }}
          sort="requestedAt"
          render={({ id, amount, number, state, requestedAt }) => (
            <CaseLine
              type="refund"
              id={id}
              at={requestedAt}
              words={`${formatMoney(amount)} · ${number} · ${t(`refunds.states.${state}`)}`}
            />
          )}
        />
      )}
      {hasCases && <Emails title={t('emails.title')} filter={{ accountId: userId }} />}
      {hasCases && (
        <Records<SupportRecord>
          title={t('pages.support')}
          resource="support"
          filter={{ accountId: userId }}
          sort="createdAt"
          render={({ id, state, createdAt }) => (
            <CaseLine type="support" id={id} at={createdAt} words={t(`questions.states.${state}`)} />
          )}
        />
      )}
      {(hasCases || isModerator) && (
        <>
          <Records<ReportRecord>
            title={t('users.reportsAbout')}
            resource="reports"
            filter={{ reportedId: userId }}
            sort="createdAt"
            render={report}
          />
          <Records<ReportRecord>
            title={t('users.reportsBy')}
            resource="reports"
            filter={{ reporterId: userId }}
            sort="createdAt"
            render={report}
          />
        </>
      )}
      {isAdmin(who) && (
        <Records<AuditRecord>
          title={t('users.acts')}
          resource="audit"
          filter={{ person: userId }}
          sort="at"
          render={(entry) => (
            <>
              <Deed entry={entry} />
              {givenReason(entry) && <p dir="auto">{entry.reason}</p>}
              <p className="quiet small">{`${entry.actorName ?? t('audit.operator')} · ${formatTime(entry.at)}`}</p>
            </>
          )}
        />
      )}
    </>
  );
}

function Subscriptions({ userId }: { userId: string }) {
  const { t } = useTranslation('console');
  return (
    <Records<SubscriptionRecord>
      title={t('pages.subscriptions')}
      resource="subscriptions"
      filter={{ userId }}
      sort="since"
      render={({ plan, planCode, status, isAwaitingGuardian, price, isGift, renewsAt, endsAt }) => (
        <span>
          <Dotted
            parts={[
              <PlanName key="plan" plan={planCode} name={plan} />,
              <PlanState key="state" status={status} isAwaitingGuardian={isAwaitingGuardian} />,
              isGift ? t('subscriptions.gift') : formatMoney(price),
              renewsAt && `${t('subscriptions.renewsAt')} ${formatCalendarDay(renewsAt)}`,
              endsAt && (
                <Fragment key="end">
                  <span>{`${t('subscriptions.endsAt')} `}</span>
                  <PlanEnd status={status} endsAt={endsAt} />
                </Fragment>
              ),
            ]}
          />
        </span>
      )}
    />
  );
}
