import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many reports wait to be looked at. */
export class WaitingReports implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    return standingOf('reports', this.db('content.report').whereNull('resolved_at'), 'created_at');
  }
}
