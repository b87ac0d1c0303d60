import type { Clock } from '#kernel/clock.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { emailChanged, presenceChanged } from '../../identity/events.ts';
import { iddahChanged } from '../../matchmaking/events.ts';
import type { Approvals } from '../domain/approvals.ts';
import { guardianStatusChanged } from '../events.ts';
import type { WhoDecides } from '../domain/decision-authority.ts';

interface Ports {
  clock: Clock;
  approvals: Approvals;
  resolveDecisionAuthority: WhoDecides;
}

/**
 * Assigns what waits to whoever decides now, and holds it while nobody does. That may change with a ward's guardian,
 * with her waiting period, and when one of the two goes, returns or moves to another address. Links that a former
 * guardian has open nothing any more.
 */
export function assignApprovals({ clock, approvals, resolveDecisionAuthority }: Ports): Subscription[] {
  const assign = async (tx: Tx, accountId: UserId) => {
    for (const { id, wardId, otherId } of await approvals.pendingConcerning(tx, accountId)) {
      const authority = await resolveDecisionAuthority(tx, wardId, otherId);
      const approval = await approvals.find(tx, id);
      if (!approval) continue;
      approval.assign(authority, clock.now());
      await approvals.save(tx, approval);
    }
  };
  return [
    inTransaction(guardianStatusChanged, 'guardianship.assign-approvals', (tx, { wardId }) => assign(tx, wardId)),
    inTransaction(iddahChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
    inTransaction(presenceChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
    inTransaction(emailChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
  ];
}
