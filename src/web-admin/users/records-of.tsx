import type { SubscriptionRecord } from '#modules/billing/contracts/admin-subscriptions.schema.ts';
import type { RefundRecord } from '#modules/billing/contracts/admin-refunds.schema.ts';
import type { ReportRecord } from '#modules/content/contracts/admin-reports.schema.ts';
import type { SupportRecord } from '#modules/content/contracts/admin-support.schema.ts';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { useGetList, type RaRecord } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCalendarDay, formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { Deed, type AuditRecord } from '../audit/deed.tsx';
import { pageOf } from '../audit/page-of.ts';
import { Panel } from '../layout/page.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';

/** The newest records of a list that are shown; the list itself has the others. */
const SHOWN = 5;

type RecordsProps<R extends RaRecord> = {
  title: string;
  resource: string;
  filter: Record<string, string>;
  sort: string;
  /** Links to the whole list. */
  to?: string;
  render: (record: R) => Elements;
};

/** Lists records of a person, the newest first; nothing is shown if there are none. */
function Records<R extends RaRecord>({ title, resource, filter, sort, to, render }: RecordsProps<R>) {
  const { t } = useTranslation('console');
  const { data = [], total = 0 } = useGetList<R>(resource, {
    filter,
    sort: { field: sort, order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (data.length === 0) return null;
  const all = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <Panel title={title}>
      <ul className="cases">
        {data.map((record) => (
          <li key={record.id}>{render(record)}</li>
        ))}
      </ul>
      {total > SHOWN && (
        <Link className="target" to={`${to ?? `/${resource}`}?${all}`}>
          {t('users.allOfThem', { count: total })}
        </Link>
      )}
    </Panel>
  );
}

type CaseLineProps = { type: string; id: string; at: string; words: string };

const CaseLine = ({ type, id, at, words }: CaseLineProps) => (
  <span className="person">
    <Link className="target" to={pageOf(type, id) ?? '/'}>
      {words}
    </Link>
    <span className="quiet small">{formatTime(at)}</span>
  </span>
);

/** Plan, refunds, messages to the staff, reports and acts of staff, without anybody's private words. */
export function RecordsOf({ userId, isAdmin }: { userId: string; isAdmin: boolean }) {
  const { t } = useTranslation(['console', 'safety']);
  const hasFees = currentSite().fees;
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
      {hasFees && <Subscriptions userId={userId} />}
      {hasFees && isAdmin && (
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
      {isAdmin && (
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
      {isAdmin && (
        <Records<AuditRecord>
          title={t('users.acts')}
          resource="audit"
          filter={{ person: userId }}
          sort="at"
          render={(entry) => (
            <>
              <Deed entry={entry} />
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
      render={({ plan, status, price, isGift, renewsAt, endsAt }) => (
        <span>
          {[
            plan,
            t(`subscriptions.status.${status}`),
            isGift ? t('subscriptions.gift') : formatMoney(price),
            renewsAt && `${t('subscriptions.renewsAt')} ${formatCalendarDay(renewsAt)}`,
            endsAt && `${t('subscriptions.endsAt')} ${formatCalendarDay(endsAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    />
  );
}
