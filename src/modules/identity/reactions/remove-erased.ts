import { withFact, type Subscription } from '#kernel/events.ts';
import { memberErased } from '../events.ts';

/** The account itself goes in the transaction that erases a member; its sessions, links and events go with it. */
export const removeErased: Subscription[] = [
  withFact(memberErased, 'identity.remove-erased', async (tx, { accountId }) => {
    await tx.db('identity.account').where({ id: accountId }).delete();
  }),
];
