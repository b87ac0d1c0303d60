import type { Knex } from 'knex';
import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';

/** How many letters to the staff wait for an answer. */
export class WaitingQuestions implements CaseQueue {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  execute(): Promise<QueueStanding> {
    const open = this.db('content.question').whereNull('answered_at').whereNull('closed_at');
    return standingOf('support', open, 'created_at');
  }
}
