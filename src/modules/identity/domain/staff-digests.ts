import { after, DAY } from '#kernel/clock.ts';
import type { QueueSummary } from '#kernel/contracts/cases.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What waits for the staff so long is brought to their mind. */
const PATIENCE = DAY;

/** The queues in which something has waited too long. */
export const waitedTooLong = (standings: QueueSummary[], at: Date): QueueSummary[] =>
  standings.filter(({ oldestSince }) => oldestSince && after(oldestSince, PATIENCE) <= at);

/** What of it is this one's to do: reports are all that a moderator settles. */
export const queuesOf = (role: string, queues: QueueSummary[]): QueueSummary[] =>
  role === 'admin' ? queues : queues.filter(({ queue }) => queue === 'reports');

/** Keeps when the staff were written to. */
export interface StaffDigests {
  /** Whether a letter may go out now: one a day at most. It counts as written. */
  claim(tx: Tx, at: Date): Promise<boolean>;
}
