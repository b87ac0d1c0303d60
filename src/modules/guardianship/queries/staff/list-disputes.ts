import type { Knex } from 'knex';
import type { FilterOf, ListReading } from '#kernel/admin/admin-list.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { disputes } from '../../contracts/admin-guardians.schema.ts';
import {
  governedGuardians,
  verifiedGuardians,
  type GovernedPorts,
  type GovernedRow,
} from '../../guardian/governed-guardians.ts';
import { DISPUTE } from '../../infra/guardian-record.ts';

/** Lists the open disputes; with a ward, all of her verified guardians, so that one can be opened. */
export class ListDisputes extends CaseList<typeof disputes.list, GovernedRow, GovernedPorts> {
  protected readonly queue = 'guardian-disputes';
  protected override readonly columns = { openedAt: 'disputed_at', wardProfileId: 'profile_id' };

  protected rows({ db }: ListReading) {
    return verifiedGuardians(db);
  }

  protected override async narrow(rows: Knex.QueryBuilder, filter: FilterOf<typeof disputes.list>, by: ListReading) {
    if (!filter.id && !filter.wardProfileId) rows.whereNotNull('disputed_at');
    await super.narrow(rows, filter, by);
  }

  protected async records(rows: GovernedRow[]) {
    const opened = await this.ports.seals.openRows(DISPUTE, rows);
    const guardians = await governedGuardians(this.ports, rows);
    return guardians.map((guardian, n) => ({
      ...guardian,
      openedAt: rows[n]!.disputed_at?.toISOString() ?? null,
      reason: opened[n]!.dispute_reason,
    }));
  }
}
