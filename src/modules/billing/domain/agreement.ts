import type { PlanId } from '#kernel/values/ids.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import { amountDueOf, type CheckoutState } from './checkout.ts';
import type { Plan } from './plan.ts';
import { daysLater, refundDaysOf } from './refund-window.ts';

/** Version of the sentences in `agreement.json`; a test compares it with them. */
export const AGREEMENT_VERSION = 2;

/** Days before a renewal on which its payer is reminded. */
export const REMINDER_DAYS = 7;

/** The offer to which a buyer agrees by paying. */
export interface AgreementTerms {
  planId: PlanId;
  /** Of this payment. */
  due: Pence;
  /** Of each later period. */
  price: Pence;
  /** 0 is for ever. */
  months: number;
  reminderDays: number;
  fullRefundDays: number;
  withdrawalDays: number;
}

export interface Agreement extends AgreementTerms {
  checkoutId: string;
  textVersion: number;
  /** The sentences as the buyer reads them. */
  words: string[];
  offeredAt: Date;
  /** The saved card that the buyer read; no other one is charged for this. */
  offeredCard: string | null;
  /** The express request to begin at once; null if the buyer did not choose it. */
  beginAtOnce: { at: Date; words: string } | null;
  agreedAt: Date | null;
  /** End of the full refund; null until the payment, and while the plan waits for her guardian. */
  refundableUntil: Date | null;
}

/** The sentences of an agreement; `beginAtOnce` is null if the request would change nothing. */
export interface AgreementWords {
  words: string[];
  beginAtOnce: string | null;
}
export type ComposeAgreement = (
  terms: AgreementTerms,
  plan: Pick<Plan, 'name'>,
  buyer: { language: Language; waitsForGuardian: boolean },
) => AgreementWords;

export const termsOf = (checkout: CheckoutState, { months }: Pick<Plan, 'months'>): AgreementTerms => ({
  planId: checkout.planId,
  due: amountDueOf(checkout),
  price: checkout.price,
  months,
  reminderDays: REMINDER_DAYS,
  ...refundDaysOf(months),
});

/** The agreement that a payment concludes. A plan that waits for a guardian has no end of its refund yet. */
export const concluded = (agreement: Agreement, paidAt: Date, waits: boolean): Agreement => ({
  ...agreement,
  agreedAt: paidAt,
  refundableUntil: waits ? null : daysLater(paidAt, agreement.fullRefundDays),
});

/** Stores an agreement for each checkout. */
export interface Agreements {
  find(tx: Tx, checkoutId: string): Promise<Agreement | null>;
  save(tx: Tx, agreement: Agreement): Promise<void>;
}
