import type { Knex } from 'knex';
import { DEAD_LETTER, SWEEP_QUEUE } from './jobs.ts';

/** Figures for operators, since nobody else notices them. */
export interface Health {
  /** Pending emails … */
  mailWaiting: number;
  /** … and those that were given up. */
  mailGivenUp: number;
  /** Background jobs that failed for days. */
  jobsGivenUp: number;
  /** Seconds since a worker completed the tasks of each minute; null if none ever did. */
  sweepAge: number | null;
}

export async function healthOf(db: Knex): Promise<Health> {
  const { rows } = await db.raw<{ rows: [Pick<Health, 'mailWaiting' | 'mailGivenUp'> & { hasJobs: boolean }] }>(
    `select count(*) filter (where failed_at is null)::integer as "mailWaiting",
            count(*) filter (where failed_at is not null)::integer as "mailGivenUp",
            to_regclass('pgboss.job') is not null as "hasJobs"
     from kernel.mail`,
  );
  const { hasJobs, ...mail } = rows[0];
  // The queue creates its tables at the first start.
  const dead = hasJobs
    ? await db('pgboss.job').where({ name: DEAD_LETTER }).where('state', '<', 'completed').count({ n: '*' }).first()
    : { n: 0 };
  return { ...mail, jobsGivenUp: Number(dead?.n), sweepAge: hasJobs ? await sweepAgeOf(db) : null };
}

async function sweepAgeOf(db: Knex): Promise<number | null> {
  const { rows } = await db.raw<{ rows: [{ age: number | null }] }>(
    `select extract(epoch from clock_timestamp() - max(completed_on))::float as age
     from pgboss.job where name = ? and state = 'completed'`,
    [SWEEP_QUEUE],
  );
  return rows[0].age;
}
