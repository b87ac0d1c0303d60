import { after, DAY, type Clock } from '#kernel/clock.ts';
import { afterFact, type EventType, type Subscription } from '#kernel/events.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import { memberLeft } from '../../identity/events.ts';
import { matchConflictFound } from '../../matchmaking/events.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Email, IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { conflictFound, guardianReplaced, guardianResumed, guardianSuspended, guardianWithdrew } from '../events.ts';

interface Ports {
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}
/** A ward is asked so often at most to name another because her guardian is the other one himself. */
const CONFLICT_PAUSE = DAY;

/** Ward and guardian learn of each other what changes who decides for her (decisions 12). */
export const mailGuardianChanges = ({ clock, guardians, identity }: Ports): Subscription[] => {
  const tellWard = (event: EventType<typeof guardianWithdrew.payload>, email: Email, path: string): Subscription =>
    afterFact(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId as GuardianId);
      if (!guardian) return;
      await identity.notify(tx, wardId as UserId, email, { values: { guardian: guardian.state.name }, path });
    });
  const askForAnother = async (tx: Tx, guardianId: GuardianId, wardId: UserId) => {
    const now = clock.now();
    const [told] = await tx
      .db('guardianship.guardian')
      .where({ id: guardianId })
      .where((q) => q.whereNull('conflict_told_at').orWhere('conflict_told_at', '<=', after(now, -CONFLICT_PAUSE)))
      .update({ conflict_told_at: now })
      .returning('name');
    if (!told) return;
    await identity.notify(tx, wardId, emails.guardianConflict, {
      values: { guardian: told.name },
      path: '/guardian-setup',
    });
  };
  return [
    tellWard(guardianWithdrew, emails.guardianWithdrew, '/guardian-setup'),
    tellWard(guardianSuspended, emails.guardianSuspended, '/guardian-setup'),
    tellWard(guardianResumed, emails.guardianResumed, '/dashboard'),
    afterFact(guardianReplaced, 'guardianship.mail-replaced', async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId as GuardianId);
      const ward = (await identity.namesOf(tx.db, [wardId as UserId])).get(wardId as UserId);
      if (!guardian || !ward) return;
      const values = { guardian: guardian.state.name, ward };
      await identity.notify(tx, guardian.recipient, emails.guardianReplaced, { values, path: '/' });
    }),
    afterFact(conflictFound, 'guardianship.mail-conflict', (tx, { guardianId, wardId }) =>
      askForAnother(tx, guardianId as GuardianId, wardId as UserId),
    ),
    afterFact(matchConflictFound, 'guardianship.mail-match-conflict', async (tx, { woman }) => {
      const wardId = woman.accountId as UserId;
      const guardian = await guardians.actingFor(tx, wardId);
      if (guardian) await askForAnother(tx, guardian.state.id, wardId);
    }),
    afterFact(memberLeft, 'guardianship.mail-ward-left', async (tx, { accountId }) => {
      const wardId = accountId as UserId;
      const guardian = await guardians.ofWard(tx, wardId);
      const hasReturned = (await identity.contactOf(tx, wardId)) !== null;
      if (guardian?.state.state !== 'verified' || hasReturned) return;
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
      const values = { guardian: guardian.state.name, ward };
      await identity.notify(tx, guardian.recipient, emails.wardLeft, { values, path: '/' });
    }),
  ];
};
