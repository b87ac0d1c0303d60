import { runQuery } from '#kernel/persistence/json-query.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { IsAwaitingGuardian } from '../domain/people.ts';

interface Ports {
  identity: IdentityFacade;
  guardianship: Pick<GuardianshipFacade, 'guardianStatus'>;
}

/**
 * Returns whether this is an active woman whose guardian is not verified. An inactive account's period begins at once.
 */
export const isAwaitingGuardian =
  ({ identity, guardianship }: Ports): IsAwaitingGuardian =>
  async (tx, accountId) => {
    if (!(await identity.filterActive(tx, [accountId])).has(accountId)) return false;
    if ((await identity.requireGenderLocked(tx, accountId)) !== 'female') return false;
    return !(await runQuery(tx.db, guardianship.guardianStatus, { accountId })).guardianVerified;
  };
