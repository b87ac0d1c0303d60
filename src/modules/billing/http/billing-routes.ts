import Router from '@koa/router';
import * as contract from '../contracts/subscription.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { publicRoute } from '#kernel/http/route.ts';
import type { GrantPlan } from '../commands/grant-plan.ts';
import type { ListPlans } from '../queries/list-plans.ts';

interface Use {
  plans: ListPlans;
  grant: GrantPlan;
}

/** What is on offer, and what admins give. */
export function billingRoutes(use: Use): Router {
  const router = new Router();
  publicRoute(router, contract.listPlans, () => use.plans.execute());
  adminRoute(
    router,
    contract.grantPlan,
    'planGranted',
    use.grant,
    ({ params: { id: accountId }, body: { planId, months } }) => ({
      accountId,
      planId,
      months,
    }),
  );
  return router;
}
