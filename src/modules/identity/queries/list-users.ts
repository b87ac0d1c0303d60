import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { likeKey, pageOf } from '#kernel/persistence/page.ts';
import { searchKey } from '#kernel/search/search-key.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { listUsers, UserRecord } from '../contracts/admin-users.schema.ts';
import { userRecordOf } from '../account/user-record.ts';

const columns = {
  id: 'id',
  email: 'email',
  username: 'username',
  firstName: 'display_name',
  lastName: 'last_name',
  gender: 'gender',
  role: 'role',
  hasProfile: 'has_profile',
  profileId: 'profile_id',
  isGuardian: 'is_guardian',
  type: 'type',
  subscriptionPlan: 'subscription_plan',
  isActive: 'is_active',
  isLeaving: 'is_leaving',
  disabledUntil: 'disabled_until',
  createdAt: 'created_at',
};
type Input = ListQuery<keyof typeof columns, Filter>;
type Filter = NonNullable<z.output<typeof listUsers.query>['filter']>;

/** Shorter texts are in no index, and match only the beginning of a name or address. */
const SHORTEST_SEARCH = 3;

/** Without it the planner prefers a full scan for searches with many results, which takes three times as long. */
const INDEXES_ARE_NEAR = 'set local random_page_cost = 1.1';

/** Accounts, the newest first; for staff. */
export class ListUsers extends UseCase<{ db: Knex; clock: Clock }> {
  /** Order and filters use indexes only; whole rows are read for the page alone. */
  async execute({ range, sort = ['createdAt', 'DESC'], filter = {} }: Input): Promise<ListPage<UserRecord>> {
    const at = this.ports.clock.now();
    return this.ports.db.transaction(async (trx) => {
      await trx.raw(INDEXES_ARE_NEAR);
      const all = narrowed(trx('identity.account').select('id'), filter, at);
      const place = { columns, key: 'id', plain: 500 };
      const { rows, total } = await pageOf<{ id: UserId }, keyof typeof columns>(all, { range, sort }, place);
      const ids = rows.map(({ id }) => id);
      const accounts = new Map((await trx('identity.account').whereIn('id', ids)).map((row) => [row.id, row]));
      return { records: ids.flatMap((id) => accounts.get(id) ?? []).map((row) => userRecordOf(row, at)), total };
    });
  }
}

function narrowed(all: Knex.QueryBuilder, filter: Filter, at: Date): Knex.QueryBuilder {
  const { id, q, subscriptionPlan, role, gender, type, isActive } = filter;
  const same = { role, gender, type, is_active: isActive };
  for (const [column, value] of Object.entries(same)) if (value !== undefined) all.where(column, value);
  if (id) all.whereIn('id', id);
  if (q) all.whereLike('search_text', wordsLike(q));
  const has = (plan: Knex.QueryBuilder) =>
    plan.where((ends) => ends.whereNull('subscription_ends_at').orWhere('subscription_ends_at', '>', at));
  if (subscriptionPlan === 'free') all.whereNot((paid) => has(paid.whereNot('subscription_plan', 'free')));
  else if (subscriptionPlan) all.where((paid) => has(paid.where('subscription_plan', subscriptionPlan)));
  return all;
}

function wordsLike(q: string): string {
  return searchKey(q).length < SHORTEST_SEARCH ? likeKey(q).replace('%', '% ') : likeKey(q);
}
