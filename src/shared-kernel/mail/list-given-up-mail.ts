import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import { audit } from '../audit.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Jobs } from '../persistence/jobs.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { addMailJobs } from './mailer.ts';

const LISTED = 500;

/** An e-mail that the mail server did not take in all its time; nothing of what it says, nor to whom. */
export interface GivenUp {
  id: string;
  createdAt: Date;
  givenUpAt: Date;
  tries: number;
  lastError: string;
}

/** What admins see of e-mails that were given up, and do about them while they are kept. */
export class GivenUpMail {
  private readonly ports: { db: Knex; uow: UnitOfWork; jobs: Jobs; clock: Clock };
  constructor(ports: GivenUpMail['ports']) {
    this.ports = ports;
  }

  /** The oldest first, so many as somebody may look through. */
  async list(): Promise<GivenUp[]> {
    const rows = await this.ports.db('kernel.mail').whereNotNull('given_up_at').orderBy('id').limit(LISTED);
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      givenUpAt: row.given_up_at,
      tries: row.tries,
      lastError: row.last_error,
    }));
  }

  /** Tries anew for as long as at first. */
  sendAgain(admin: Actor, id: string, occasion: { reason: string; requestId: string }): Promise<void> {
    const { uow, jobs, clock } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const rows = await tx
        .db('kernel.mail')
        .where({ id })
        .whereNotNull('given_up_at')
        .update({ given_up_at: null, next_try_at: null, tries: 0, sent_again_at: at })
        .returning('id');
      if (rows.length === 0) throw new DomainError('common.not-found');
      await addMailJobs(jobs, tx, rows, { isFirst: true });
      await audit(tx, {
        at,
        actor: admin.userId,
        role: admin.role,
        verb: 'send-mail-again',
        subjectType: 'mail',
        subjectId: id,
        ...occasion,
      });
    });
  }
}
