import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { ReviewPorts } from './approval-views.ts';
import { wardsOf } from '../wards-of.ts';

export class CountPendingApprovals {
  private readonly ports: Omit<ReviewPorts, 'material'>;
  constructor(ports: Omit<ReviewPorts, 'material'>) {
    this.ports = ports;
  }

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
