import type { PaymentRecord } from '#modules/billing/contracts/admin-payments.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { RefundPart } from '../payments/refund-part.tsx';
import { PaymentState, PaymentReferences } from '../payments/payment-state.tsx';
import { Dotted } from '../records/dotted.tsx';
import { PlanName } from './plan-name.tsx';
import { Records } from './records.tsx';

/** The newest payments of a member, with the references by which the provider and the bank name them. */
export function Payments({ userId }: { userId: string }) {
  const { t } = useTranslation('console');
  return (
    <Records<PaymentRecord>
      title={t('pages.payments')}
      resource="payments"
      filter={{ userId }}
      sort="paidAt"
      render={(payment) => (
        <>
          <div className="row between">
            <span>
              <Dotted
                parts={[
                  formatMoney(payment.amount),
                  <PlanName key="plan" plan={payment.planCode} name={payment.plan} />,
                  payment.number,
                ]}
              />
            </span>
            <PaymentState payment={payment} />
          </div>
          <p className="quiet small">
            <Dotted parts={[formatTime(payment.paidAt), payment.card]} />
          </p>
          <div className="row between">
            <PaymentReferences {...payment} second={payment.subscriptionReference} />
            <RefundPart payment={payment} />
          </div>
        </>
      )}
    />
  );
}
