import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName, QueueSummary } from '../contracts/cases.ts';
import type { ConflictOfInterest } from './conflict-of-interest.ts';

export type QueueReader = Pick<Actor, 'userId'>;

/** Summarises a queue: for a member of staff without cases that concern himself, else as a whole. */
export interface CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary>;
}

export interface QueuePorts {
  db: Knex;
  conflictOfInterest: ConflictOfInterest;
}

/** The pending rows of a queue, with the column of the time since when. */
interface PendingCase {
  cases: Knex.QueryBuilder;
  since: string;
}

export async function summarizeQueue(
  { db, conflictOfInterest }: QueuePorts,
  queue: QueueName,
  { cases, since }: PendingCase,
  reader?: QueueReader,
): Promise<QueueSummary> {
  if (reader) await conflictOfInterest.exclude(db, cases, queue, reader);
  const onHold = cases.clone();
  const row = (await cases.count({ waiting: '*' }).min({ oldest: since }).first()) as
    { waiting: string; oldest: Date | null } | undefined;
  const waiting = Number(row?.waiting ?? 0);
  if (waiting > 0) await conflictOfInterest.restrictToHidden(db, onHold, queue);
  return {
    queue,
    waiting,
    onHold: waiting > 0 ? Number((await onHold.count({ count: '*' }).first())?.count ?? 0) : 0,
    oldestSince: row?.oldest ?? null,
  };
}
