import type { Knex } from 'knex';
import { z } from 'zod';

const TABLE = 'local.stripe_fault';

/** A deliberate failure of the next requests to a route; `*` in the route stands for an id. */
export const fault = z.strictObject({
  route: z.string(),
  times: z.number().int().min(1).max(1000).default(1),
  mode: z.literal(['reset', 500]),
  /** Fails before anything is done, or after it, so that only the response is lost. */
  when: z.enum(['before', 'after']).default('before'),
});
export type Fault = z.infer<typeof fault>;

export async function makeFaults(db: Knex): Promise<void> {
  await db.raw(
    `create table if not exists ${TABLE} (id bigint generated always as identity primary key, route text not null, left_over integer not null, fault jsonb not null)`,
  );
}

export async function addFault(db: Knex, given: Fault): Promise<void> {
  await db(TABLE).insert({ route: given.route, left_over: given.times, fault: JSON.stringify(given) });
}

/** The fault for this request, if any; uses it up once. */
export async function takeFault(db: Knex, route: string): Promise<Fault | null> {
  const rows: { id: string; route: string; fault: Fault }[] = await db(TABLE).where('left_over', '>', 0).orderBy('id');
  const met = rows.find((row) => new RegExp(`^${row.route.replaceAll('*', '[\\w-]+')}$`).test(route));
  if (!met) return null;
  const isTaken = await db(TABLE).where({ id: met.id }).where('left_over', '>', 0).decrement('left_over', 1);
  return isTaken > 0 ? met.fault : null;
}
