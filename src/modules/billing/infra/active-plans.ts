import { jsonQuery, jsonRows, withMoments } from '#kernel/persistence/json-query.ts';
import { activePlanOf } from '../domain/subscription.ts';
import type { PlanRow, SubscriptionRow } from './rows.ts';

type Course = Pick<
  SubscriptionRow,
  'status' | 'starts_at' | 'period_start' | 'period_end' | 'awaiting_guardian' | 'cancels_at_period_end' | 'ended_at'
>;
type Row = Course & Pick<PlanRow, 'code' | 'request_limit'> & { is_granted: boolean };

export const ACTIVE_PLANS = jsonQuery(
  'billing.active-plans',
  jsonRows(`select p.code, p.request_limit, false as is_granted,
          s.status, s.starts_at, s.period_start, s.period_end, s.awaiting_guardian, s.cancels_at_period_end, s.ended_at
   from billing.subscription s join billing.plan p on p.id = s.plan_id where s.account_id = :accountId
   union all
   select p.code, p.request_limit, true, 'active', c.starts_at, c.starts_at, c.expires_at, false, true, null
   from billing.complimentary_access c join billing.plan p on p.id = c.plan_id where c.account_id = :accountId
   order by starts_at desc`),
  (rows: Row[]) =>
    rows.map((planRow) => {
      const row = withMoments(planRow, ['starts_at', 'period_start', 'period_end', 'ended_at']);
      const plan = { planCode: row.code, requestLimit: row.request_limit };
      const activePlan = activePlanOf(
        {
          status: row.status,
          startsAt: row.starts_at,
          periodStart: row.period_start,
          periodEnd: row.period_end,
          isAwaitingGuardian: row.awaiting_guardian,
          cancelsAtPeriodEnd: row.cancels_at_period_end,
          endedAt: row.ended_at,
        },
        plan,
      );
      return row.is_granted ? { ...activePlan, status: 'active' as const } : activePlan;
    }),
);
