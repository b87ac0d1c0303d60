import type { SubscriptionRecord } from '#modules/billing/contracts/admin-subscriptions.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay, formatMoney } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { PersonLink } from '../records/person.tsx';
import { PlanName } from '../users/plan-name.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { RecordList } from '../records/record-list.tsx';
import { PlanState } from './plan-state.tsx';
import { PlanEnd } from './plan-end.tsx';

/** Running subscriptions; only their members and Stripe change them. */
export function SubscriptionList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<SubscriptionRecord>
      title={t('pages.subscriptions')}
      sort={{ field: 'since', order: 'DESC' }}
      empty={t('subscriptions.empty')}
      filters={
        <ChoiceFilter
          source="status"
          label={t('subscriptions.state')}
          choices={choicesOf(t('subscriptions.status', { returnObjects: true }))}
        />
      }
      columns={[
        {
          source: 'userId',
          label: t('subscriptions.who'),
          fixed: true,
          render: ({ userId }) => <PersonLink id={userId} />,
        },
        {
          source: 'plan',
          label: t('users.columns.plan'),
          render: ({ plan, planCode }) => <PlanName plan={planCode} name={plan} />,
        },
        {
          source: 'status',
          label: t('subscriptions.state'),
          render: (plan) => (
            <Badge tone={plan.status === 'active' && !plan.isAwaitingGuardian ? 'ok' : 'wait'}>
              <PlanState {...plan} />
            </Badge>
          ),
        },
        { source: 'since', label: t('subscriptions.since'), render: ({ since }) => formatCalendarDay(since) },
        {
          source: 'renewsAt',
          label: t('subscriptions.renewsAt'),
          render: ({ renewsAt }) => formatCalendarDay(renewsAt),
        },
        { source: 'endsAt', label: t('subscriptions.endsAt'), render: (plan) => <PlanEnd {...plan} /> },
        {
          source: 'price',
          label: t('plans.price'),
          render: ({ price, isGift }) => (isGift ? t('subscriptions.gift') : formatMoney(price)),
        },
      ]}
    />
  );
}
