import Router from '@koa/router';
import { guardianId } from '#kernel/contracts/ids.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import type { ConfirmCheck } from '../commands/confirm-check.ts';
import type { OpenDispute } from '../commands/open-dispute.ts';
import type { RefuseCheck } from '../commands/refuse-check.ts';
import type { ResolveDispute } from '../commands/resolve-dispute.ts';
import * as contract from '../contracts/admin-guardians.schema.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import type { ListChecks } from '../queries/staff/list-checks.ts';
import type { ListDisputes } from '../queries/staff/list-disputes.ts';

interface RouteHandlers extends GuardianPorts, DeskPorts {
  assignments: ListAssignments;
  disputes: ListDisputes;
  openDispute: OpenDispute;
  resolveDispute: ResolveDispute;
  checks: ListChecks;
  confirmCheck: ConfirmCheck;
  refuseCheck: RefuseCheck;
}

const isIn = (guardian: Guardian | null, question: 'dispute' | 'check') =>
  guardian && guardian.state.state === 'verified' && guardian.state[question] !== null;

/** Endpoints for disputes about guardians and for checks whether a guardian and his ward are two people. */
export function adminRoutes(use: RouteHandlers): Router {
  const router = new Router();
  caseRoutes(router, contract.disputes, {
    ...use,
    queue: 'guardian-disputes',
    list: use.disputes,
    isOpen: async (tx, id) => isIn(await use.guardians.find(tx, guardianId.parse(id)), 'dispute'),
    pendingSince: ({ openedAt }) => openedAt,
    verbs: ({ openedAt }) => (openedAt ? ['resolve'] : ['open']),
  });
  adminRoute(router, contract.openDispute, 'disputeOpened', use.openDispute, ({ params, body }) => ({
    id: params.id,
    reason: body.reason,
  }));
  adminRoute(router, contract.resolveDispute, 'disputeResolved', use.resolveDispute, ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  caseRoutes(router, contract.checks, {
    ...use,
    queue: 'guardian-checks',
    list: use.checks,
    isOpen: async (tx, id) => isIn(await use.guardians.find(tx, guardianId.parse(id)), 'check'),
    pendingSince: ({ raisedAt }) => raisedAt,
    verbs: ({ isDisputed }) => (isDisputed ? ['refuse'] : ['confirm', 'refuse']),
  });
  adminRoute(router, contract.confirmCheck, 'checkConfirmed', use.confirmCheck, ({ params }) => params.id);
  adminRoute(router, contract.refuseCheck, 'checkRefused', use.refuseCheck, ({ params }) => params.id);
  return router;
}
