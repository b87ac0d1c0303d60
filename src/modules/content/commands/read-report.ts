import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { CaseWords } from '#kernel/desk/case-words.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReportFields } from '../contracts/admin-reports.schema.ts';
import { reportRecordOf, type Reports } from '../domain/report.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'>, Pick<DeskPorts, 'conflictOfInterest'> {
  caseWords: CaseWords;
  reports: Reports;
}
type ReportRead = ReportFields & { details: string | null; evidence: Record<string, unknown> };

/** An admin reads a report's private texts; each reading is audited. */
export class ReadReport extends AdminCommand<string, ReportRead, Ports> {
  protected readonly verb = 'read';
  protected readonly subjectType = 'report';

  /** @throws common.not-found, desk.words-withheld */
  protected async change(tx: Tx, id: string, { admin }: { admin: Actor }): Promise<AdminChange<ReportRead>> {
    const { clock, reports, conflictOfInterest, caseWords } = this.ports;
    const ref = { queue: 'reports', id } as const;
    await conflictOfInterest.refuse(tx.db, ref, admin.userId);
    await caseWords.requireReadable(tx.db, ref, admin);
    const report = await reports.find(tx, id);
    if (!report) throw new DomainError('common.not-found');
    report.read(clock.now());
    await reports.save(tx, report);
    const { details, evidence } = report.state;
    return { subjectId: id, answer: { ...reportRecordOf(report.state), details, evidence } };
  }
}
