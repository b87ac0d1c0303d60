import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { emailChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardian.ts';

/** A guardian who moves to another address, and proved it, is written to there from now on. */
export const followAddress = ({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): Subscription[] => [
  withFact(emailChanged, 'guardianship.follow-address', async (tx, { accountId }) => {
    const contact = await identity.contactOf(tx, accountId as UserId);
    if (!contact) return;
    for (const guardian of await guardians.ofAccount(tx, contact.userId)) {
      guardian.moveTo(contact.email);
      await guardians.save(tx, guardian);
    }
  }),
];
