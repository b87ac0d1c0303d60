import { afterCommit, type Subscription as Subscribed } from '#kernel/events.ts';
import { invoiceText } from '#kernel/i18n/answers.ts';
import { longDate, momentInWords } from '#kernel/i18n/dates.ts';
import type { Operator } from '#kernel/operator.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Agreement } from '../domain/agreement.ts';
import type { Payment } from '../domain/payment.ts';
import { refundOf, type RefundCase } from '../domain/refund.ts';
import { AWAITING_REFUND_DAYS, daysLater } from '../domain/refund-window.ts';
import type { Subscription } from '../domain/subscription.ts';
import { emails } from '../emails.ts';
import { paymentChargedBack, paymentReceived, paymentRefunded } from '../events.ts';
import { unlockedSubscription, unlockedSubscriptionsOf } from '../subscription/unlocked-subscriptions.ts';
import { readRefundCase } from '../refund-request/refund-case.ts';
import type { SentRequestsPort } from '../ports.ts';
import type { UseCasePorts } from '../use-case-ports.ts';
import { mailDisputes } from './mail-disputes.ts';
import { amountWords, cardWords, paymentWords } from './payment-words.ts';

interface Ports extends Pick<UseCasePorts, 'identity' | 'agreements' | 'payments' | 'disputes' | 'plans'> {
  sentRequests: SentRequestsPort;
  operator: Operator;
}

const PAGE = '/subscription-dashboard';

/** Emails the payer about each payment: the receipt with the whole contract, how to withdraw, and refunds. */
export const mailPayments = (ports: Ports): Subscribed[] => {
  const { identity, agreements, payments, operator, sentRequests } = ports;

  /** A payment with its plan; null once it is erased. */
  const paidWith = async (tx: Tx, id: string) => {
    const payment = await payments.find(tx, id);
    const subscription = payment && (await unlockedSubscription(tx, payment.accountId, payment.subscription));
    return payment && subscription && { payment, subscription };
  };
  const caseOf = async (tx: Tx, { payment, subscription }: { payment: Payment; subscription: Subscription }) => {
    const refundCase = await readRefundCase(tx.db, subscription, sentRequests);
    return refundCase?.payment.id === payment.id ? refundCase : null;
  };

  return [
    afterCommit(paymentReceived, 'billing.mail-receipt', async (tx, { accountId, payment: id }) => {
      const paid = await paidWith(tx, id);
      if (!paid) return;
      const agreement = await agreements.find(tx, paid.subscription.state.checkoutId);
      const values = {
        ...(await paymentWords(tx, ports, paid.payment, paid.subscription)),
        ...sellerWords(operator),
        renewal: renewalWords(paid.subscription, agreement),
        refund: refundWords(await caseOf(tx, paid)),
        begun: begunWords(agreement),
      };
      const quote = agreement && agreement.words.join('\n');
      await identity.notify(tx, accountId, emails.paymentReceipt, { values, quote, path: PAGE });
    }),
    afterCommit(paymentReceived, 'billing.mail-cooling-off', async (tx, { accountId, payment: id }) => {
      const paid = await paidWith(tx, id);
      const refundCase = paid && (await caseOf(tx, paid));
      // At the start, and at the first full price after a cheaper period.
      if (!refundCase || !(paid.payment.isFirst || refundCase.isFirstFullPrice)) return;
      const { plan, amount, date } = await paymentWords(tx, ports, paid.payment, paid.subscription);
      const values = { plan, amount, date, refund: refundWords(refundCase), email: operator.email };
      await identity.notify(tx, accountId, emails.coolingOff, { values, path: PAGE });
    }),
    afterCommit(paymentRefunded, 'billing.mail-refund', async (tx, { accountId, payment: id }) => {
      const paid = await paidWith(tx, id);
      if (!paid) return;
      const { payment, subscription } = paid;
      const values = {
        ...(await paymentWords(tx, ports, payment, subscription)),
        returned: amountWords(payment.refunded),
        card: cardWords(payment.card),
        ending: await endingWords(tx, ports, paid),
        stays: (await identity.closedFor(tx, accountId)) ? invoiceText('accountClosed') : invoiceText('restStays'),
      };
      await identity.notify(tx, accountId, emails.paymentRefunded, { values, path: PAGE });
    }),
    afterCommit(paymentChargedBack, 'billing.mail-charged-back', async (tx, { accountId, payment: id }) => {
      const paid = await paidWith(tx, id);
      if (!paid) return;
      const values = await paymentWords(tx, ports, paid.payment, paid.subscription);
      await identity.notify(tx, accountId, emails.paymentTakenBack, { values, path: PAGE });
    }),
    ...mailDisputes(ports),
  ];
};

const sellerWords = ({ name, address, email }: Operator) => ({ seller: [name, ...address].join(', '), email });

function renewalWords({ renews, state }: Subscription, agreement: Agreement | null): string {
  if (!renews || !state.periodEnd) return invoiceText('renewsNot');
  const charge = { amount: amountWords(state.price), card: cardWords(state.card), days: agreement?.reminderDays ?? 7 };
  return state.isAwaitingGuardian
    ? invoiceText('renewsFromVerification', charge)
    : invoiceText('renews', { ...charge, date: longDate(state.periodEnd) });
}

function begunWords(agreement: Agreement | null): string {
  const begun = agreement?.beginAtOnce;
  return begun
    ? invoiceText('begun', { moment: momentInWords(begun.at), words: begun.words })
    : invoiceText('notBegun');
}

/** Says what a refund gives back from the payment on, by the rule itself. */
function refundWords(refundCase: RefundCase | null): string {
  const refund = refundCase && refundOf(refundCase, refundCase.payment.paidAt);
  if (!refund || refund.kind === 'later') return invoiceText('refundLater');
  const { payment, withdrawalDays, isAwaitingGuardian } = refundCase;
  if (isAwaitingGuardian) return invoiceText('refundWhileWaiting', { days: AWAITING_REFUND_DAYS });
  const [until, last] = [longDate(refund.until!), longDate(daysLater(payment.paidAt, withdrawalDays))];
  const amount = amountWords(refund.amount);
  if (refund.kind === 'part') return invoiceText('refundPart', { until });
  if (!payment.isFirst && payment.wasReminded && !refundCase.isFirstFullPrice)
    return invoiceText('refundUnlessSent', { until });
  return until === last || !payment.isFirst
    ? invoiceText('refundFull', { until, amount })
    : invoiceText('refundFullThenPart', { until, amount, last });
}

/** Says what became of the plan of a refunded payment: it ended, or an earlier one is back. */
async function endingWords(
  tx: Tx,
  { payments, plans }: Ports,
  { payment, subscription }: { payment: Payment; subscription: Subscription },
): Promise<string> {
  const all = await unlockedSubscriptionsOf(tx, subscription.state.accountId);
  const restored = all.find(({ isRunning, state }) => isRunning && state.isRestored);
  if (restored) {
    const { planId, periodEnd, isAwaitingGuardian } = restored.state;
    const plan = (await plans.find(tx, planId))!.name;
    return isAwaitingGuardian || !periodEnd
      ? invoiceText('restoredWaits', { plan })
      : invoiceText('restored', { plan, until: longDate(periodEnd) });
  }
  const latest = (await payments.ofSubscription(tx, subscription.state.id)).at(-1);
  const ends = payment.refunded === payment.amount && payment.id === latest?.id;
  return invoiceText(ends || !subscription.isRunning ? 'planEnded' : 'planContinues');
}
