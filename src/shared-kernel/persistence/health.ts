import type { Knex } from 'knex';
import { DEAD_LETTER } from './jobs.ts';

/** What an operator looks at from time to time, since nobody else notices it. */
export interface Health {
  /** E-mails that the mail server has not taken yet … */
  mailWaiting: number;
  /** … and those that are no longer tried. */
  mailGivenUp: number;
  /** Background jobs that failed for days. */
  jobsGivenUp: number;
}

export async function healthOf(db: Knex): Promise<Health> {
  const { rows } = await db.raw(
    `select (select count(*) from kernel.mail where given_up_at is null)::integer as "mailWaiting",
            (select count(*) from kernel.mail where given_up_at is not null)::integer as "mailGivenUp",
            (select count(*) from pgboss.job where name = ? and state < 'completed')::integer as "jobsGivenUp"`,
    [DEAD_LETTER],
  );
  return rows[0];
}
