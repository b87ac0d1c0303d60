import { afterCommit, type Subscription as Subscribed } from '#kernel/events.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { invoiceText } from '#kernel/i18n/answers.ts';
import { emails } from '../emails.ts';
import { paymentDisputed } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';
import { amountWords } from './payment-words.ts';

type Ports = Pick<UseCasePorts, 'disputes' | 'payments' | 'identity'>;

/** Emails staff at once that a payer disputes a payment at his bank, since the deadline may be near. */
export const mailDisputes = ({ disputes, payments, identity }: Ports): Subscribed[] => [
  afterCommit(paymentDisputed, 'billing.mail-dispute', async (tx, { accountId, dispute: id }) => {
    const dispute = await disputes.find(tx, id);
    const payment = dispute && (await payments.find(tx, dispute.payment));
    if (!payment) return;
    const { amount, respondBy } = dispute;
    const values = {
      amount: amountWords(amount),
      number: payment.number,
      deadline: respondBy ? invoiceText('respondBy', { date: longDate(respondBy) }) : invoiceText('respondSoon'),
    };
    for (const staff of await identity.findStaffWith(tx.db, 'money'))
      if (staff !== accountId)
        await identity.notify(tx, staff, emails.paymentDisputed, { values, path: '/admin-dashboard/payment-disputes' });
  }),
];
