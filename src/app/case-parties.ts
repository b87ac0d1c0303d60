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
      ? billing.hasRequestedRefund(tx.db, accountId, id)
      : guardianship.isWardOrGuardian(tx.db, accountId, guardianId.parse(id)),
  async guardianships(db, accountId) {
    const records = await guardianship.recordsAbout(db, accountId);
    return {
      wards: records.map(({ wardId }) => wardId).filter((wardId) => wardId !== accountId),
      records: records.map(({ guardianId: id }) => id),
    };
  },
});
