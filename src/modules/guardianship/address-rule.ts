import { sameMailbox } from '#kernel/values/email-address.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import type { AddressRulePort } from '../identity/ports.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Guardian } from './domain/guardian.ts';
import type { Guardians } from './domain/guardians.ts';

/**
 * A ward and her guardian never share a mailbox, whoever changes an address and whether or not the other is active
 * (R-S.3). A guardian's former accounts still count as him after either side moves to another address.
 */
export const addressRule = ({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): AddressRulePort => ({
  async requireSuitable(tx, accountId, email) {
    const own = await guardians.ofWard(tx, accountId);
    const guarded = await guardians.ofAccount(tx, accountId);
    const others = [own?.state.accountId ?? null, ...guarded.map(({ state }) => state.wardId)];
    const addresses = [own?.state.email ?? null];
    for (const id of others) if (id) addresses.push(await identity.addressOf(tx.db, id));
    if (addresses.some((address) => address && sameMailbox(address, email)))
      throw new DomainError(
        'guardianship.shared-address',
        {},
        { email: (language) => errorText('guardianship.shared-address', {}, language) },
      );
  },
  async addFormerAccounts(tx, accountId) {
    const addFormerAccounts = async (guardian: Guardian, accounts: UserId[]) => {
      guardian.addFormerAccounts(accounts);
      await guardians.save(tx, guardian);
    };
    const at = (address: string | null) => (address ? identity.accountsAt(tx.db, address) : []);
    const proven = await identity.provenAddressOf(tx.db, accountId);
    for (const guardian of proven ? await guardians.atMailbox(tx, proven, await at(proven)) : [])
      await addFormerAccounts(guardian, [accountId]);
    // His present mailbox leaves with his account, but other accounts may still use it.
    const own = await at(await identity.addressOf(tx.db, accountId));
    for (const guardian of await guardians.ofAccount(tx, accountId))
      await addFormerAccounts(guardian, [...own, ...(await at(guardian.state.email))]);
  },
});
