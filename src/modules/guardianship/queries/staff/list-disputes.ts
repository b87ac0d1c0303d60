import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { FilterOf, ListReading } from '#kernel/admin/admin-list.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { disputes } from '../../contracts/admin-guardians.schema.ts';
import {
  governedGuardians,
  verifiedGuardians,
  type GovernedPorts,
  type GovernedRow,
} from '../../guardian/governed-guardians.ts';
import { isCleared, safetyAnswerOf } from '../../domain/safety.ts';
import { DISPUTE, clearanceOf } from '../../infra/guardian-record.ts';

/** Lists the open disputes and the guardians on hold; with a ward, all of her verified guardians, to act about one. */
export class ListDisputes extends CaseList<typeof disputes.list, GovernedRow, GovernedPorts & { clock: Clock }> {
  protected readonly queue = 'guardian-disputes';
  protected override readonly columns = { openedAt: 'disputed_at', wardProfileId: 'profile_id' };

  protected rows({ db }: ListReading) {
    return verifiedGuardians(db);
  }

  protected override async narrow(rows: Knex.QueryBuilder, filter: FilterOf<typeof disputes.list>, by: ListReading) {
    if (!filter.id && !filter.wardProfileId)
      rows.where((q) => void q.whereNotNull('disputed_at').orWhereNotNull('held_at'));
    await super.narrow(rows, filter, by);
  }

  protected async records(rows: GovernedRow[], { reader }: ListReading) {
    const opened = await this.ports.seals.openRows(DISPUTE, rows);
    const guardians = await governedGuardians(this.ports, rows);
    const at = this.ports.clock.now();
    return guardians.map((guardian, n) => ({
      ...guardian,
      openedAt: rows[n]!.disputed_at?.toISOString() ?? null,
      reason: opened[n]!.dispute_reason,
      ...actingOn(rows[n]!, reader, at),
    }));
  }
}

/** The hold, his ward's answer, and whether the reader may act now. */
function actingOn(row: GovernedRow, reader: Actor, at: Date) {
  const clearance = clearanceOf(row);
  const { safety, actProposal } = clearance;
  return {
    heldAt: row.held_at?.toISOString() ?? null,
    safety: safety && {
      requestedAt: safety.requestedAt.toISOString(),
      answer: safetyAnswerOf(safety),
      safeFrom: safety.safeFrom?.toISOString() ?? null,
    },
    proposedAt: actProposal?.at.toISOString() ?? null,
    isCleared: isCleared(clearance, reader.userId, at),
  };
}
