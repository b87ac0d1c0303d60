import type { PaymentRecord } from '#modules/billing/contracts/admin-payments.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../web-shared/text/format.ts';
import { PersonLink, useConcern } from '../records/person.tsx';
import { VerbButton } from '../records/verb-button.tsx';

/** Refunds an amount of a payment, if something is left of it and its payer's bank is not deciding about it. */
export function RefundPart({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('console');
  const { id, userId, number, amount, amountRefunded, state } = payment;
  const payer = useConcern(userId);
  if (state === 'disputed' || state === 'refunded') return null;
  const left = (Number(amount) - Number(amountRefunded)).toFixed(2);
  return (
    <VerbButton
      name="payments-refund"
      resource="payments"
      id={id}
      verb="refund"
      concern={{
        name: t('payments.named', { number, name: payer.name }),
        about: (
          <span className="person">
            <strong>{`${formatMoney(amount)} · ${number}`}</strong>
            <PersonLink id={userId} />
          </span>
        ),
      }}
      questions={[{ name: 'amount', label: t('payments.part'), kind: 'number', value: left }]}
    />
  );
}
