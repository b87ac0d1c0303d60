import { guardianId } from '#kernel/contracts/ids.ts';
import type { BillingFacade } from '../modules/billing/index.ts';
import type { CaseParties } from '../modules/content/index.ts';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';

/**
 * Whom a case concerns is known to the module that owns it: who asked for a refund; a guardian and his ward; who guards
 * her who wrote to the staff.
 */
export const caseParties = (billing: BillingFacade, guardianship: GuardianshipFacade): CaseParties => ({
  isParty: (tx, accountId, { queue, id }) =>
    queue === 'refunds'
      ? billing.askedForRefund(tx.db, accountId, id)
      : guardianship.isWardOrGuardian(tx.db, accountId, guardianId.parse(id)),
  async guards(db, accountId) {
    const guarded = await guardianship.everGuarded(db, accountId);
    return { wards: guarded.map(({ wardId }) => wardId), records: guarded.map(({ guardianId: id }) => id) };
  },
});
