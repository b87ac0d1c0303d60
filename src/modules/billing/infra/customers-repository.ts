import type { Tx } from '#kernel/tx.ts';
import type { Customer, Customers } from '../domain/customer.ts';
import type { CustomerRow } from './rows.ts';

async function first(tx: Tx, where: Partial<CustomerRow>): Promise<Customer | null> {
  const row: CustomerRow | undefined = await tx.db('billing.customer').where(where).forUpdate().first();
  return row ? { id: row.id, accountId: row.account_id, signUpId: row.sign_up_id, version: row.version } : null;
}

const toRow = ({ id, accountId, signUpId, version }: Customer): CustomerRow => ({
  id,
  account_id: accountId,
  sign_up_id: signUpId,
  version,
});

/** Customers without a subscription whose checkouts all ended unpaid and began before the moment. */
const unpaid = (tx: Tx, moment: Date) =>
  tx
    .db<CustomerRow>('billing.customer as c')
    .whereNotExists((live) =>
      live
        .from('billing.checkout')
        .whereRaw('customer_id = c.id')
        .whereRaw(`(state in ('open', 'paid') or opened_at > ?)`, [moment]),
    )
    .whereNotExists((paid) => paid.from('billing.subscription').whereRaw('account_id = c.account_id'));

export const customers: Customers = {
  find: (tx, id) => first(tx, { id }),
  ofBuyer: (tx, buyer) =>
    first(tx, 'accountId' in buyer ? { account_id: buyer.accountId } : { sign_up_id: buyer.signUpId }),

  async unpaidSince(tx, moment, limit) {
    return unpaid(tx, moment).orderBy('id').limit(limit).pluck('id');
  },

  async isUnpaidSince(tx, id, moment) {
    return (await unpaid(tx, moment).where({ id }).first()) !== undefined;
  },

  async add(tx, customer) {
    await tx.db('billing.customer').insert(toRow(customer)).onConflict('id').ignore();
  },

  async save(tx, customer) {
    await tx.db('billing.customer').where({ id: customer.id }).update(toRow(customer));
  },

  async remove(tx, id) {
    await tx.db('billing.customer').where({ id }).delete();
  },
};
