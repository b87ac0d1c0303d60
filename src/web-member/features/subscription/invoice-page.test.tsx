import common from '#texts/en/common.json' with { type: 'json' };
import subscription from '#texts/en/subscription.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { setTimeZone } from '../../../web-shared/text/format.ts';
import { i18n } from '../../lib/text/i18n.ts';
import { InvoicePage } from './invoice-page.tsx';

afterEach(() => {
  setTimeZone(undefined);
});

const ID = '01a2180e-17db-7570-9b24-f450daea6cbe';

/** Prints the invoice of a payment near midnight in this time zone. */
async function printedIn(zone: string): Promise<string> {
  i18n.add('common', common);
  i18n.add('subscription', subscription);
  setTimeZone(zone);
  const queries = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  queries.setQueryData([`/api/subscription/invoices/${ID}`], {
    id: ID,
    number: 'M-1',
    seller: 'Mithaq',
    plan: 'Monthly',
    paidAt: '2026-11-26T23:45:00.000Z',
    periodStart: '2026-11-27T00:15:00.000Z',
    periodEnd: '2026-12-27T00:15:00.000Z',
    subtotal: '15.99',
    amountOff: '0.00',
    amountPaid: '15.99',
    amountRefunded: '0.00',
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/invoices/${ID}`]}>
        <Routes>
          <Route path="/invoices/:id" element={<InvoicePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each(['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Europe/London'])(
  'an invoice read in %s has the same dates as its receipt',
  async (zone) => {
    const days = (await printedIn(zone)).match(/\d+ \w{3} \d{4}/g);
    expect(days).toEqual(['26 Nov 2026', '27 Nov 2026', '27 Dec 2026']);
  },
);
