import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { AccountEmail } from '../contracts/account.ts';
import type { UserId } from '#kernel/ids.ts';

/** The account's address, and the one that waits to be confirmed in its place. */
export async function accountEmail(
  { db, clock }: { db: Knex; clock: Clock },
  accountId: UserId,
): Promise<AccountEmail> {
  const row = await db('identity.account as a')
    .leftJoin('identity.email_change as c', (on) =>
      on.on('c.account_id', 'a.id').andOn(db.raw('c.expires_at > ?', [clock.now()])),
    )
    .where('a.id', accountId)
    .first('a.email', 'c.new_email', 'c.expires_at');
  return {
    email: row.email,
    waiting: row.new_email ? { email: row.new_email, until: row.expires_at.toISOString() } : null,
  };
}
