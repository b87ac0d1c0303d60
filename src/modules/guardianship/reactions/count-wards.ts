import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { memberLeft, memberReturned, presenceChanged } from '../../identity/events.ts';
import type { Guardian } from '../domain/guardian.ts';
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
  const followWard = async (tx: Tx, wardId: UserId, isLeaving: boolean, change: (guardian: Guardian) => void) => {
    const accounts = await guardians.setWardLeaving(tx, wardId, isLeaving);
    const guardian = await guardians.ofWard(tx, wardId);
    if (guardian?.state.state === 'verified') {
      change(guardian);
      await guardians.save(tx, guardian);
    }
    for (const accountId of accounts) await count(tx, accountId);
  };
  return [
    inTransaction(presenceChanged, 'guardianship.ward-present', (tx, { accountId: wardId, present }) =>
      guardians.setWardPresence(tx, wardId, present),
    ),
    inTransaction(memberLeft, 'guardianship.ward-leaving', (tx, { accountId: wardId, guardianNotifiedFrom }) =>
      followWard(tx, wardId, true, (guardian) =>
        guardian.informFrom(guardianNotifiedFrom === null ? null : new Date(guardianNotifiedFrom)),
      ),
    ),
    inTransaction(memberReturned, 'guardianship.ward-leaving', (tx, { accountId: wardId }) =>
      followWard(tx, wardId, false, (guardian) => guardian.cancelNotice()),
    ),
    inTransaction(guardianStatusChanged, 'guardianship.count-wards', async (tx, { guardianId }) => {
      const accountId = await guardians.accountOf(tx, guardianId);
      if (accountId) await count(tx, accountId);
    }),
  ];
}
