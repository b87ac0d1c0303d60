import type { Clock } from '#kernel/clock.ts';
import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { interestConflictFound, matchConflictFound } from '../../matchmaking/events.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';
import { emails } from '../emails.ts';
import { conflictFound } from '../events.ts';

interface Ports {
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}

/** A ward is asked to name another guardian where hers is himself the other one (decisions 5.11). */
export const mailConflict = ({ clock, guardians, identity }: Ports): Subscription[] => {
  const askForAnother = async (tx: Tx, guardian: Guardian | null) => {
    if (!guardian?.askForAnother(clock.now())) return;
    await guardians.save(tx, guardian);
    const { name, wardId } = guardian.state;
    const values = { guardian: name };
    await identity.notify(tx, wardId, emails.guardianConflict, { values, path: '/guardian-setup' });
  };
  const askHer = async (tx: Tx, wardId: UserId) => {
    const guardian = await guardians.ofWard(tx, wardId);
    await askForAnother(tx, guardian?.acts ? guardian : null);
  };
  return [
    afterFact(conflictFound, 'guardianship.mail-conflict', async (tx, { guardianId }) =>
      askForAnother(tx, await guardians.find(tx, guardianId)),
    ),
    afterFact(matchConflictFound, 'guardianship.mail-match-conflict', (tx, { woman }) => askHer(tx, woman.accountId)),
    afterFact(interestConflictFound, 'guardianship.mail-interest-conflict', (tx, { wardId }) => askHer(tx, wardId)),
  ];
};
