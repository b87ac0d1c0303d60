import { invoiceText } from '#kernel/i18n/answers.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type { Tx } from '#kernel/tx.ts';
import { poundsOf, type Pence } from '#kernel/values/money.ts';
import type { Payment } from '../domain/payment.ts';
import type { Plans } from '../domain/plan.ts';
import type { Subscription } from '../domain/subscription.ts';

export const amountWords = (amount: Pence): string => `£${poundsOf(amount)}`;

/** Names a card in a sentence, if it is known. */
export const cardWords = (card: string | null): string =>
  card ? invoiceText('card', { card }) : invoiceText('cardUnknown');

/** Returns the places of an email about a payment. */
export async function paymentWords(
  tx: Tx,
  { plans }: { plans: Plans },
  payment: Payment,
  subscription: Subscription | null,
) {
  return {
    plan: (await plans.find(tx, payment.planId))!.name,
    number: payment.number,
    amount: amountWords(payment.amount),
    date: longDate(payment.paidAt),
    period: periodWords(payment, subscription),
  };
}

function periodWords({ isFirst, periodEnd }: Payment, subscription: Subscription | null): string {
  if (isFirst && subscription?.state.isAwaitingGuardian) return invoiceText('paidFromVerification');
  return periodEnd ? invoiceText('paidUntil', { until: longDate(periodEnd) }) : invoiceText('paidForEver');
}
