import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { emailChanged, presenceChanged } from '../../identity/events.ts';
import type { Approvals } from '../domain/approvals.ts';
import { standingChanged } from '../events.ts';
import type { WhoDecides } from '../domain/who-decides.ts';

interface Ports {
  approvals: Approvals;
  whoDecides: WhoDecides;
}

/**
 * What waits is put to whoever decides now, and held while nobody does: whenever a ward's guardian changes, or one of the two
 * goes, returns or moves to another address. Links that went to a former guardian open nothing any more.
 */
export function putApprovals({ approvals, whoDecides }: Ports): Subscription[] {
  const putAnew = async (tx: Tx, accountId: UserId) => {
    for (const { id, wardId, otherId } of await approvals.pendingConcerning(tx, accountId)) {
      const deciding = await whoDecides(tx, wardId, otherId);
      const approval = await approvals.find(tx, id);
      if (!approval) continue;
      approval.put(deciding);
      await approvals.save(tx, approval);
    }
  };
  return [
    withFact(standingChanged, 'guardianship.put-approvals', (tx, { wardId }) => putAnew(tx, wardId)),
    withFact(presenceChanged, 'guardianship.put-approvals', (tx, { accountId }) => putAnew(tx, accountId)),
    withFact(emailChanged, 'guardianship.put-approvals', (tx, { accountId }) => putAnew(tx, accountId)),
  ];
}
