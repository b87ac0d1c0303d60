import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ApprovalDetail } from '../../contracts/approvals.schema.ts';
import { decisionRefusal } from '../../domain/approval.ts';
import type { Ward } from '../../index.ts';
import type { ApprovalRow } from '../../infra/rows.ts';
import { approvalDetailOf, type ItemOptions, type ReviewPorts } from '../../approval/approval-views.ts';
import { wardsOf } from '../../guardian/wards-of.ts';

/** An item for the guardian to whom it is assigned, before and after its decision. */
export class ShowApproval extends UseCase<ReviewPorts> {
  /**
   * @throws common.not-found if the item is another guardian's
   * @throws what `decisionRefusal` names of a pending item
   */
  async execute(accountId: UserId, id: ApprovalId, options: ItemOptions = {}): Promise<ApprovalDetail> {
    const { db, identity } = this.ports;
    const wards = await wardsOf(db, identity, accountId);
    const row = await db('guardianship.approval').where({ id }).first();
    const ward = row && wards.find(({ guardianId }) => guardianId === row.guardian_id);
    if (!row || !ward || isAboutHimself(row, ward)) throw new DomainError('common.not-found');
    const refusal = row.status === 'pending' && decisionRefusal({ status: row.status, blockedBy: row.blocked_by });
    if (refusal) throw new DomainError(refusal);
    return approvalDetailOf(this.ports, row, options);
  }
}

const isAboutHimself = ({ other_id: other }: ApprovalRow, { guardianAccountIds }: Ward): boolean =>
  other !== null && guardianAccountIds.includes(other);
