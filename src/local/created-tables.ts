import type { Knex } from 'knex';

/**
 * Returns a function that creates missing tables at its first call; safe in parallel, and tried again after a failure.
 * Local mode has no migrations of its own.
 */
export function createdTables(
  db: Knex,
  lock: (trx: Knex.Transaction) => Promise<void>,
  sql: string,
): () => Promise<void> {
  let created: Promise<void> | undefined;
  const create = () =>
    db.transaction(async (trx) => {
      await lock(trx);
      await trx.raw(`create schema if not exists local; ${sql}`);
    });
  return () =>
    (created ??= create().catch((error: unknown) => {
      created = undefined;
      throw error;
    }));
}
