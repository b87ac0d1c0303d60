import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ReviewPorts } from '../../approval/approval-views.ts';
import { wardsOf } from '../../guardian/wards-of.ts';

export class CountPendingApprovals extends UseCase<Omit<ReviewPorts, 'material'>> {
  async execute(accountId: UserId, wardProfileId?: ProfileId): Promise<number> {
    const { db, identity } = this.ports;
    const wards = await wardsOf(db, identity, accountId, wardProfileId);
    const row = await db('guardianship.approval')
      .whereIn(
        'guardian_id',
        wards.map((ward) => ward.guardianId),
      )
      .where({ status: 'pending', blocked_by: [] })
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }
}
