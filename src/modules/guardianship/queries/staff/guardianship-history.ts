import type { Knex } from 'knex';
import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Timeline events about an account's guardians and about the wards whom it guards, unordered and without reasons. */
export class GuardianshipHistory extends UseCase<{ db: Knex }> {
  async execute(accountId: UserId): Promise<TimelineEvent[]> {
    const rows = await this.ports
      .db('guardianship.guardian')
      .where({ ward_id: accountId })
      .orWhere({ account_id: accountId });
    return rows.flatMap((row) => {
      const isHers = row.ward_id === accountId;
      const kind = isHers ? 'guardian' : 'ward';
      const detail = { guardianId: row.id, ...(!isHers && { wardId: row.ward_id }) };
      return [
        ...timelineEvent(row.named_at, `${kind}-named`, detail),
        ...timelineEvent(row.verified_at, `${kind}-verified`, detail),
        ...timelineEvent(row.check_raised_at, `${kind}-check-raised`, detail),
        ...timelineEvent(row.disputed_at, `${kind}-disputed`, detail),
        ...timelineEvent(row.replaced_at, `${kind}-replaced`, detail),
        ...timelineEvent(row.ended_at, `${kind}-ended`, { ...detail, because: row.end_cause }),
      ];
    });
  }
}
