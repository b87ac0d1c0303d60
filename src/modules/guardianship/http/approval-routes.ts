import Router from '@koa/router';
import type { Knex } from 'knex';
import * as contract from '../contracts/approvals.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { ApprovalId } from '#kernel/ids.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import type { DecideApproval } from '../commands/decide-approval.ts';
import type { ReviewMaterial } from '../index.ts';
import type { ApprovalQueries } from '../queries/approvals.ts';
import { decisions } from '../queries/decisions.ts';

interface Use {
  db: Knex;
  queries: ApprovalQueries;
  decide: DecideApproval;
  renew: RenewDecisionLink;
  material: ReviewMaterial;
}

/** What the guardian is told after his decision. */
export function outcomeText(type: ApprovalType, action: DecisionAction): string {
  if (type === 'message') return answerText(action === 'approve' ? 'messageApproved' : 'messageDeclined');
  return answerText(action === 'approve' ? 'interestApproved' : 'interestDeclined');
}

export function approvalRoutes({ db, queries, decide, renew, material }: Use): Router {
  const router = new Router();

  route(router, contract.listPendingApprovals, (_, actor) => queries.pending(actor.userId));
  route(router, contract.getPendingApproval, ({ params }, actor) => queries.one(actor.userId, params.id as ApprovalId));
  route(router, contract.respondToApproval, async ({ params, body }, actor) => {
    const type = await decide.execute(actor.userId, params.id as ApprovalId, body);
    return { action: body.action, message: outcomeText(type, body.action) };
  });
  route(router, contract.listDecisions, (_, actor) => decisions(db, material, { guardian: actor.userId }));
  route(router, contract.guardianHistory, (_, actor) => decisions(db, material, { ward: actor.userId }));

  publicRoute(router, contract.describeByToken, ({ params }) => queries.byLink(params.token));
  publicRoute(router, contract.respondByToken, async ({ params, body }) => {
    const type = await decide.executeByLink(params.token, body);
    return { action: body.action, message: outcomeText(type, body.action) };
  });

  publicRoute(router, contract.renewLink, async ({ params }) => {
    await renew.execute(params.token);
    return { success: true as const, message: answerText('linkRenewed') };
  });

  return router;
}
