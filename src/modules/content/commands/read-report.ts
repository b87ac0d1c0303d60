import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReportRecord } from '../contracts/admin-reports.schema.ts';
import { reportRecordOf, type Reports } from '../domain/report.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'>, Pick<DeskPorts, 'conflictOfInterest'> {
  reports: Reports;
}
type ReportRead = ReportRecord & { details: string | null; evidence: Record<string, unknown> };

/** An admin reads a report's private texts; each reading is audited. */
export class ReadReport extends AdminCommand<string, ReportRead, Ports> {
  protected readonly verb = 'read';
  protected readonly subjectType = 'report';

  /** @throws common.not-found */
  protected async change(tx: Tx, id: string, { admin }: { admin: Actor }): Promise<AdminChange<ReportRead>> {
    const { clock, reports, conflictOfInterest } = this.ports;
    await conflictOfInterest.refuse(tx.db, { queue: 'reports', id }, admin.userId);
    const report = await reports.find(tx, id);
    if (!report) throw new DomainError('common.not-found');
    report.read(clock.now());
    await reports.save(tx, report);
    const { details, evidence } = report.state;
    return { subjectId: id, answer: { ...reportRecordOf(report.state), details, evidence } };
  }
}
