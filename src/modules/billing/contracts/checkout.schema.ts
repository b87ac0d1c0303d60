import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, anyText, email, isoTime, optionalText, text } from '#kernel/contracts/fields.ts';
import { planId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { signUpBody } from '../../identity/contracts/auth.schema.ts';
import { plan } from './subscription.schema.ts';
import { REASON_MAX } from './checkout.ts';
import * as address from './checkout.ts';

/** A plan's id, as a number or as a form's digits. */
const chosenPlan = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, { error: () => validationText('planUnknown') })
      .transform(Number),
  ])
  .pipe(planId);
const promoCode = text(0, 40)
  .optional()
  .transform((code) => code || undefined)
  .describe('gives a discount on the first payment');
const amount = z.string().describe('decimal pounds, for example 15.99');
const beginAtOnce = z
  .boolean()
  .optional()
  .describe('what the buyer chose with the payment: true asks us to begin at once; sent again, it replaces the choice');

/** Data of the payment form, with the amounts to show. */
export const openedCheckout = z.object({
  clientSecret: z.string().describe('secret with which the browser confirms the payment'),
  publishableKey: z.string(),
  script: z.string().nullable().describe("script of the local stand-in; null if Stripe's own is used"),
  plan: plan.pick({ id: true, name: true, price: true, currency: true, duration: true }),
  email: z.string(),
  credit: amount.describe('credit for the unused part of the replaced plan'),
  amountOff: amount.describe('discount of the promo code'),
  amountDue: amount,
  savedCard: z
    .string()
    .nullable()
    .describe('brand and last digits of the card of the replaced plan, which can pay this too; null if there is none'),
  agreement: z.object({
    words: z.array(z.string()).describe('what the buyer agrees to by paying; stored, and repeated in the receipt'),
    beginAtOnce: z.string().nullable().describe('the request that the buyer may choose; null if it changes nothing'),
  }),
  expiresAt: isoTime,
});

export const createSignUpCheckoutBody = z.object({
  planId: chosenPlan,
  email: email.optional(),
  promoCode,
  beginAtOnce,
  signupData: z.looseObject({ password: anyText.optional() }).optional(),
});
/** The sign-up form with its password. */
export const signUpData = signUpBody;
export const createSignUpCheckout = endpoint(address.createSignUpCheckout, {
  summary:
    'Begins the payment of a sign-up, by its form with the password or by the sign-up cookie. The payment opens the account',
  access: 'public',
  body: createSignUpCheckoutBody,
  answer: openedCheckout,
});

const paymentOutcome = z.object({ status: z.enum(['succeeded', 'processing']), message: z.string() });

export const verifySignUpPayment = endpoint(address.verifySignUpPayment, {
  summary: 'Verifies the payment and opens the account; idempotent',
  access: 'public',
  body: z.object({ paymentIntentId: text(1, 100), clientSecret: text(1, 200).optional() }),
  answer: paymentOutcome,
});

export const createUpgradeCheckout = endpoint(address.createUpgradeCheckout, {
  summary: "Begins the payment of a member's first plan, or of a dearer one in its place",
  access: 'member',
  body: z.object({
    planId: chosenPlan,
    email: email.optional().describe("ignored: the account's address is used"),
    isUpgrade: z.boolean().optional().describe('ignored: the server finds out'),
    promoCode,
    beginAtOnce,
  }),
  answer: openedCheckout,
});

export const payBySavedCard = endpoint(address.payBySavedCard, {
  summary:
    'Pays an upgrade by the card that the present plan is paid with; the bank may ask for an authentication first',
  access: 'member',
  body: z.object({ paymentIntentId: text(1, 100) }),
  answer: z.object({
    bankAddress: z
      .string()
      .nullable()
      .describe("the bank's page, where the payer authenticates; null if that is not wanted"),
  }),
});

export const verifyUpgradePayment = endpoint(address.verifyUpgradePayment, {
  summary: 'Verifies the payment; idempotent',
  access: 'member',
  body: z.object({ paymentIntentId: text(1, 100) }),
  answer: paymentOutcome,
});

export const checkPromoCode = endpoint(address.checkPromoCode, {
  summary: 'The discount of a promo code on a plan; 404 or 409 with the reason if it gives none',
  access: 'public',
  body: z.object({ code: text(1, 40), planId: chosenPlan }),
  answer: z.object({
    code: z.string(),
    discountType: z.enum(['percentage', 'fixed']),
    discountValue: z.string().describe('percent, or decimal pounds'),
    amountOff: amount,
    amountDue: amount,
  }),
});

export const cancelSubscription = endpoint(address.cancelSubscription, {
  summary: 'Ends the subscription with the paid period, or at once if its renewal was not paid',
  access: 'member',
  answer: acknowledged,
});
export const resumeSubscription = endpoint(address.resumeSubscription, {
  summary: 'Resumes a cancelled subscription before its period ends',
  access: 'member',
  answer: acknowledged,
});
export const changeCard = endpoint(address.changeCard, {
  summary: 'Begins to set up another card; once it is confirmed, open invoices are charged to it',
  access: 'member',
  answer: z.object({ clientSecret: z.string(), publishableKey: z.string(), script: z.string().nullable() }),
});
export const requestRefund = endpoint(address.requestRefund, {
  summary: "Refunds the present plan's latest payment at once by the rules, or asks the staff to decide about it (202)",
  access: 'member',
  body: z.object({ reason: optionalText(REASON_MAX) }),
  laterStatus: 202,
  answer: z.object({
    status: z.enum(['refunded', 'asked']),
    amountRefunded: amount.optional().describe('only if it is refunded'),
    message: z.string(),
  }),
});

export const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  plan: z.string(),
  paidAt: isoTime,
  periodStart: isoTime.nullable().describe('null while the plan waits for the verification of her guardian'),
  periodEnd: isoTime.nullable(),
  subtotal: amount,
  amountOff: amount,
  amountPaid: amount,
  amountRefunded: amount,
  currency: z.string(),
  seller: z.string(),
});
export const listInvoices = endpoint(address.listInvoices, {
  summary: "The member's invoices, newest first",
  access: 'member',
  answer: z.array(invoice),
});
export const getInvoice = endpoint(address.getInvoice, {
  summary: 'An invoice',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  answer: invoice,
});

export const stripeWebhook = endpoint('POST /api/webhooks/stripe', {
  summary: "Stripe's webhook: stores a signed event and processes it later",
  access: 'public',
  answer: z.object({ received: z.literal(true) }),
});
