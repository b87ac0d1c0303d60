import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { ReportOutcome, ReportReason, ReportSubject } from '../contracts/reports.ts';
import { reportResolved } from '../events.ts';

/** What is reported, as it is at this moment. */
export interface Evidence {
  /** The account of whom it is about, where there is one. */
  reportedId: UserId | null;
  /** To whom a message was written. */
  recipientId: UserId | null;
  /** As the console shows it: words, times, states. */
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
  resolvedAt: Date | null;
  outcome: ReportOutcome | null;
}

/** Somebody told the staff of a profile, a message or a guardian, with what it was at that time. */
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
    // What one wrote oneself is no matter for a report.
    if (filed.reportedId !== null && filed.reportedId === filed.reporterId)
      throw new DomainError('content.own-subject');
    return new Report({ ...filed, createdAt: at, resolvedAt: null, outcome: null });
  }

  /** The staff came to an end with it. Throws `content.report-resolved` for the second time. */
  resolve(outcome: ReportOutcome, at: Date): void {
    if (this.state.resolvedAt) throw new DomainError('content.report-resolved');
    this.state = { ...this.state, outcome, resolvedAt: at };
    this.record(reportResolved({ reportId: this.state.id }));
  }
}

/** Keeps reports; what was said in them is sealed. */
export interface Reports {
  /** Locks it. */
  find(tx: Tx, id: string): Promise<Report | null>;
  save(tx: Tx, report: Report): Promise<void>;
  /** Removes those that were resolved before that time. */
  removeResolved(tx: Tx, before: Date): Promise<void>;
}

/**
 * What can be reported, and by whom: a profile by who may see it, a message by the two and the guardian as far as they
 * read it, a guardian by his ward. Content knows none of them: the composition root asks the modules that own them.
 */
export interface ReportMaterial {
  /** Null where this person may not see it, or it is not there. */
  evidence(tx: Tx, reporter: Actor, type: ReportSubject, id: string): Promise<Evidence | null>;
}

/** A report as the console's list shows it: nothing private stands in it. */
export const reportRecordOf = (
  state: Omit<ReportState, 'recipientId' | 'details' | 'evidence'>,
): Omit<ReportState, 'recipientId' | 'details' | 'evidence' | 'createdAt' | 'resolvedAt'> & {
  createdAt: string;
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
  resolvedAt: state.resolvedAt?.toISOString() ?? null,
});
