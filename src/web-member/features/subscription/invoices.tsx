import { listInvoices } from '#modules/billing/contracts/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { Card, ErrorNotice, Tag } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';

export function Invoices() {
  const { t } = useTranslation('subscription');
  const { data, error, refetch } = useQuery(fetchJson(listInvoices));
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
              {Number(amountRefunded) > 0 && <Tag>{t('billing.refunded')}</Tag>}
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
