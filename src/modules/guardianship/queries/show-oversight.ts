import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Oversight } from '../contracts/guardian.schema.ts';
import { reviewedItems } from '../approval/reviewed-items.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * A ward's view of oversight: the items that are waiting with her guardian and since when, without the words of others.
 */
export class ShowOversight extends UseCase<Pick<UseCasePorts, 'db' | 'material'>> {
  /** Empty if she has no guardian. */
  async execute(accountId: UserId): Promise<Oversight> {
    const { db, material } = this.ports;
    const guardian = await db('guardianship.guardian')
      .where({ ward_id: accountId })
      .whereIn('state', ['pending', 'verified'])
      .first('id');
    const ward = await db('guardianship.ward').where({ account_id: accountId }).first('profile_id');
    // Includes items on hold; the blocker is shown elsewhere, as far as she may know it.
    const rows = await db('guardianship.approval')
      .where({ ward_id: accountId, status: 'pending' })
      .orderBy(['created_at', 'id'])
      .select('type', 'subject_id', 'created_at');
    const itemOf = await reviewedItems(db, material, rows);
    return {
      guardianId: guardian?.id ?? null,
      waiting: rows.flatMap((row) => {
        const item = itemOf(row);
        if (!item) return [];
        return { type: row.type, fromHer: item.from === ward?.profile_id, since: row.created_at.toISOString() };
      }),
    };
  }
}
