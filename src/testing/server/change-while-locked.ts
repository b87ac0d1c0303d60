import { expect } from 'vitest';
import type { Knex } from 'knex';
import { openDatabase } from '#kernel/persistence/database.ts';
import type { UserId } from '#kernel/values/ids.ts';

/**
 * Locks an account's row, starts a request, and makes the change once the request waits for the lock. The request has
 * read outdated data by then.
 */
export async function changeWhileWaiting<T>(
  databaseUrl: string,
  accountId: UserId,
  call: () => Promise<T>,
  change: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<T> {
  const database = openDatabase(databaseUrl);
  const waiting = async (): Promise<number> => {
    const { rows } = await database.raw(
      `select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0].n;
  };
  try {
    const answer = await database.transaction(async (trx) => {
      await trx('identity.account').where({ id: accountId }).forUpdate().first('id');
      const called = call();
      await expect.poll(waiting).toBe(1);
      await change(trx);
      return { called };
    });
    return await answer.called;
  } finally {
    await database.destroy();
  }
}
