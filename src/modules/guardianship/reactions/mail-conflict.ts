import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { interestConflictDetected, matchConflictDetected } from '../../matchmaking/events.ts';
import type { Guardian } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { conflictDetected } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardians' | 'identity'>;

/** Asks a ward to name another guardian if hers is the other person himself. */
export const mailConflict = ({ clock, guardians, identity }: Ports): Subscription[] => {
  const requestAnotherGuardian = async (tx: Tx, guardian: Guardian | null) => {
    if (!guardian?.requestAnotherGuardian(clock.now())) return;
    await guardians.save(tx, guardian);
    const { name, wardId } = guardian.state;
    const values = { guardian: name };
    await identity.notify(tx, wardId, emails.guardianConflict, { values, path: '/guardian-setup' });
  };
  const notifyConflictedWard = async (tx: Tx, wardId: UserId) => {
    const guardian = await guardians.ofWard(tx, wardId);
    await requestAnotherGuardian(tx, guardian?.acts ? guardian : null);
  };
  return [
    afterCommit(conflictDetected, 'guardianship.mail-conflict', async (tx, { guardianId }) =>
      requestAnotherGuardian(tx, await guardians.find(tx, guardianId)),
    ),
    afterCommit(matchConflictDetected, 'guardianship.mail-match-conflict', (tx, { woman }) =>
      notifyConflictedWard(tx, woman.accountId),
    ),
    afterCommit(interestConflictDetected, 'guardianship.mail-interest-conflict', (tx, { wardId }) =>
      notifyConflictedWard(tx, wardId),
    ),
  ];
};
