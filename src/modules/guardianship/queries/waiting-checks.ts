import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many verifications wait for the staff. */
export class WaitingChecks implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    const held = this.db('guardianship.guardian').where({ state: 'verified' }).whereNotNull('check_raised_at');
    return standingOf('guardian-checks', held, 'check_raised_at');
  }
}
