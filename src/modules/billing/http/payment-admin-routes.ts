import Router from '@koa/router';
import { RecordExport } from '#kernel/admin/record-export.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { Kernel } from '#kernel/kernel.ts';
import * as contract from '../contracts/admin-payments.schema.ts';
import * as dispute from '../contracts/admin-disputes.schema.ts';
import { CancelPlan } from '../commands/staff/cancel-plan.ts';
import { RefundPart } from '../commands/staff/refund-part.ts';
import { RespondToDispute } from '../commands/staff/respond-to-dispute.ts';
import { RevokeGrant } from '../commands/staff/revoke-grant.ts';
import { isPending } from '../domain/payment-dispute.ts';
import { ListDisputes } from '../queries/list-disputes.ts';
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
  | 'disputes'
  | 'outboundJobs'
> &
  Pick<Kernel, 'db' | 'stripe'> &
  DeskPorts & { assignments: ListAssignments };

/** Payments in the console, and what an admin does about a member's plan. */
export function paymentAdminRoutes(ports: Ports): Router {
  const router = new Router();
  adminList(router, contract.listPayments, new ListPayments(ports), new RecordExport(ports));
  adminRoute(router, contract.refundPart, 'partRefunded', new RefundPart(ports), ({ params: { id }, body }) => ({
    id,
    amount: body.amount,
  }));
  adminRoute(router, contract.revokeGrant, 'grantRevoked', new RevokeGrant(ports), ({ params: { id }, body }) => ({
    accountId: id,
    planId: body.planId,
  }));
  adminRoute(router, contract.cancelPlan, 'planCancelled', new CancelPlan(ports), ({ params: { id } }) => id);
  caseRoutes(router, dispute.paymentDisputes, {
    ...ports,
    queue: 'payment-disputes',
    list: new ListDisputes(ports),
    isOpen: async (tx, id) => {
      const stored = await ports.disputes.find(tx, id);
      return stored && isPending(stored);
    },
    pendingSince: ({ state, openedAt }) => (state === 'pending' ? openedAt : null),
    verbs: ({ state }) => (state === 'pending' ? ['respond'] : []),
  });
  adminRoute(
    router,
    dispute.respondToDispute,
    'disputeAnswered',
    new RespondToDispute(ports),
    ({ params: { id }, body: { response } }) => ({ id, response }),
  );
  return router;
}
