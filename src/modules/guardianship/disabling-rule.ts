import type { DisablingRulePort } from '../identity/ports.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { Guardians } from './domain/guardians.ts';
import { requireClearedByWards } from './domain/safety.ts';

/**
 * A guardian's account is disabled only if a ward of his says that it is safe to act, or a second staff member proposed
 * it. An open dispute has informed him already.
 */
export const disablingRule = ({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): DisablingRulePort => ({
  async requireCleared(tx, accountId, staff, at) {
    const records = await guardians.ofPerson(tx, accountId, await identity.provenAddressOf(tx.db, accountId));
    const unaware = records.map(({ state }) => state).filter(({ dispute }) => !dispute);
    requireClearedByWards(unaware, staff, at);
  },
});
