import Router from '@koa/router';
import type { Knex } from 'knex';
import * as contract from '../contracts/subscription.ts';
import type { State } from '#kernel/http/context.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { GrantPlan } from '../commands/grant-plan.ts';
import { activePlans } from '../queries/plans.ts';

export function billingRoutes({ db, grant }: { db: Knex; grant: GrantPlan }): Router {
  const router = new Router();

  publicRoute(router, contract.listPlans, () => activePlans(db));

  route(router, contract.grantPlan, async ({ params, body, ctx }, actor) => {
    const wanted = {
      accountId: params.id as UserId,
      planId: body.planId as PlanId,
      months: body.months,
      reason: body.reason,
    };
    const { plan, expiresAt } = await grant.execute(actor, wanted, (ctx.state as State).requestId);
    return {
      userId: params.id,
      subscriptionPlan: plan.code,
      subscriptionStatus: 'active' as const,
      subscriptionExpiresAt: expiresAt.toISOString(),
    };
  });

  return router;
}
