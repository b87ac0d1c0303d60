import { afterFact, withFact, type Subscription } from '#kernel/events.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { memberLeft, memberReturned } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardian.ts';
import { writeToGuardian } from '../emails/to-guardian.ts';
import { guardianWithdrew } from '../events.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
  mailer: Mailer;
}

/** A guardian who leaves withdraws from all his wards; a ward who leaves is seen by her guardian no more, until she returns. Each is told of the other. */
export const followLeaving = ({ guardians, identity, mailer }: Ports): Subscription[] => [
  withFact(memberLeft, 'guardianship.member-left', async (tx, { accountId }) => {
    await tx.db('guardianship.guardian').where({ ward_id: accountId }).update({ ward_departed: true });
    for (const guardian of await guardians.ofAccount(tx, accountId as UserId)) {
      guardian.withdraw();
      await guardians.save(tx, guardian);
    }
  }),
  withFact(memberReturned, 'guardianship.member-returned', async (tx, { accountId }) => {
    await tx.db('guardianship.guardian').where({ ward_id: accountId }).update({ ward_departed: false });
  }),

  afterFact(memberLeft, 'guardianship.mail-ward-left', async (tx, { accountId }) => {
    const wardId = accountId as UserId;
    const guardian = await guardians.ofWard(tx, wardId);
    const hasReturned = (await identity.contactOf(tx, wardId)) !== null;
    if (guardian?.state.state !== 'verified' || hasReturned) return;
    const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
    const values = { guardian: guardian.state.name, ward };
    await writeToGuardian(tx, { identity, mailer }, guardian.state, { mail: 'wardLeft', values, path: '/' });
  }),
  afterFact(guardianWithdrew, 'guardianship.mail-withdrew', async (tx, { guardianId, wardId }) => {
    const guardian = await guardians.find(tx, guardianId as GuardianId);
    const ward = await identity.contactOf(tx, wardId as UserId);
    if (!guardian || !ward) return;
    const values = { guardian: guardian.state.name };
    await identity.write(tx, ward.userId, { mail: 'guardianWithdrew', values, path: '/guardian-setup' });
  }),
];
