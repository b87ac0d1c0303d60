import Router from '@koa/router';
import { guardianId } from '#kernel/contracts/ids.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { route } from '#kernel/http/route.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import { AskSafety } from '../commands/staff/ask-safety.ts';
import { ConfirmCheck } from '../commands/staff/confirm-check.ts';
import { EndHold } from '../commands/staff/end-hold.ts';
import { InviteAgain } from '../commands/staff/invite-again.ts';
import { HoldGuardian } from '../commands/staff/hold-guardian.ts';
import { OpenDispute } from '../commands/staff/open-dispute.ts';
import { ProposeAct } from '../commands/staff/propose-act.ts';
import { RefuseCheck } from '../commands/staff/refuse-check.ts';

import { ResolveDispute } from '../commands/staff/resolve-dispute.ts';
import * as contract from '../contracts/admin-guardians.schema.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { GovernedPorts } from '../guardian/governed-guardians.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import { ShowGuardianship } from '../queries/staff/show-guardianship.ts';
import { ListChecks } from '../queries/staff/list-checks.ts';
import { ListDisputes } from '../queries/staff/list-disputes.ts';

interface Ports extends GuardianPorts, GovernedPorts, DeskPorts, Pick<Kernel, 'limits'> {
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
    verbs: ({ openedAt, heldAt, isCleared, safety }) => [
      ...(openedAt ? ['resolve'] : isCleared ? ['open'] : ['propose']),
      ...(openedAt || safety ? [] : ['ask']),
      heldAt ? 'end-hold' : 'hold',
    ],
  });
  for (const [endpoint, toast, command] of [
    [contract.askSafety, 'safetyRequested', new AskSafety(ports)],
    [contract.proposeAct, 'actProposed', new ProposeAct(ports)],
    [contract.holdGuardian, 'guardianHeld', new HoldGuardian(ports)],
    [contract.endHold, 'holdEnded', new EndHold(ports)],
    [contract.openDispute, 'disputeOpened', new OpenDispute(ports)],
  ] as const)
    adminRoute(router, endpoint, toast, command, ({ params, body }) => ({ id: params.id, reason: body.reason }));
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
  const guardianship = new ShowGuardianship(ports);
  route(router, contract.userGuardianship, ({ params }, reader) => guardianship.execute(params.id, reader));
  adminRoute(router, contract.inviteAgain, 'invitationSent', new InviteAgain(ports), ({ params, body }) => ({
    wardId: params.id,
    email: body.email,
  }));
  return router;
}
