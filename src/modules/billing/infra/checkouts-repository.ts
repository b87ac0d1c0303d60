import { penceOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import { Checkout, type Checkouts } from '../domain/checkout.ts';
import type { CheckoutRow } from './rows.ts';

const checkoutOf = (row: CheckoutRow): Checkout =>
  new Checkout({
    id: row.id,
    accountId: row.account_id,
    signUpId: row.sign_up_id,
    customerId: row.customer_id,
    planId: row.plan_id,
    price: row.price_pence,
    credit: row.credit_pence,
    credited: row.credited_invoice,
    promoCodeId: row.promo_code_id,
    discount: row.discount_pence,
    replaces: row.replaces,
    payment:
      row.invoice_id === null || row.payment_intent_id === null
        ? null
        : {
            subscriptionId: row.subscription_id,
            invoiceId: row.invoice_id,
            paymentIntentId: row.payment_intent_id,
            amountDue: penceOf(row.price_pence - row.credit_pence - row.discount_pence),
          },
    state: row.state,
    openedAt: row.opened_at,
  });

async function first(tx: Tx, where: Partial<CheckoutRow>): Promise<Checkout | null> {
  const row: CheckoutRow | undefined = await tx.db('billing.checkout').where(where).forNoKeyUpdate().first();
  return row ? checkoutOf(row) : null;
}

export const checkouts: Checkouts = {
  find: (tx, id) => first(tx, { id }),
  byPaymentIntent: (tx, paymentIntentId) => first(tx, { payment_intent_id: paymentIntentId }),

  openOf: (tx, buyer) =>
    first(tx, {
      state: 'open',
      ...('accountId' in buyer ? { account_id: buyer.accountId } : { sign_up_id: buyer.signUpId }),
    }),

  findReplacement: (tx, subscription) => first(tx, { replaces: subscription, state: 'paid' }),

  async ofCustomer(tx, customerId) {
    const rows: CheckoutRow[] = await tx
      .db('billing.checkout')
      .where({ customer_id: customerId })
      .orderBy('opened_at')
      .forNoKeyUpdate();
    return rows.map(checkoutOf);
  },

  async countWithPromo(tx, promoCodeId) {
    const counted = tx.db('billing.checkout').where({ promo_code_id: promoCodeId }).whereIn('state', ['open', 'paid']);
    const rows: { count: string }[] = await counted.count();
    return Number(rows[0]!.count);
  },

  async openWithPromo(tx, promoCodeId, before, limit) {
    const rows: CheckoutRow[] = await tx
      .db('billing.checkout')
      .where({ promo_code_id: promoCodeId, state: 'open' })
      .where('opened_at', '<=', before)
      .orderBy('opened_at')
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked();
    return rows.map(checkoutOf);
  },

  async olderThan(tx, moment) {
    const rows: CheckoutRow[] = await tx
      .db('billing.checkout')
      .where({ state: 'open' })
      .where('opened_at', '<=', moment)
      .forNoKeyUpdate()
      .skipLocked();
    return rows.map(checkoutOf);
  },

  async save(tx, { state }) {
    await tx
      .db('billing.checkout')
      .insert({
        id: state.id,
        account_id: state.accountId,
        sign_up_id: state.signUpId,
        customer_id: state.customerId,
        plan_id: state.planId,
        price_pence: state.price,
        credit_pence: state.credit,
        credited_invoice: state.credited,
        promo_code_id: state.promoCodeId,
        discount_pence: state.discount,
        replaces: state.replaces,
        subscription_id: state.payment?.subscriptionId ?? null,
        invoice_id: state.payment?.invoiceId ?? null,
        payment_intent_id: state.payment?.paymentIntentId ?? null,
        state: state.state,
        opened_at: state.openedAt,
      })
      .onConflict('id')
      .merge();
  },
};
