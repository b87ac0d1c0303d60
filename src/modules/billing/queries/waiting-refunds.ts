import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many refunds were asked for and not decided. */
export class WaitingRefunds implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    return standingOf('refunds', this.db('billing.refund_request').where({ state: 'asked' }), 'asked_at');
  }
}
