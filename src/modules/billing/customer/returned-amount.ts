import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';

/** Amount that its payer got back: refunded, or charged back. */
export const returnedOf = ({ amountPaid, amountRefunded, chargedBackAmount }: ProviderInvoice): Pence =>
  penceOf(Math.min(amountPaid, amountRefunded + chargedBackAmount));
export const isReturned = (invoice: ProviderInvoice): boolean =>
  invoice.amountPaid > 0 && returnedOf(invoice) === invoice.amountPaid;
