import Router from '@koa/router';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { DecideApproval } from '../commands/decide-approval.ts';
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import * as contract from '../contracts/approvals.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { ApprovalByLink } from '../queries/approval-by-link.ts';
import type { ListDecisions } from '../queries/list-decisions.ts';
import type { OneApproval } from '../queries/one-approval.ts';
import type { PendingApprovals } from '../queries/pending-approvals.ts';

interface Use {
  pendingApprovals: PendingApprovals;
  oneApproval: OneApproval;
  approvalByLink: ApprovalByLink;
  listDecisions: ListDecisions;
  decide: DecideApproval;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
}

/** What the guardian is told after his decision. */
export function outcomeText(type: ApprovalType, action: DecisionAction): string {
  if (type === 'message') return answerText(action === 'approve' ? 'messageApproved' : 'messageDeclined');
  return answerText(action === 'approve' ? 'interestApproved' : 'interestDeclined');
}

/** The calls by which a guardian reads what waits and decides it, signed in or by an e-mailed link. */
export function approvalRoutes(use: Use): Router {
  const router = new Router();

  route(router, contract.listPendingApprovals, (_, actor) => use.pendingApprovals.execute(actor.userId));
  route(router, contract.getPendingApproval, ({ params }, actor) => use.oneApproval.execute(actor.userId, params.id));
  route(router, contract.respondToApproval, async ({ params, body }, actor) => {
    const type = await use.decide.execute(actor.userId, params.id, body);
    return { action: body.action, message: outcomeText(type, body.action) };
  });
  route(router, contract.listDecisions, (_, actor) => use.listDecisions.execute({ guardian: actor.userId }));
  route(router, contract.guardianHistory, (_, actor) => use.listDecisions.execute({ ward: actor.userId }));

  publicRoute(router, contract.describeByToken, ({ params }) => use.approvalByLink.execute(params.token));
  publicRoute(router, contract.respondByToken, async ({ params, body }) => {
    const type = await use.decideByLink.execute(params.token, body);
    return { action: body.action, message: outcomeText(type, body.action) };
  });
  publicRoute(router, contract.renewLink, async ({ params }) => {
    await use.renewLink.execute(params.token);
    return { success: true as const, message: answerText('linkRenewed') };
  });

  return router;
}
