import Router from '@koa/router';
import { paged } from '#kernel/http/paged.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { DecideApproval } from '../commands/decide-approval.ts';
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import * as contract from '../contracts/approvals.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { ShowApprovalByLink } from '../queries/show-approval-by-link.ts';
import type { ListDecisions } from '../queries/list-decisions.ts';
import type { ShowApproval } from '../queries/show-approval.ts';
import type { WhatElseWaits } from '../queries/what-else-waits.ts';
import type { ListPendingApprovals } from '../queries/list-pending-approvals.ts';

interface Use {
  listPending: ListPendingApprovals;
  showApproval: ShowApproval;
  showByLink: ShowApprovalByLink;
  elseWaits: WhatElseWaits;
  listDecisions: ListDecisions;
  decide: DecideApproval;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
}

/** What the guardian is told after his decision. */
function outcomeText(type: ApprovalType, action: DecisionAction): string {
  if (type === 'stage') return answerText(action === 'approve' ? 'stageApproved' : 'stageDeclined');
  if (type === 'message') return answerText(action === 'approve' ? 'messageApproved' : 'messageDeclined');
  return answerText(action === 'approve' ? 'interestApproved' : 'interestDeclined');
}

/** The calls by which a guardian reads what waits and decides it, signed in or by an e-mailed link. */
export function approvalRoutes(use: Use): Router {
  const router = new Router();

  route(router, contract.listPendingApprovals, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listPending.execute(actor.userId, query)),
  );
  route(router, contract.getPendingApproval, ({ params }, actor) => use.showApproval.execute(actor.userId, params.id));
  route(router, contract.respondToApproval, async ({ params, body }, actor) => {
    const { approvalId, type } = await use.decide.execute(actor.userId, params.id, body);
    const { waiting, next } = await use.elseWaits.execute(approvalId);
    return { action: body.action, message: outcomeText(type, body.action), waiting, next };
  });
  route(router, contract.listDecisions, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listDecisions.execute({ guardian: actor.userId }, query)),
  );
  route(router, contract.guardianHistory, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listDecisions.execute({ ward: actor.userId }, query)),
  );

  publicRoute(router, contract.describeByToken, ({ params }) => use.showByLink.execute(params.token));
  publicRoute(router, contract.respondByToken, async ({ params, body }) => {
    const { type } = await use.decideByLink.execute(params.token, body);
    return { action: body.action, message: outcomeText(type, body.action) };
  });
  publicRoute(router, contract.renewLink, async ({ params }) => {
    await use.renewLink.execute(params.token);
    return { success: true as const, message: answerText('linkRenewed') };
  });

  return router;
}
