import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName, QueueStanding } from '../contracts/cases.ts';
import type { OwnCases } from './own-cases.ts';

/** One of the staff, for whom is counted. */
export type QueueReader = Pick<Actor, 'userId'>;

/** A query that answers how its queue stands: for one of the staff without what concerns himself, else as a whole. */
export interface CaseQueue {
  execute(reader?: QueueReader): Promise<QueueStanding>;
}

export interface QueuePorts {
  db: Knex;
  ownCases: OwnCases;
}

/** The rows of a queue that wait, each since the time in that column. */
interface Waiting {
  cases: Knex.QueryBuilder;
  since: string;
}

/** Counts what waits in a queue, for its reader. */
export async function standingOf(
  { db, ownCases }: QueuePorts,
  queue: QueueName,
  { cases, since }: Waiting,
  reader?: QueueReader,
): Promise<QueueStanding> {
  if (reader) await ownCases.leaveOut(db, cases, queue, reader);
  const row = (await cases.count({ waiting: '*' }).min({ oldest: since }).first()) as
    { waiting: string; oldest: Date | null } | undefined;
  return { queue, waiting: Number(row?.waiting ?? 0), resting: 0, oldestSince: row?.oldest ?? null };
}
