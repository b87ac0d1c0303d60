import type { PaymentRecord } from '#modules/billing/contracts/admin-payments.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';

const TONES = { paid: 'ok', disputed: 'wait', 'partly-refunded': undefined, refunded: 'end' } as const;

/** Shows the state of a payment, followed by the amount that came back. */
export function PaymentState({ payment: { state, amountRefunded } }: { payment: PaymentRecord }) {
  const { t } = useTranslation('console');
  return (
    <span className="row">
      <Badge tone={TONES[state]}>{t(`payments.states.${state}`)}</Badge>
      {Number(amountRefunded) > 0 && <span>{t('payments.back', { amount: formatMoney(amountRefunded) })}</span>}
    </span>
  );
}

interface References {
  reference: string;
  second: string | null;
  link: string | null;
}

/** Shows the provider's references of a payment, with a link to the provider if it has pages. */
export function PaymentReferences({ reference, second, link }: References) {
  const { t } = useTranslation('console');
  return (
    <span className="person">
      <code className="reference">{reference}</code>
      {second && <code className="reference">{second}</code>}
      {link && (
        <a className="target" href={link} target="_blank" rel="noreferrer">
          {t('payments.atProvider')}
        </a>
      )}
    </span>
  );
}
