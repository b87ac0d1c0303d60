import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { Kernel } from '#kernel/kernel.ts';
import * as contract from '../contracts/admin-payments.schema.ts';
import { CancelPlan } from '../commands/staff/cancel-plan.ts';
import { RefundPart } from '../commands/staff/refund-part.ts';
import { RevokeGrant } from '../commands/staff/revoke-grant.ts';
import { ListPayments } from '../queries/list-payments.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  | 'uow'
  | 'clock'
  | 'identity'
  | 'complimentary'
  | 'entitlements'
  | 'customers'
  | 'checkouts'
  | 'subscriptions'
  | 'payments'
  | 'outboundJobs'
> &
  Pick<Kernel, 'db' | 'stripe'>;

/** Payments in the console, and what an admin does about a member's plan. */
export function paymentAdminRoutes(ports: Ports): Router {
  const router = new Router();
  adminList(router, contract.listPayments, new ListPayments(ports));
  adminRoute(router, contract.refundPart, 'partRefunded', new RefundPart(ports), ({ params: { id }, body }) => ({
    id,
    amount: body.amount,
  }));
  adminRoute(router, contract.revokeGrant, 'grantRevoked', new RevokeGrant(ports), ({ params: { id }, body }) => ({
    accountId: id,
    planId: body.planId,
  }));
  adminRoute(router, contract.cancelPlan, 'planCancelled', new CancelPlan(ports), ({ params: { id } }) => id);
  return router;
}
