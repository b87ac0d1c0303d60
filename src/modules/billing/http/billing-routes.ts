import Router from '@koa/router';
import * as contract from '../contracts/subscription.schema.ts';
import * as refund from '../contracts/admin-refunds.schema.ts';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { adminList, adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import { publicRoute } from '#kernel/http/route.ts';
import {
  generatePromoCode,
  promoCodes,
  type PromoCodeFields,
  type PromoCodeRecord,
} from '../contracts/admin-promo-codes.schema.ts';
import { subscriptionPlans, type PlanFields, type PlanRecord } from '../contracts/admin-plans.schema.ts';
import { listSubscriptions } from '../contracts/admin-subscriptions.schema.ts';
import type { DecideRefund } from '../commands/decide-refund.ts';
import type { GeneratePromoCode } from '../commands/generate-promo-code.ts';
import type { GrantPlan } from '../commands/grant-plan.ts';
import type { ListAllPlans } from '../queries/list-all-plans.ts';
import type { RefundRequest, RefundRequests } from '../domain/refund-request.ts';
import type { ListPlans } from '../queries/list-plans.ts';
import type { ListPromoCodes } from '../queries/list-promo-codes.ts';
import type { ListRefunds } from '../queries/list-refunds.ts';
import type { ListSubscriptions } from '../queries/list-subscriptions.ts';

interface RouteHandlers extends DeskPorts {
  assignments: ListAssignments;
  plans: ListPlans;
  allPlans: CrudCommands<PlanRecord, PlanFields> & { list: ListAllPlans };
  promoCodes: CrudCommands<PromoCodeRecord, PromoCodeFields> & { list: ListPromoCodes; generate: GeneratePromoCode };
  subscriptions: ListSubscriptions;
  grant: GrantPlan;
  refunds: RefundRequests;
  listRefunds: ListRefunds;
  approve: DecideRefund;
  refuse: DecideRefund;
}

const isOpen = (request: RefundRequest | null) => request && request.state !== 'approved';
const VERBS = { requested: ['approve', 'refuse'], refused: ['approve'], approved: [] };
const verbsOf = ({ state, isCredited }: refund.RefundRecord): string[] =>
  VERBS[state].filter((verb) => verb !== 'approve' || !isCredited);

export function billingRoutes(use: RouteHandlers): Router {
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
  adminResource(router, subscriptionPlans, use.allPlans, {
    added: 'planCreated',
    changed: 'planUpdated',
    removed: 'planDeleted',
    archived: 'planArchived',
  });
  adminRoute(router, generatePromoCode, 'promoCodeGenerated', use.promoCodes.generate, () => undefined);
  adminResource(router, promoCodes, use.promoCodes, {
    added: 'promoCodeCreated',
    changed: 'promoCodeUpdated',
    removed: 'promoCodeDeleted',
    archived: 'promoCodeDeactivated',
  });
  adminList(router, listSubscriptions, use.subscriptions);
  caseRoutes(router, refund.refunds, {
    ...use,
    queue: 'refunds',
    list: use.listRefunds,
    isOpen: async (tx, id) => isOpen(await use.refunds.find(tx, id)),
    pendingSince: ({ state, requestedAt }) => (state === 'requested' ? requestedAt : null),
    verbs: verbsOf,
  });
  adminRoute(router, refund.approveRefund, 'refundApproved', use.approve, ({ params }) => params.id);
  adminRoute(router, refund.refuseRefund, 'refundRefused', use.refuse, ({ params }) => params.id);
  return router;
}
