import type { Knex } from 'knex';
import type { z } from 'zod';
import { AdminList, type Conditions, type ListReading } from '#kernel/admin/admin-list.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ListPage } from '#kernel/contracts/list.ts';
import { namesLike, profileNumberIn } from '#kernel/search/search-parts.ts';
import type { AccountRow } from '../infra/rows.ts';
import { userRecordOf } from '../account/user-record.ts';
import type { listUsers, UserRecord } from '../contracts/admin-users.schema.ts';

/** Without it the planner prefers a full scan for searches with many results, which takes three times as long. */
const INDEXES_ARE_NEAR = 'set local random_page_cost = 1.1';

/**
 * Accounts, the newest first; for staff. Order and filters use indexes only; whole rows are read for the page alone.
 */
export class ListUsers extends AdminList<typeof listUsers, AccountRow, { db: Knex; clock: Clock }> {
  protected override readonly defaultSort = ['createdAt', 'DESC'] as const;
  protected override readonly columns = { firstName: 'display_name' };
  protected override readonly conditions: Conditions<typeof listUsers> = {
    q: (rows, words) => {
      const number = profileNumberIn(words);
      if (number === null) rows.whereLike('search_text', namesLike(words));
      else rows.where('profile_id', number);
    },
    isActive: (rows, is) =>
      void (is
        ? rows.where({ is_active: true }).whereNotIn('id', this.leaving())
        : rows.where((either) => void either.where({ is_active: false }).orWhereIn('id', this.leaving()))),
    isUndeliverable: (rows, is) => void (is ? rows.whereNotNull('undeliverable') : rows.whereNull('undeliverable')),
    subscriptionPlan: (rows, plan) => {
      const at = this.ports.clock.now();
      const has = (paid: Knex.QueryBuilder) =>
        paid.where((ends) => ends.whereNull('subscription_ends_at').orWhere('subscription_ends_at', '>', at));
      if (plan === 'free') rows.whereNot((paid) => has(paid.whereNot('subscription_plan', 'free')));
      else rows.where((paid) => has(paid.where('subscription_plan', plan)));
    },
  };

  override execute(wanted: z.output<typeof listUsers.query>, reader: Actor): Promise<ListPage<UserRecord>> {
    return this.ports.db.transaction(async (trx) => {
      await trx.raw(INDEXES_ARE_NEAR);
      return this.read(wanted, { db: trx, reader });
    });
  }

  /** A small index, since the indexes of the list don't have the state. */
  private leaving(): Knex.QueryBuilder {
    return this.ports.db('identity.account').whereNotNull('deletion_scheduled_for').select('id');
  }

  protected rows({ db }: ListReading) {
    return db('identity.account');
  }

  protected records(rows: AccountRow[]) {
    const at = this.ports.clock.now();
    return rows.map((row) => userRecordOf(row, at));
  }
}
