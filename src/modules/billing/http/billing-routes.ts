import Router from '@koa/router';
import * as contract from '../contracts/subscription.ts';
import * as refund from '../contracts/admin-refunds.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import { publicRoute } from '#kernel/http/route.ts';
import type { DecideRefund } from '../commands/decide-refund.ts';
import type { GrantPlan } from '../commands/grant-plan.ts';
import type { ListPlans } from '../queries/list-plans.ts';
import type { ListRefunds } from '../queries/list-refunds.ts';

interface Use {
  plans: ListPlans;
  grant: GrantPlan;
  refunds: ListRefunds;
  approve: DecideRefund;
  refuse: DecideRefund;
}

/** What is on offer, and what admins give and give back. */
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
  adminList(router, refund.listRefunds, 'refunds', use.refunds);
  adminRoute(router, refund.approveRefund, 'refundApproved', use.approve, ({ params }) => params.id);
  adminRoute(router, refund.refuseRefund, 'refundRefused', use.refuse, ({ params }) => params.id);
  return router;
}
