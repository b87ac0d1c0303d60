import type { Knex } from 'knex';

/**
 * Creates SQL functions for reproducible chance from 0 up to, but never, 1, by a number and a purpose. They last as
 * long as the connection.
 */
export async function createChanceFunctions(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create or replace function pg_temp.chance(n bigint, purpose integer) returns double precision language sql immutable
    return (hashint8extended(n, purpose) & 9007199254740991) / 9007199254740992.0::double precision`);
  // One id for a number and a purpose, in the form of newId.
  await trx.raw(`
    create or replace function pg_temp.id(n bigint, purpose integer, at timestamptz) returns uuid language sql immutable
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(purpose || '.' || n), 1, 3)
            || '8' || substr(md5(purpose || '.' || n), 4, 15))::uuid`);
}

/** SQL after `case` that picks a value by weight: `weighted('chance', [['a', 3], ['b', 1]])`. */
export function weighted(chance: string, from: [value: string, weight: number][]): string {
  const all = from.reduce((sum, [, weight]) => sum + weight, 0);
  let sum = 0;
  const cases = from.map(([value, weight]) => `when ${chance} < ${(sum += weight) / all} then '${value}'`);
  return `case ${cases.join(' ')} else '${from.at(-1)![0]}' end`;
}
