import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { DisputeRecord } from '../../contracts/admin-guardians.schema.ts';
import { DISPUTE } from '../../infra/guardian-record.ts';
import {
  governedGuardians,
  verifiedGuardians,
  type GovernedPorts,
  type GovernedRow,
} from '../../guardian/governed-guardians.ts';

const columns = { id: 'id', name: 'name', openedAt: 'disputed_at' };
type Input = ListQuery<keyof typeof columns, { id?: string[] | undefined; wardProfileId?: number | undefined }>;

/** Lists the open disputes; with a ward, all of her verified guardians, so that one can be opened. */
export class ListDisputes extends UseCase<GovernedPorts> {
  async execute(wanted: Input, reader: Actor): Promise<ListPage<DisputeRecord>> {
    const { db, seals, conflictOfInterest } = this.ports;
    const { id, wardProfileId } = wanted.filter ?? {};
    const all = verifiedGuardians(db);
    await conflictOfInterest.exclude(db, all, 'guardian-disputes', reader);
    if (id) all.whereIn('id', id);
    else if (wardProfileId) all.where({ profile_id: wardProfileId });
    else all.whereNotNull('disputed_at');
    const { rows, total } = await pageOf<GovernedRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const opened = await seals.openRows(DISPUTE, rows);
    const guardians = await governedGuardians(this.ports, rows);
    const records = guardians.map((guardian, n) => ({
      ...guardian,
      openedAt: rows[n]!.disputed_at?.toISOString() ?? null,
      reason: opened[n]!.dispute_reason,
    }));
    return { records, total };
  }
}
