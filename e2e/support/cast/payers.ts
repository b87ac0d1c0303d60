import { aBrother, expectOk } from '../../../src/testing/people.ts';
import { buy, PLANS, makeOlder } from '../../../src/testing/paying.ts';
import { inDatabase } from '../database.ts';
import { product } from '../journey.ts';
import type { Cast } from './roles.ts';

export async function payers(): Promise<Pick<Cast, 'payer' | 'invoiceId' | 'cancelled' | 'lifelong'>> {
  const [payer, cancelled, lifelong] = await Promise.all([
    aBrother(product, 'Luqman'),
    aBrother(product, 'Ayyub'),
    aBrother(product, 'Yaqub'),
  ]);
  await Promise.all([
    buy(product, payer, PLANS.monthly),
    buy(product, cancelled, PLANS.sixMonth),
    buy(product, lifelong, PLANS.lifetime),
  ]);
  await expectOk('Cancelling', cancelled.browser.post('/api/subscription/cancel'));
  await inDatabase((db) => makeOlder(product, cancelled, 20, db));
  await expectOk('Refund', cancelled.browser.post('/api/subscription/refund', {}));
  const [invoice] = (await payer.browser.get('/api/subscription/invoices')).body;
  return { payer, cancelled, lifelong, invoiceId: invoice.id };
}
