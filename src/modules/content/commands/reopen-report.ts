import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { reopenCase } from '#kernel/desk/case-assignments.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReportFields } from '../contracts/admin-reports.schema.ts';
import { reportRecordOf, type Reports } from '../domain/report.ts';

interface Ports extends DeskPorts {
  reports: Reports;
}

/** Opens a resolved report again, for the member of staff who did it. Its reporter is notified of the next outcome. */
export class ReopenReport extends AdminCommand<string, ReportFields, Ports> {
  protected readonly verb = 'reopen';
  protected readonly subjectType = 'report';

  /** @throws common.not-found, desk.already-assigned, content.report-open */
  protected async change(
    tx: Tx,
    id: string,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<ReportFields>> {
    const { reports, staffNames, conflictOfInterest } = this.ports;
    const ref = { queue: 'reports', id } as const;
    await conflictOfInterest.refuse(tx.db, ref, admin.userId);
    await reopenCase(tx, ref, { staff: admin.userId, at, names: staffNames });
    const report = await reports.find(tx, id);
    if (!report) throw new DomainError('common.not-found');
    const { outcome } = report.state;
    report.reopen();
    await reports.save(tx, report);
    return { subjectId: id, before: { outcome }, after: { outcome: null }, answer: reportRecordOf(report.state) };
  }
}
