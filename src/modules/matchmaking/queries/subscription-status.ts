import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { BillingFacade } from '../../billing/index.ts';
import { readAllowance } from '../infra/objection-allowances.ts';

/** The member's plan beside what is left of the allowance. */
export async function subscriptionStanding(
  { db, clock, billing }: { db: Knex; clock: Clock; billing: BillingFacade },
  accountId: UserId,
) {
  const now = clock.now();
  const [{ status, plan, expiresAt, renews }, allowance] = await Promise.all([
    billing.subscriptionOf(db, accountId),
    readAllowance(db, accountId),
  ]);
  return {
    subscriptionStatus: status,
    subscriptionPlan: plan,
    subscriptionExpiresAt: expiresAt?.toISOString() ?? null,
    renews,
    requestsRemaining: allowance?.remaining(now) ?? 0,
    resetDate: allowance?.nextGrant(now)?.toISOString() ?? null,
  };
}

const IS_SEEN = (profileIds: string): string =>
  `not exists (select from matchmaking.browse_card c where not c.present and c.profile_id in (${profileIds}))`;

/** Received requests that wait for the member, and running matches. */
export async function memberCounts(
  db: Knex,
  accountId: UserId,
): Promise<{ pendingRequests: number; activeMatches: number }> {
  const { rows } = await db.raw(
    `select (select count(*)::integer from matchmaking.interest_request r where r.to_profile_id = p.id and r.status = 'pending' and ${IS_SEEN('r.from_profile_id')}) as pending,
            (select count(*)::integer from matchmaking.match m where p.id in (m.man_profile_id, m.woman_profile_id) and m.status = 'active') as matches
     from matchmaking.profile p where p.account_id = ?`,
    [accountId],
  );
  return { pendingRequests: rows[0]?.pending ?? 0, activeMatches: rows[0]?.matches ?? 0 };
}

/** Running matches of these profiles. */
export async function activeMatchCount(db: Knex, profileIds: number[]): Promise<number> {
  const row = await db('matchmaking.match')
    .whereIn('woman_profile_id', profileIds)
    .where({ status: 'active' })
    .count({ n: '*' })
    .first();
  return Number(row?.n);
}
