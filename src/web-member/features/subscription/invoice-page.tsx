import { getInvoice } from '#modules/billing/contracts/checkout.ts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useParams } from 'react-router-dom';
import { statusOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { Button, EmailAddress, EmptyState, ErrorNotice, LinkButton, Skeleton, useTitle } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import './subscription.css';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

type Invoice = AnswerOf<typeof getInvoice>;

export function InvoicePage() {
  const { t } = useText(['subscription', 'plan']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(getInvoice, { params: { id } });
  useTitle(data ? t('invoice.title', { number: data.number }) : t('billing.invoices'));
  const isMissing = [400, 404].includes(statusOf(error) ?? 0);
  return (
    <div className="wrap page narrow">
      <div className="row apart no-print">
        <Link className="back" to="/subscription-dashboard">
          <ArrowLeft aria-hidden />
          <span>{t('invoice.back')}</span>
        </Link>
        {data && (
          <Button small onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        )}
      </div>
      {isMissing && (
        <EmptyState titleAs="h1" title={t('invoice.missingTitle')} text={t('invoice.missingText')}>
          <LinkButton variant="primary" to="/subscription-dashboard">
            {t('plan:more')}
          </LinkButton>
        </EmptyState>
      )}
      {error && !data && !isMissing && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton title lines={8} />}
      {data && <Sheet invoice={data} />}
    </div>
  );
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { t } = useText('subscription');
  const { data: user } = useUser();
  const { number, paidAt, seller, plan, periodStart, periodEnd } = invoice;
  const { subtotal, amountOff, amountPaid, amountRefunded } = invoice;
  const period = () => {
    if (periodStart === null) return t('invoice.waits');
    const from = formatCalendarDay(periodStart);
    return periodEnd ? t('invoice.period', { from, to: formatCalendarDay(periodEnd) }) : t('invoice.forEver', { from });
  };
  const minus = (amount: string) => t('invoice.minus', { amount: formatMoney(amount) });
  const facts = [
    [t('invoice.number'), number],
    [t('invoice.date'), formatCalendarDay(paidAt)],
    [t('invoice.seller'), seller],
    [t('invoice.buyer'), user && <EmailAddress key="buyer">{user.email}</EmailAddress>],
  ] as const;
  return (
    <article className="card invoice">
      <p className="eyebrow">{seller}</p>
      <h1 tabIndex={-1}>{t('invoice.title', { number })}</h1>
      <dl className="facts wide">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('invoice.line')}</th>
            <th scope="col">{t('invoice.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <span>{t('invoice.plan', { plan })}</span>
              <div className="small quiet">{period()}</div>
            </td>
            <td>{formatMoney(subtotal)}</td>
          </tr>
          {Number(amountOff) > 0 && (
            <tr>
              <td>{t('invoice.amountOff')}</td>
              <td>{minus(amountOff)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('invoice.paid')}</th>
            <td>{formatMoney(amountPaid)}</td>
          </tr>
          {Number(amountRefunded) > 0 && (
            <tr>
              <th scope="row">{t('invoice.refunded')}</th>
              <td>{minus(amountRefunded)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </article>
  );
}
