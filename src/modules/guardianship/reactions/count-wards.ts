import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { memberLeft, memberReturned, presenceChanged } from '../../identity/events.ts';
import { guardianStatusChanged, guardsCounted } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardians' | 'identity'>;

/**
 * Counts an account's wards whenever their number may have changed: without wards it is an ordinary account again
 * . A disabled ward still counts; one who is leaving does not.
 */
export function countWards({ guardians, identity }: Ports): Subscription[] {
  const count = async (tx: Tx, accountId: UserId) => {
    // Locked, since parallel changes would each count without the other.
    await identity.lock(tx, accountId);
    tx.record(guardsCounted({ accountId, wards: await guardians.countWards(tx, accountId) }));
  };
  return [
    inTransaction(presenceChanged, 'guardianship.ward-present', (tx, { accountId: wardId, present }) =>
      guardians.setWardPresence(tx, wardId, present),
    ),
    ...[memberLeft, memberReturned].map((event) =>
      inTransaction(event, 'guardianship.ward-leaving', async (tx, { accountId: wardId }) => {
        for (const accountId of await guardians.setWardLeaving(tx, wardId, event === memberLeft))
          await count(tx, accountId);
      }),
    ),
    inTransaction(guardianStatusChanged, 'guardianship.count-wards', async (tx, { guardianId }) => {
      const accountId = await guardians.accountOf(tx, guardianId);
      if (accountId) await count(tx, accountId);
    }),
  ];
}
