import type { PaymentRecord } from '#modules/billing/contracts/admin-payments.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter, SearchFilter } from '../records/filter-inputs.tsx';
import { PersonLink } from '../records/person.tsx';
import { RecordList } from '../records/record-list.tsx';
import { Dotted } from '../records/dotted.tsx';
import { PlanName } from '../users/plan-name.tsx';
import { PaymentState, PaymentReferences } from './payment-state.tsx';
import { RefundPart } from './refund-part.tsx';

/** All payments, the newest first. */
export function PaymentList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<PaymentRecord>
      title={t('pages.payments')}
      sort={{ field: 'paidAt', order: 'DESC' }}
      empty={t('payments.empty')}
      filters={
        <>
          <SearchFilter label={t('payments.search')} />
          <ChoiceFilter
            source="state"
            label={t('payments.state')}
            choices={choicesOf(t('payments.states', { returnObjects: true }))}
          />
        </>
      }
      columns={[
        {
          source: 'userId',
          label: t('subscriptions.who'),
          fixed: true,
          render: ({ userId }) => <PersonLink id={userId} />,
        },
        { source: 'amount', label: t('payments.amount'), render: ({ amount }) => formatMoney(amount) },
        {
          source: 'state',
          label: t('payments.state'),
          fixed: true,
          render: (payment) => <PaymentState payment={payment} />,
        },
        { source: 'paidAt', label: t('payments.paidAt'), render: ({ paidAt }) => formatTime(paidAt) },
        {
          source: 'number',
          label: t('refunds.invoice'),
          render: ({ number, plan, planCode }) => (
            <Dotted parts={[number, <PlanName key="plan" plan={planCode} name={plan} />]} />
          ),
        },
        {
          source: 'reference',
          label: t('payments.reference'),
          fixed: true,
          render: (payment) => <PaymentReferences {...payment} second={payment.subscriptionReference} />,
        },
        { source: 'verbs', label: t('actions'), fixed: true, render: (payment) => <RefundPart payment={payment} /> },
      ]}
    />
  );
}
