import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, anyText, email, isoTime, optionalText, text } from '#kernel/contracts/fields.ts';
import { planId } from '#kernel/contracts/ids.ts';
import { signUpBody } from '../../identity/contracts/auth.ts';
import { plan } from './subscription.ts';

/** A plan's id, as a number or as the digits that a form holds. */
const chosenPlan = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .pipe(planId);
const promoCode = text(0, 40)
  .optional()
  .transform((code) => code || undefined)
  .describe('takes something off the first payment');
const amount = z.string().describe('decimal pounds, for example 15.99');

/** What the payment form needs, and what it says is to be paid. */
export const openedCheckout = z.object({
  clientSecret: z.string().describe('what the browser confirms the payment with'),
  publishableKey: z.string(),
  script: z.string().nullable().describe("the script of the local stand-in; null where Stripe's own is used"),
  plan: plan.pick({ id: true, name: true, price: true, currency: true, duration: true }),
  email: z.string(),
  credit: amount.describe('for the unused part of the plan that this one replaces'),
  amountOff: amount.describe('what the promo code takes off'),
  amountDue: amount,
  expiresAt: isoTime,
});

export const createSignUpCheckoutBody = z.object({
  planId: chosenPlan,
  email: email.optional(),
  promoCode,
  signupData: z.looseObject({ password: anyText.optional() }).optional(),
});
/** The form with its password, as a sign-up takes it. */
export const signUpData = signUpBody;
export const createSignUpCheckout = endpoint({
  method: 'POST',
  path: '/api/create-signup-checkout-session',
  summary:
    'Begins the payment of a sign-up; with its form and password, or by the sign-up cookie. The account is made by the payment',
  access: 'public',
  body: createSignUpCheckoutBody,
  answer: openedCheckout,
});

const paymentOutcome = z.object({ status: z.enum(['succeeded', 'processing']), message: z.string() });

export const verifySignUpPayment = endpoint({
  method: 'POST',
  path: '/api/verify-signup-payment',
  summary: 'Asks whether the payment came, and makes the account if so; the same however often it is asked',
  access: 'public',
  body: z.object({ paymentIntentId: text(1, 100), clientSecret: text(1, 200).optional() }),
  answer: paymentOutcome,
});

export const createUpgradeCheckout = endpoint({
  method: 'POST',
  path: '/api/create-upgrade-checkout-session',
  summary: "Begins the payment of a member's plan: the first, or a dearer one in place of the present one",
  access: 'member',
  body: z.object({
    planId: chosenPlan,
    email: email.optional().describe("the account's own is used"),
    isUpgrade: z.boolean().optional().describe('the server sees by itself'),
    promoCode,
  }),
  answer: openedCheckout,
});

export const verifyUpgradePayment = endpoint({
  method: 'POST',
  path: '/api/verify-upgrade-payment',
  summary: 'Asks whether the payment came; the same however often it is asked',
  access: 'member',
  body: z.object({ paymentIntentId: text(1, 100) }),
  answer: paymentOutcome,
});

export const checkPromoCode = endpoint({
  method: 'POST',
  path: '/api/promo-codes/check',
  summary: 'What a promo code takes off a plan at its payment; 404 or 409 with the reason where nothing',
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

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Ends the subscription with the period that is paid; at once where its renewal was not',
  access: 'member',
  answer: acknowledged,
});
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Lets a cancelled subscription go on, before its period ends',
  access: 'member',
  answer: acknowledged,
});
export const changeCard = endpoint({
  method: 'POST',
  path: '/api/subscription/payment-method',
  summary: 'Begins to set up another card; once it is confirmed, what is open is charged to it at once',
  access: 'member',
  answer: z.object({ clientSecret: z.string(), publishableKey: z.string(), script: z.string().nullable() }),
});

export const REASON_MAX = 500;
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/subscription/refund',
  summary: "Asks for the first payment of the present plan back, within the terms' window; an admin decides",
  access: 'member',
  body: z.object({ reason: optionalText(REASON_MAX) }),
  status: 202,
  answer: acknowledged,
});

export const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  plan: z.string(),
  paidAt: isoTime,
  periodStart: isoTime.nullable().describe('null while it waits for the verification of her guardian'),
  periodEnd: isoTime.nullable(),
  subtotal: amount,
  amountOff: amount,
  amountPaid: amount,
  amountRefunded: amount,
  currency: z.string(),
  seller: z.string(),
});
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  summary: "The member's invoices, newest first",
  access: 'member',
  answer: z.array(invoice),
});
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices/:id',
  summary: 'One invoice',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  answer: invoice,
});

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Takes what Stripe tells, signed; kept before it is answered, and acted on later',
  access: 'public',
  answer: z.object({ received: z.literal(true) }),
});
