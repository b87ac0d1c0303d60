import type { ListReading } from '#kernel/admin/admin-list.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { checks } from '../../contracts/admin-guardians.schema.ts';
import {
  governedGuardians,
  verifiedGuardians,
  type GovernedPorts,
  type GovernedRow,
} from '../../guardian/governed-guardians.ts';

type WaitingRow = GovernedRow & { check_raised_at: Date };

export class ListChecks extends CaseList<typeof checks.list, WaitingRow, Omit<GovernedPorts, 'seals'>> {
  protected readonly queue = 'guardian-checks';
  protected override readonly columns = { raisedAt: 'check_raised_at' };

  protected rows({ db }: ListReading) {
    return verifiedGuardians(db).whereNotNull('check_raised_at');
  }

  protected async records(rows: WaitingRow[]) {
    const guardians = await governedGuardians(this.ports, rows);
    return guardians.map((guardian, n) => ({
      ...guardian,
      raisedAt: rows[n]!.check_raised_at.toISOString(),
      reasons: rows[n]!.check_reasons,
      imamReason: rows[n]!.imam_reason,
      isDisputed: rows[n]!.disputed_at !== null,
    }));
  }
}
