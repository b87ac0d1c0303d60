import type { Clock } from '#kernel/clock.ts';
import { jsonQuery, type JsonQuery } from '#kernel/persistence/json-query.ts';
import { summarizeEntitlement } from '../domain/entitlement-summary.ts';
import type { CurrentSubscription } from '../index.ts';
import { ACTIVE_PLANS } from '../infra/active-plans.ts';

/** Without fees every member may send requests, whatever plan they have or had. */
export const currentSubscription = ({ clock, fees }: { clock: Clock; fees: boolean }): JsonQuery<CurrentSubscription> =>
  jsonQuery('billing.current-subscription', ACTIVE_PLANS.sql, (plans) => {
    const { shown, hasAccess } = summarizeEntitlement(ACTIVE_PLANS.read(plans), clock.now());
    if (!fees) return { status: 'active', plan: 'free', expiresAt: null, renews: false, hasAccess: true };
    if (!shown) return { status: 'free', plan: 'free', expiresAt: null, renews: false, hasAccess };
    const { status, planCode: plan, expiresAt, renews } = shown;
    return { status, plan, expiresAt, renews, hasAccess };
  });
