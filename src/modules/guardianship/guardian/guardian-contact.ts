import type { IdentityFacade } from '../../identity/index.ts';
import { identityAt } from '../domain/people.ts';
import type { Guardians } from '../domain/guardians.ts';
import { isThePerson } from '../domain/suitability/same-person.ts';
import type { GuardianshipFacade } from '../index.ts';

/** Where her acting guardian gets emails about a match; null if one of the members is not active, or he is the man. */
export const guardianContact =
  (guardians: Guardians, identity: IdentityFacade): GuardianshipFacade['guardianContact'] =>
  async (tx, { wardId, otherId }) => {
    const guardian = await guardians.ofWard(tx, wardId);
    const active = await identity.filterActive(tx, [wardId, otherId]);
    const other = active.get(otherId);
    if (!guardian?.acts || !active.has(wardId) || !other) return null;
    return isThePerson(guardian.state, await identityAt(tx, identity, other)) ? null : guardian.recipient;
  };
