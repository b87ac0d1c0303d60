import { guardianId } from '#kernel/contracts/ids.ts';
import type { BillingFacade } from '../modules/billing/index.ts';
import type { CasePartiesPort } from '../modules/content/ports.ts';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';

/**
 * Asks the module that owns a case whom it concerns: who requested a refund, a guardian and his ward, or the guardian
 * of a ticket's author.
 */
export const caseParties = (billing: BillingFacade, guardianship: GuardianshipFacade): CasePartiesPort => ({
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
