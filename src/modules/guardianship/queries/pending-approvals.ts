import type { UserId } from '#kernel/ids.ts';
import type { PendingApproval } from '../contracts/approvals.ts';
import { approvalViews, type ReviewPorts } from './approval-views.ts';
import { wardsOf } from './wards-of.ts';

/** So many items a list shows at once. */
const AT_ONCE = 200;

/** What waits for this account's decision, oldest first. */
export class PendingApprovals {
  private readonly ports: ReviewPorts;
  constructor(ports: ReviewPorts) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<PendingApproval[]> {
    const { db, identity } = this.ports;
    const wards = await wardsOf(db, identity, accountId);
    const rows = await db('guardianship.approval')
      .whereIn(
        'guardian_id',
        wards.map((ward) => ward.guardianId),
      )
      .where({ status: 'pending', held: [] })
      .orderBy(['created_at', 'id'])
      .limit(AT_ONCE);
    return approvalViews(this.ports, rows, new Map(wards.map((ward) => [ward.wardId, ward.firstName])));
  }
}
