import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many talks that members have asked for wait for an answer. */
export class WaitingConsultations implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    return standingOf('consultations', this.db('content.consultation').whereNull('answered_at'), 'created_at');
  }
}
