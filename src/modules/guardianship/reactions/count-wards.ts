import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { presenceChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { guardianStatusChanged, guardsCounted } from '../events.ts';

/**
 * Counts the wards whom an account guards, whenever that may have changed: whoever guards nobody is an ordinary account
 * again (decisions 2.17). A ward who is not there does not count, until she returns.
 */
export function countWards({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): Subscription[] {
  const count = async (tx: Tx, accountId: UserId) => {
    // Two changes at once would each count without the other.
    await identity.lock(tx, accountId);
    tx.record(guardsCounted({ accountId, wards: await guardians.countWards(tx, accountId) }));
  };
  return [
    withFact(presenceChanged, 'guardianship.ward-present', async (tx, { accountId: wardId, present }) => {
      for (const accountId of await guardians.setWardPresence(tx, wardId, present)) await count(tx, accountId);
    }),
    withFact(guardianStatusChanged, 'guardianship.count-wards', async (tx, { guardianId }) => {
      const accountId = await guardians.accountOf(tx, guardianId);
      if (accountId) await count(tx, accountId);
    }),
  ];
}
