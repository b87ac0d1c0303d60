import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { guardianNamed, guardsCounted } from '../../guardianship/events.ts';
import { profileCreated } from '../../matchmaking/events.ts';
import type { Accounts } from '../domain/accounts.ts';

/** Copies profile, gender and guardian role to the account, for the session look-up. */
export const projectAccountRole = (accounts: Accounts): Subscription[] => {
  const setGender = async (tx: Tx, accountId: UserId, gender: 'male' | 'female') => {
    const account = await accounts.find(tx, accountId);
    if (!account || account.state.gender === gender) return;
    account.setGender(gender);
    await accounts.save(tx, account);
  };
  return [
    inTransaction(profileCreated, 'identity.store-profile', async (tx, { accountId, profileId, gender }) => {
      await setGender(tx, accountId, gender);
      await tx.db('identity.account').where({ id: accountId }).update({ profile_id: profileId });
    }),
    inTransaction(guardianNamed, 'identity.store-gender-of-ward', (tx, { wardId }) => setGender(tx, wardId, 'female')),
    // A guardian without wards becomes an ordinary account again.
    inTransaction(guardsCounted, 'identity.store-is-guardian', async (tx, { accountId, wards }) => {
      await tx
        .db('identity.account')
        .where({ id: accountId })
        .update({ is_guardian: wards > 0 });
    }),
  ];
};
