import { after, DAY } from '#kernel/clock.ts';
import { dutyOf, type QueueSummary } from '#kernel/contracts/cases.ts';
import { hasDuty, type Rights } from '#kernel/contracts/roles.ts';
import type { Tx } from '#kernel/tx.ts';

/** Staff are reminded of cases that are older. */
const PATIENCE = DAY;

export const waitedTooLong = (summaries: QueueSummary[], at: Date): QueueSummary[] =>
  summaries.filter(({ oldestSince }) => oldestSince && after(oldestSince, PATIENCE) <= at);

/** Staff read about the queues of their duties, moderators about reports. */
export const queuesOf = (rights: Rights, queues: QueueSummary[]): QueueSummary[] =>
  queues.filter(({ queue }) => hasDuty(rights, dutyOf(queue)) || (rights.role === 'moderator' && queue === 'reports'));

export interface StaffDigests {
  /** Returns whether the last email was sent at least a day ago. */
  isDue(tx: Tx, at: Date): Promise<boolean>;
  /** Returns whether an email may be sent now, at most one a day, and records it as sent. */
  claim(tx: Tx, at: Date): Promise<boolean>;
}
