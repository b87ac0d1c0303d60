import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReportSubject } from './contracts/reports.ts';
import type { Evidence } from './domain/report.ts';
import type { ConflictingParties } from './domain/support-ticket.ts';

/**
 * A profile can be reported by everybody who may see it, a message by its two and the guardian as far as he reads it, a
 * guardian by his ward.
 */
export interface ReportMaterialPort {
  /** Null if the reporter may not see it, or it does not exist. */
  evidence(tx: Tx, reporter: Actor, type: ReportSubject, id: string): Promise<Evidence | null>;
  /** The message, or the words of an answer, that a guardian declined; null if it does not exist any more. */
  declinedMessage(tx: Tx, id: string, accounts: UserId[]): Promise<Evidence | null>;
}

/** Bound by the composition root. */
export const REPORT_MATERIAL = Symbol('report material');

/** Bound by the composition root. */
export const CASE_PARTIES = Symbol('case parties');

export interface CasePartiesPort extends ConflictingParties {
  /** The account's wards, past and present, and the guardian records about it: as guardian or as ward. */
  guardianships(db: Knex, accountId: UserId): Promise<{ wards: UserId[]; records: GuardianId[] }>;
}
