import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId, UserId } from '#kernel/ids.ts';
import type { ApprovalDetail } from '../contracts/approvals.ts';
import type { Ward } from '../index.ts';
import type { ApprovalRow } from '../infra/tables.ts';
import { approvalDetailOf, type ItemOptions, type ReviewPorts } from './approval-views.ts';
import { wardsOf } from './wards-of.ts';

/** One item for the guardian to whom it is assigned, also after its decision. */
export class ShowApproval {
  private readonly ports: ReviewPorts;
  constructor(ports: ReviewPorts) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where it is assigned to somebody else, and while nobody can decide it. */
  async execute(accountId: UserId, id: ApprovalId, options: ItemOptions = {}): Promise<ApprovalDetail> {
    const { db, identity } = this.ports;
    const wards = await wardsOf(db, identity, accountId);
    const row = await db('guardianship.approval').where({ id }).first();
    const ward = row && wards.find(({ guardianId }) => guardianId === row.guardian_id);
    if (!row || !ward || isHidden(row, ward)) throw new DomainError('common.not-found');
    return approvalDetailOf(this.ports, row, options);
  }
}

/** What nobody can decide at present, and what concerns the reader himself. */
const isHidden = ({ status, held, other_id: other }: ApprovalRow, { himself }: Ward): boolean =>
  (status === 'pending' && held.length > 0) || (other !== null && himself.includes(other));
