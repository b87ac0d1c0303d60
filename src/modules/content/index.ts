import type { Knex } from 'knex';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { ConflictingParties } from './domain/support-ticket.ts';

export type { ReportMaterial } from './domain/report.ts';

/** Bound by the composition root, from the facades of the modules that own what is reported. */
export const REPORT_MATERIAL = Symbol('report material');
/** Bound by the composition root: whom the cases of other modules concern. */
export const CASE_PARTIES = Symbol('case parties');

/** Whom cases concern, as other modules know it. */
export interface CaseParties extends ConflictingParties {
  /** Whose guardian this account is or was, and the records of guardians that are about it: his own, or hers. */
  guardianships(db: Knex, accountId: UserId): Promise<{ wards: UserId[]; records: GuardianId[] }>;
}
