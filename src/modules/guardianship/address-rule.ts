import { sameMailbox } from '#kernel/email-address.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import type { AddressRule, IdentityFacade } from '../identity/index.ts';
import type { Guardians } from './domain/guardians.ts';

/**
 * A ward and her guardian never share a mailbox, whichever of the two changes the address, and whether the other is
 * there or not (design: security, rule 3).
 */
export const addressRule = ({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): AddressRule => ({
  async requireSuitable(tx, accountId, email) {
    const own = await guardians.ofWard(tx, accountId);
    const guarded = await guardians.ofAccount(tx, accountId);
    const others = [own?.state.accountId ?? null, ...guarded.map(({ state }) => state.wardId)];
    const taken = [own?.state.email ?? null];
    for (const id of others) if (id) taken.push(await identity.addressOf(tx.db, id));
    if (taken.some((address) => address && sameMailbox(address, email)))
      throw new DomainError('guardianship.shared-address', {}, { email: errorText('guardianship.shared-address') });
  },
});
