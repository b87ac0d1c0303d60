import { afterFact, type Subscription } from '#kernel/events.ts';
import { memberLeft } from '../../identity/events.ts';
import type { Email, IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { emails } from '../emails.ts';
import { guardianReplaced, guardianResumed, guardianSuspended, guardianWithdrew } from '../events.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/** Ward and guardian learn of each other what changes who decides for her (decisions 12). */
export const mailGuardianChanges = ({ guardians, identity }: Ports): Subscription[] => {
  const tellWard = (event: typeof guardianWithdrew, email: Email, path: string): Subscription =>
    afterFact(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      if (!guardian) return;
      await identity.notify(tx, wardId, email, { values: { guardian: guardian.state.name }, path });
    });
  return [
    tellWard(guardianWithdrew, emails.guardianWithdrew, '/guardian-setup'),
    tellWard(guardianSuspended, emails.guardianSuspended, '/guardian-setup'),
    tellWard(guardianResumed, emails.guardianResumed, '/dashboard'),

    afterFact(guardianReplaced, 'guardianship.mail-replaced', async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId);
      if (!guardian || !ward) return;
      const values = { guardian: guardian.state.name, ward };
      await identity.notify(tx, guardian.recipient, emails.guardianReplaced, { values, path: '/' });
    }),

    afterFact(memberLeft, 'guardianship.mail-ward-left', async (tx, { accountId: wardId }) => {
      const guardian = await guardians.ofWard(tx, wardId);
      const hasReturned = (await identity.contactOf(tx, wardId)) !== null;
      if (guardian?.state.state !== 'verified' || hasReturned) return;
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
      const values = { guardian: guardian.state.name, ward };
      await identity.notify(tx, guardian.recipient, emails.wardLeft, { values, path: '/' });
    }),
  ];
};
