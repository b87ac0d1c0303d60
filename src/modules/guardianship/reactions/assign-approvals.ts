import { afterCommit, inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { emailChanged, presenceChanged } from '../../identity/events.ts';
import { iddahChanged, matchEnded, stageReached } from '../../matchmaking/events.ts';
import { guardianStatusChanged } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'approvals' | 'resolveDecisionAuthority'>;

/**
 * Assigns pending items to the guardian who can decide now, and blocks them while nobody can; links of a former
 * guardian open nothing any more. Runs when a ward's guardian or waiting period changes, when either member leaves,
 * returns or changes the address, and when a match of either comes to a stage or ends.
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
  const assignOfBoth = async (tx: Tx, { man, woman }: Record<'man' | 'woman', { accountId: UserId }>) => {
    for (const { accountId } of [man, woman]) await assign(tx, accountId);
  };
  return [
    inTransaction(guardianStatusChanged, 'guardianship.assign-approvals', (tx, { wardId }) => assign(tx, wardId)),
    inTransaction(iddahChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
    inTransaction(presenceChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
    inTransaction(emailChanged, 'guardianship.assign-approvals', (tx, { accountId }) => assign(tx, accountId)),
    // Not in the match's transaction, which has locked it: guardians are locked before matches (ADR 39).
    afterCommit(stageReached, 'guardianship.assign-after-stage', assignOfBoth),
    afterCommit(matchEnded, 'guardianship.assign-after-match', assignOfBoth),
  ];
}
