import type { Knex } from 'knex';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { ConflictingParties } from './domain/support-ticket.ts';

export type { ReportMaterial } from './domain/report.ts';

/** Bound by the composition root. */
export const REPORT_MATERIAL = Symbol('report material');
/** Bound by the composition root. */
export const CASE_PARTIES = Symbol('case parties');

export interface CaseParties extends ConflictingParties {
  /** The account's wards, past and present, and the guardian records about it: as guardian or as ward. */
  guardianships(db: Knex, accountId: UserId): Promise<{ wards: UserId[]; records: GuardianId[] }>;
}
