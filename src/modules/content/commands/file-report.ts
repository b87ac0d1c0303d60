import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ReportReason, ReportSubject } from '../contracts/reports.ts';
import { Report } from '../domain/report.ts';
import { contentLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface FiledReport {
  subjectType: ReportSubject;
  subjectId: string;
  reason: ReportReason;
  details?: string | undefined;
}

/** Reports something that the reporter can see, with its present content. The reported person does not notice. */
export class FileReport extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'material' | 'reports'>> {
  /** @throws common.not-found if the reporter may not see it, content.own-subject, common.rate-limited */
  execute(reporter: Actor, { subjectType, subjectId, reason, details = '' }: FiledReport): Promise<{ id: string }> {
    const { uow, clock, limits, material, reports } = this.ports;
    return uow.run(async (tx) => {
      await limits.inside(tx).consume(contentLimits['reports of an account'], reporter.userId);
      const results = await material.evidence(tx, reporter, subjectType, subjectId);
      if (!results) throw new DomainError('common.not-found');
      const { reportedId, recipientId, facts: evidence } = results;
      const at = clock.now();
      const report = Report.file(
        {
          id: newId(at),
          reporterId: reporter.userId,
          subjectType,
          subjectId,
          reportedId,
          recipientId,
          reason,
          details: details || null,
          evidence,
        },
        at,
      );
      await reports.save(tx, report);
      return { id: report.state.id };
    });
  }
}
