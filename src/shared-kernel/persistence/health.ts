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
  const { rows } = await db.raw<{ rows: [Omit<Health, 'jobsGivenUp'> & { hasJobs: boolean }] }>(
    `select count(*) filter (where failed_at is null)::integer as "mailWaiting",
            count(*) filter (where failed_at is not null)::integer as "mailGivenUp",
            to_regclass('pgboss.job') is not null as "hasJobs"
     from kernel.mail`,
  );
  const { hasJobs, ...mail } = rows[0];
  // The queue makes its tables at the first start.
  const dead = hasJobs
    ? await db('pgboss.job').where({ name: DEAD_LETTER }).where('state', '<', 'completed').count({ n: '*' }).first()
    : { n: 0 };
  return { ...mail, jobsGivenUp: Number(dead?.n) };
}
