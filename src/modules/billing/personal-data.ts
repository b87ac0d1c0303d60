import type { PersonalTable } from '#kernel/personal-data.ts';

const OF_ACCOUNT = 'account_id = :account';
const OF_CHECKOUT = 'checkout_id in (select id from billing.checkout where account_id = :account)';

export const personalData: PersonalTable[] = [
  {
    table: 'billing.complimentary_access',
    published: { as: 'complimentaryAccess', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'billing.published_entitlement',
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'billing.subscription',
    published: { as: 'subscriptions', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'billing.agreement',
    published: { as: 'agreements', where: OF_CHECKOUT },
    erased: [{ where: OF_CHECKOUT }],
    rowId: 'checkout_id',
  },
  {
    table: 'billing.checkout',
    published: { as: 'checkouts', where: OF_ACCOUNT },
    erased: [
      {
        // A promo code stays used, though nobody knows by whom.
        where: `${OF_ACCOUNT} and state = 'paid' and promo_code_id is not null`,
        leaving: {
          account_id: null,
          sign_up_id: null,
          customer_id: '',
          subscription_id: null,
          invoice_id: null,
          payment_intent_id: null,
        },
      },
      { where: OF_ACCOUNT },
    ],
  },
  {
    table: 'billing.payment',
    published: { as: 'payments', where: OF_ACCOUNT },
    retention:
      'Amount, date and invoice number of a payment are kept for six years, as tax law asks; with the account goes whose they were.',
  },
  {
    table: 'billing.payment_dispute',
    published: { as: 'paymentDisputes', where: OF_ACCOUNT },
    retention: 'A dispute at the bank remains with its payment, for six years: its date, amount, reason and outcome.',
  },
  {
    table: 'billing.refund_request',
    published: { as: 'refundRequests', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'billing.customer',
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'billing.provider_event',
    retention: 'Which messages of the payment provider came, by bare ids; removed after 35 days.',
  },
];
