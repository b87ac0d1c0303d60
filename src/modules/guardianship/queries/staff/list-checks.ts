import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { CheckRecord } from '../../contracts/admin-guardians.schema.ts';
import {
  governedGuardians,
  verifiedGuardians,
  type GovernedPorts,
  type GovernedRow,
} from '../../guardian/governed-guardians.ts';

const columns = { id: 'id', name: 'name', raisedAt: 'check_raised_at' };
type Input = ListQuery<keyof typeof columns, { id?: string[] | undefined }>;
type WaitingRow = GovernedRow & { check_raised_at: Date };

export class ListChecks extends UseCase<Omit<GovernedPorts, 'seals'>> {
  async execute(wanted: Input, reader: Actor): Promise<ListPage<CheckRecord>> {
    const { db, conflictOfInterest } = this.ports;
    const all = verifiedGuardians(db).whereNotNull('check_raised_at');
    await conflictOfInterest.exclude(db, all, 'guardian-checks', reader);
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    const { rows, total } = await pageOf<WaitingRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const guardians = await governedGuardians(this.ports, rows);
    const records = guardians.map((guardian, n) => ({
      ...guardian,
      raisedAt: rows[n]!.check_raised_at.toISOString(),
      reasons: rows[n]!.check_reasons,
      isDisputed: rows[n]!.disputed_at !== null,
    }));
    return { records, total };
  }
}
