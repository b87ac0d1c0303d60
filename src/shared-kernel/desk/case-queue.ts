import type { Knex } from 'knex';
import type { QueueName, QueueStanding } from '../contracts/cases.ts';

/** A query that answers how its queue stands. */
export interface CaseQueue {
  execute(): Promise<QueueStanding>;
}

/** Counts the rows of a queue that wait, each since the time in that column. */
export async function standingOf(queue: QueueName, waiting: Knex.QueryBuilder, since: string): Promise<QueueStanding> {
  const row = (await waiting.count({ waiting: '*' }).min({ oldest: since }).first()) as
    { waiting: string; oldest: Date | null } | undefined;
  return { queue, waiting: Number(row?.waiting ?? 0), resting: 0, oldestSince: row?.oldest ?? null };
}
