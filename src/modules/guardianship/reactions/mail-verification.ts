import { afterCommit, type Subscription } from '#kernel/events.ts';
import { presentWard } from '../domain/people.ts';
import { emails } from '../emails.ts';
import { guardianInvited, guardianRefused, guardianUnanswered, guardianVerified } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardians' | 'identity'>;

/** Notifies a ward that the man whom she named was invited, and of his response. */
export const mailVerification = ({ guardians, identity }: Ports): Subscription[] => [
  afterCommit(guardianInvited, 'guardianship.mail-guardian-invited', async (tx, { guardianId, wardId }) => {
    const guardian = await guardians.find(tx, guardianId);
    const ward = await presentWard(tx, identity, wardId);
    // A man who refused has no name any more; that is another email.
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
      // A man who used the link is sent the link to his account by the command, which makes its secret.
      if (accountId)
        await identity.notify(tx, guardian.recipient, emails.guardianVerifiedLinked, {
          values,
          path: '/guardian-dashboard',
        });
      const to = { name: ward.name, address: ward.email };
      await identity.notify(tx, to, emails.wardGuardianVerified, { values, path: '/dashboard' });
    },
  ),

  ...(
    [
      [guardianRefused, emails.guardianRefused],
      [guardianUnanswered, emails.guardianUnanswered],
    ] as const
  ).map(([event, email]) =>
    afterCommit(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { wardId }) => {
      const ward = await identity.contactOf(tx, wardId);
      if (!ward) return;
      const to = { name: ward.name, address: ward.email };
      await identity.notify(tx, to, email, { values: { ward: ward.name }, path: '/guardian-setup' });
    }),
  ),
];
