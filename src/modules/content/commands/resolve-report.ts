import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReportFields } from '../contracts/admin-reports.schema.ts';
import type { ReportOutcome } from '../contracts/reports.ts';
import { reportRecordOf, type Reports } from '../domain/report.ts';

interface Ports extends DeskPorts {
  reports: Reports;
}
interface ResolvedReport {
  id: string;
  outcome: ReportOutcome;
}

/** An admin resolves a report. Only its reporter is notified of the outcome. */
export class ResolveReport extends CaseCommand<ResolvedReport, ReportFields, Ports> {
  protected readonly verb = 'resolve';
  protected readonly queue = 'reports';
  protected readonly alreadyResolvedCode = 'content.report-resolved';
  protected readonly subjectType = 'report';

  /** @throws common.not-found, content.report-resolved */
  protected async resolve(
    tx: Tx,
    { id, outcome }: ResolvedReport,
    { at }: { at: Date },
  ): Promise<AdminChange<ReportFields>> {
    const { reports } = this.ports;
    const report = await reports.find(tx, id);
    if (!report) throw new DomainError('common.not-found');
    report.resolve(outcome, at);
    await reports.save(tx, report);
    return { subjectId: id, before: { outcome: null }, after: { outcome }, answer: reportRecordOf(report.state) };
  }
}
