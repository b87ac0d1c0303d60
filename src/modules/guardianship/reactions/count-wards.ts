import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { presenceChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { guardianStatusChanged, guardsCounted } from '../events.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/**
 * Counts the wards whom an account guards, whenever that may have changed: whoever guards nobody is an ordinary account
 * again (decisions 2.17). One who is not there at present is his ward still, until her account is erased.
 */
export function countWards(ports: Ports): Subscription[] {
  const { guardians } = ports;
  return [
    withFact(presenceChanged, 'guardianship.ward-present', (tx, { accountId: wardId, present }) =>
      guardians.setWardPresence(tx, wardId, present),
    ),
    withFact(guardianStatusChanged, 'guardianship.count-wards', async (tx, { guardianId }) => {
      const accountId = await guardians.accountOf(tx, guardianId);
      if (accountId) await countWardsOf(ports, tx, accountId);
    }),
  ];
}

export async function countWardsOf({ guardians, identity }: Ports, tx: Tx, accountId: UserId): Promise<void> {
  // Two changes at once would each count without the other.
  await identity.lock(tx, accountId);
  tx.record(guardsCounted({ accountId, wards: await guardians.countWards(tx, accountId) }));
}
