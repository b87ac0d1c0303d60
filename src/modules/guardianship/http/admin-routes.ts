import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { ConfirmCheck } from '../commands/confirm-check.ts';
import type { OpenDispute } from '../commands/open-dispute.ts';
import type { RefuseCheck } from '../commands/refuse-check.ts';
import type { ResolveDispute } from '../commands/resolve-dispute.ts';
import * as contract from '../contracts/admin-guardians.ts';
import type { ListChecks } from '../queries/list-checks.ts';
import type { ListDisputes } from '../queries/list-disputes.ts';

interface Use {
  disputes: ListDisputes;
  openDispute: OpenDispute;
  resolveDispute: ResolveDispute;
  checks: ListChecks;
  confirmCheck: ConfirmCheck;
  refuseCheck: RefuseCheck;
}

/** What the staff settle about guardians: disputes, and whether one is another person than his ward. */
export function adminRoutes(use: Use): Router {
  const router = new Router();
  adminList(router, contract.listDisputes, 'guardian-disputes', use.disputes);
  adminRoute(router, contract.openDispute, 'disputeOpened', use.openDispute, ({ params, body }) => ({
    id: params.id,
    reason: body.reason,
  }));
  adminRoute(router, contract.resolveDispute, 'disputeResolved', use.resolveDispute, ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  adminList(router, contract.listChecks, 'guardian-checks', use.checks);
  adminRoute(router, contract.confirmCheck, 'checkConfirmed', use.confirmCheck, ({ params }) => params.id);
  adminRoute(router, contract.refuseCheck, 'checkRefused', use.refuseCheck, ({ params }) => params.id);
  return router;
}
