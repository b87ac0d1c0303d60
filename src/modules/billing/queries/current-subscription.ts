import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import { standingOf } from '../domain/standing.ts';
import type { CurrentSubscription } from '../index.ts';
import { holdingsOf } from '../infra/holdings.ts';

/** What the account has at this moment, of all that was granted and paid; the free plan where nothing runs. */
export async function currentSubscription(db: Knex, accountId: UserId, at: Date): Promise<CurrentSubscription> {
  const { shown, hasAccess } = standingOf(await holdingsOf(db, accountId), at);
  if (!shown) return { status: 'free', plan: 'free', expiresAt: null, renews: false, hasAccess };
  const { status, planCode: plan, expiresAt, renews } = shown;
  return { status, plan, expiresAt, renews, hasAccess };
}
