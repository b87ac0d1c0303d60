import Router from '@koa/router';
import { guardianId } from '#kernel/contracts/ids.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import { ConfirmCheck } from '../commands/confirm-check.ts';
import { OpenDispute } from '../commands/open-dispute.ts';
import { RefuseCheck } from '../commands/refuse-check.ts';
import { ResolveDispute } from '../commands/resolve-dispute.ts';
import * as contract from '../contracts/admin-guardians.schema.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { GovernedPorts } from '../guardian/governed-guardians.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import { ListChecks } from '../queries/staff/list-checks.ts';
import { ListDisputes } from '../queries/staff/list-disputes.ts';

interface Ports extends GuardianPorts, GovernedPorts, DeskPorts {
  assignments: ListAssignments;
}

const isIn = (guardian: Guardian | null, question: 'dispute' | 'check') =>
  guardian && guardian.state.state === 'verified' && guardian.state[question] !== null;

/** Endpoints for disputes about guardians and for checks whether a guardian and his ward are two people. */
export function adminRoutes(ports: Ports): Router {
  const router = new Router();
  caseRoutes(router, contract.disputes, {
    ...ports,
    queue: 'guardian-disputes',
    list: new ListDisputes(ports),
    isOpen: async (tx, id) => isIn(await ports.guardians.find(tx, guardianId.parse(id)), 'dispute'),
    pendingSince: ({ openedAt }) => openedAt,
    verbs: ({ openedAt }) => (openedAt ? ['resolve'] : ['open']),
  });
  adminRoute(router, contract.openDispute, 'disputeOpened', new OpenDispute(ports), ({ params, body }) => ({
    id: params.id,
    reason: body.reason,
  }));
  adminRoute(router, contract.resolveDispute, 'disputeResolved', new ResolveDispute(ports), ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  caseRoutes(router, contract.checks, {
    ...ports,
    queue: 'guardian-checks',
    list: new ListChecks(ports),
    isOpen: async (tx, id) => isIn(await ports.guardians.find(tx, guardianId.parse(id)), 'check'),
    pendingSince: ({ raisedAt }) => raisedAt,
    verbs: ({ isDisputed }) => (isDisputed ? ['refuse'] : ['confirm', 'refuse']),
  });
  adminRoute(router, contract.confirmCheck, 'checkConfirmed', new ConfirmCheck(ports), ({ params }) => params.id);
  adminRoute(router, contract.refuseCheck, 'checkRefused', new RefuseCheck(ports), ({ params }) => params.id);
  return router;
}
