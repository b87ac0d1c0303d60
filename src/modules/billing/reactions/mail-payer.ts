import { afterCommit, type Subscription as Subscribed } from '#kernel/events.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { invoiceText } from '#kernel/i18n/answers.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PaidSignUps } from '../../identity/index.ts';
import type { Subscription } from '../domain/subscription.ts';
import { emails } from '../emails.ts';
import { unlockedSubscription, unlockedSubscriptionsOf } from '../subscription/unlocked-subscriptions.ts';
import { cardWords, paymentWords } from './payment-words.ts';
import {
  paymentFailed,
  refundRefused,
  paymentReturned,
  renewalNear,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
} from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'identity' | 'checkouts' | 'payments' | 'refunds' | 'plans'> {
  signUps: PaidSignUps;
}

const PAGE = '/subscription-dashboard';

/** Emails the payer about each payment and each change of the subscription. */
export const mailPayer = ({ identity, signUps, checkouts, payments, refunds, plans }: Ports): Subscribed[] => {
  const planOf = async (tx: Tx, { state }: Subscription) => (await plans.find(tx, state.planId))!;

  /** A disabled member can neither resume nor buy at present. */
  const notifyStopped = (tx: Tx, accountId: UserId, end: string) =>
    identity.notify(tx, accountId, emails.chargingStopped, { values: { end }, path: '/help' });

  return [
    afterCommit(refundRefused, 'billing.mail-refund-refused', async (tx, { accountId, payment }) => {
      await identity.lock(tx, accountId);
      const [refused, request] = [await payments.find(tx, payment), await refunds.ofPayment(tx, payment)];
      // Link by which the staff can be asked to look again.
      const path = `/support?about=refunds.${request?.id}`;
      if (!refused || !request) return;
      const values = await paymentWords(
        tx,
        { plans },
        refused,
        await unlockedSubscription(tx, accountId, refused.subscription),
      );
      await identity.notify(tx, accountId, emails.refundRefused, { values, path });
    }),
    afterCommit(paymentReturned, 'billing.mail-returned', async (tx, { checkout: id, amount }) => {
      const checkout = await checkouts.find(tx, id);
      if (!checkout) return;
      const { planId, accountId, signUpId } = checkout.state;
      const payer = accountId ?? (signUpId && (await signUps.contactOf(tx, signUpId)));
      if (!payer) return;
      const values = {
        plan: (await plans.find(tx, planId))!.name,
        amount: `£${poundsOf(penceOf(amount))}`,
        ...(typeof payer === 'object' && { name: payer.name }),
      };
      await identity.notify(tx, payer, emails.paymentReturned, { values, path: '/pricing' });
    }),
    afterCommit(renewalNear, 'billing.mail-renewal', async (tx, { accountId, subscription: id }) => {
      const subscription = await unlockedSubscription(tx, accountId, id);
      // Cancelled since, so it is not charged again.
      if (!subscription?.renews || !subscription.state.periodEnd) return;
      const plan = await planOf(tx, subscription);
      const { price, card, periodEnd: expiresAt } = subscription.state;
      const time = plan.months === 1 ? 'nextMonth' : 'nextMonths';
      const values = {
        plan: plan.name,
        amount: `£${poundsOf(price)}`,
        date: longDate(expiresAt),
        card: cardWords(card),
        time: invoiceText(time, { months: plan.months }),
      };
      await identity.notify(tx, accountId, emails.renewalNear, { values, path: `${PAGE}?cancel=true`, expiresAt });
    }),
    afterCommit(paymentFailed, 'billing.mail-failure', async (tx, { accountId, subscription: id }) => {
      const subscription = await unlockedSubscription(tx, accountId, id);
      const until = subscription?.accessUntil;
      // Paid since.
      if (!until || subscription.state.status !== 'past_due') return;
      const plan = await planOf(tx, subscription);
      const values = { plan: plan.name, amount: `£${poundsOf(subscription.state.price)}`, until: longDate(until) };
      await identity.notify(tx, accountId, emails.paymentFailed, { values, path: PAGE });
    }),
    afterCommit(
      subscriptionCancelled,
      'billing.mail-cancelled',
      async (tx, { accountId, subscription: id }, { occurredAt }) => {
        const subscription = await unlockedSubscription(tx, accountId, id);
        if (!subscription?.state.periodEnd || !subscription.state.cancelsAtPeriodEnd) return;
        const { name: plan } = await planOf(tx, subscription);
        const end = subscription.state.isAwaitingGuardian
          ? invoiceText('planEndsAfterVerification', { plan })
          : invoiceText('planEndsOn', { plan, until: longDate(subscription.state.periodEnd) });
        const values = { end, date: longDate(occurredAt) };
        const notified = await identity.notify(tx, accountId, emails.subscriptionCancelled, { values, path: PAGE });
        if (notified === null) await notifyStopped(tx, accountId, end);
      },
    ),
    afterCommit(subscriptionEnded, 'billing.mail-ended', async (tx, { accountId, subscription: id }) => {
      const all = await unlockedSubscriptionsOf(tx, accountId);
      const ended = all.find(({ state }) => state.id === id);
      // The payer has chosen another plan since.
      if (!ended || all.some(({ isRunning }) => isRunning)) return;
      const values = { plan: (await planOf(tx, ended)).name };
      const notified = await identity.notify(tx, accountId, emails.subscriptionEnded, { values, path: '/pricing' });
      if (notified === null) await notifyStopped(tx, accountId, invoiceText('planHasEnded', values));
    }),
    afterCommit(subscriptionResumed, 'billing.mail-resumed', async (tx, { accountId, subscription: id }) => {
      const subscription = await unlockedSubscription(tx, accountId, id);
      if (!subscription?.renews || !subscription.state.periodEnd) return;
      const { price, periodEnd, isAwaitingGuardian } = subscription.state;
      const amount = `£${poundsOf(price)}`;
      const renewal = isAwaitingGuardian
        ? invoiceText('planRenewsAfterVerification', { amount })
        : invoiceText('planRenewsOn', { date: longDate(periodEnd), amount });
      const values = { plan: (await planOf(tx, subscription)).name, renewal };
      await identity.notify(tx, accountId, emails.subscriptionResumed, { values, path: PAGE });
    }),
  ];
};
