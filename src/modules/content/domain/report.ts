import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { firstReasons, type ReportOutcome, type ReportReason, type ReportSubject } from '../contracts/reports.ts';
import { reportResolved } from '../events.ts';

/** The reported content, as it is now. */
export interface Evidence {
  reportedId: UserId | null;
  recipientId: UserId | null;
  /** As the console shows it: texts, times, states. */
  facts: Record<string, unknown>;
}

export interface ReportState {
  id: string;
  /** Null once the account is erased. */
  reporterId: UserId | null;
  subjectType: ReportSubject;
  subjectId: string;
  reportedId: UserId | null;
  recipientId: UserId | null;
  reason: ReportReason;
  details: string | null;
  evidence: Record<string, unknown>;
  createdAt: Date;
  /** When staff first read its texts. */
  firstReadAt: Date | null;
  resolvedAt: Date | null;
  outcome: ReportOutcome | null;
}

/** A report of a profile, message or guardian, with its content at that time. */
export class Report extends Aggregate<ReportState> {
  static from(state: ReportState): Report {
    return new Report(state);
  }

  static file(
    filed: Pick<
      ReportState,
      | 'id'
      | 'reporterId'
      | 'subjectType'
      | 'subjectId'
      | 'reportedId'
      | 'recipientId'
      | 'reason'
      | 'details'
      | 'evidence'
    >,
    at: Date,
  ): Report {
    // Nobody can report their own content.
    if (filed.reportedId !== null && filed.reportedId === filed.reporterId)
      throw new DomainError('content.own-subject');
    return new Report({ ...filed, createdAt: at, firstReadAt: null, resolvedAt: null, outcome: null });
  }

  /** Stores the first reading only. */
  read(at: Date): void {
    this.state = { ...this.state, firstReadAt: this.state.firstReadAt ?? at };
  }

  /** @throws content.report-resolved */
  resolve(outcome: ReportOutcome, at: Date): void {
    if (this.state.resolvedAt) throw new DomainError('content.report-resolved');
    this.state = { ...this.state, outcome, resolvedAt: at };
    this.record(reportResolved({ reportId: this.state.id }));
  }

  /** @throws content.report-open */
  reopen(): void {
    if (!this.state.resolvedAt) throw new DomainError('content.report-open');
    this.state = { ...this.state, outcome: null, resolvedAt: null };
  }
}

/** Texts are sealed. */
export interface Reports {
  /** Locks. */
  find(tx: Tx, id: string): Promise<Report | null>;
  save(tx: Tx, report: Report): Promise<void>;
  removeResolved(tx: Tx, before: Date): Promise<void>;
}

const isUrgent = (reason: ReportReason): boolean => (firstReasons as readonly ReportReason[]).includes(reason);

export const reportRecordOf = (
  state: Omit<ReportState, 'recipientId' | 'details' | 'evidence'>,
): Omit<ReportState, 'recipientId' | 'details' | 'evidence' | 'createdAt' | 'firstReadAt' | 'resolvedAt'> & {
  createdAt: string;
  isUrgent: boolean;
  firstReadAt: string | null;
  resolvedAt: string | null;
} => ({
  id: state.id,
  reporterId: state.reporterId,
  subjectType: state.subjectType,
  subjectId: state.subjectId,
  reportedId: state.reportedId,
  reason: state.reason,
  outcome: state.outcome,
  createdAt: state.createdAt.toISOString(),
  isUrgent: isUrgent(state.reason),
  firstReadAt: state.firstReadAt?.toISOString() ?? null,
  resolvedAt: state.resolvedAt?.toISOString() ?? null,
});
