import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many questions about guardians wait to be settled. */
export class WaitingDisputes implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    const disputed = this.db('guardianship.guardian').where({ state: 'verified' }).whereNotNull('disputed_at');
    return standingOf('guardian-disputes', disputed, 'disputed_at');
  }
}
