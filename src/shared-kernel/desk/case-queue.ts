import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName, QueueSummary } from '../contracts/cases.ts';
import type { ConflictOfInterest } from './conflict-of-interest.ts';

/** One of the staff, for whom is counted. */
export type QueueReader = Pick<Actor, 'userId'>;

/** A query that answers how its queue stands: for one of the staff without what concerns himself, else as a whole. */
export interface CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary>;
}

export interface QueuePorts {
  db: Knex;
  conflictOfInterest: ConflictOfInterest;
}

/** The rows of a queue that wait, each since the time in that column. */
interface PendingCase {
  cases: Knex.QueryBuilder;
  since: string;
}

/** Counts what waits in a queue, for its reader. */
export async function summarizeQueue(
  { db, conflictOfInterest }: QueuePorts,
  queue: QueueName,
  { cases, since }: PendingCase,
  reader?: QueueReader,
): Promise<QueueSummary> {
  if (reader) await conflictOfInterest.leaveOut(db, cases, queue, reader);
  const row = (await cases.count({ waiting: '*' }).min({ oldest: since }).first()) as
    { waiting: string; oldest: Date | null } | undefined;
  return { queue, waiting: Number(row?.waiting ?? 0), onHold: 0, oldestSince: row?.oldest ?? null };
}
