import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { presentWard } from '../domain/people.ts';
import { emails } from '../emails.ts';
import { guardianInvited, guardianRefused, guardianVerified } from '../events.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/** Tells a ward what becomes of the man whom she named: that he was written to, and what he said. */
export const mailVerification = ({ guardians, identity }: Ports): Subscription[] => [
  afterCommit(guardianInvited, 'guardianship.mail-guardian-invited', async (tx, { guardianId, wardId }) => {
    const guardian = await guardians.find(tx, guardianId);
    const ward = await presentWard(tx, identity, wardId);
    // Whoever refused meanwhile has no name any more; she is told that instead.
    if (!ward || !guardian || guardian.state.state === 'withdrawn') return;
    const values = { guardian: guardian.state.name, ward: ward.name };
    const to = { name: ward.name, address: ward.email };
    await identity.notify(tx, to, emails.wardGuardianInvited, { values, path: '/wali-pending' });
  }),

  afterCommit(
    guardianVerified,
    'guardianship.mail-guardian-verified',
    async (tx, { guardianId, wardId, accountId }) => {
      const guardian = await guardians.find(tx, guardianId);
      const ward = await presentWard(tx, identity, wardId);
      if (!ward || !guardian?.acts) return;
      const values = { guardian: guardian.state.name, ward: ward.name };
      // Whoever used the link is written to with the way to his account, by the command that makes its secret.
      if (accountId)
        await identity.notify(tx, guardian.recipient, emails.guardianVerifiedLinked, {
          values,
          path: '/guardian-dashboard',
        });
      const to = { name: ward.name, address: ward.email };
      await identity.notify(tx, to, emails.wardGuardianVerified, { values, path: '/dashboard' });
    },
  ),

  afterCommit(guardianRefused, 'guardianship.mail-guardian-refused', async (tx, { wardId }) => {
    const ward = await identity.contactOf(tx, wardId);
    if (!ward) return;
    const to = { name: ward.name, address: ward.email };
    await identity.notify(tx, to, emails.guardianRefused, { values: { ward: ward.name }, path: '/guardian-setup' });
  }),
];
