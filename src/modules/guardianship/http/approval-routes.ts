import Router from '@koa/router';
import { paged } from '#kernel/http/paged.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { DecideApproval } from '../commands/decide-approval.ts';
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import * as contract from '../contracts/approvals.schema.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { ShowApprovalByLink } from '../queries/approvals/show-approval-by-link.ts';
import type { ListDecisions } from '../queries/approvals/list-decisions.ts';
import type { ShowApproval } from '../queries/approvals/show-approval.ts';
import type { RemainingApprovals } from '../queries/approvals/remaining-approvals.ts';
import type { ListPendingApprovals } from '../queries/approvals/list-pending-approvals.ts';

interface RouteHandlers {
  listPending: ListPendingApprovals;
  showApproval: ShowApproval;
  showByLink: ShowApprovalByLink;
  remaining: RemainingApprovals;
  listDecisions: ListDecisions;
  decide: DecideApproval;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
}

/** Confirmation that the guardian reads after his decision. */
function outcomeText(type: ApprovalType, action: DecisionAction, language: Language): string {
  const [approved, declined] = OUTCOMES[type];
  return answerText(action === 'approve' ? approved : declined, {}, language);
}

const OUTCOMES = {
  interest_request: ['interestApproved', 'interestDeclined'],
  message: ['messageApproved', 'messageDeclined'],
  stage: ['stageApproved', 'stageDeclined'],
  topic: ['topicApproved', 'topicDeclined'],
} as const satisfies Record<ApprovalType, unknown>;

/** Endpoints by which a guardian reads and decides pending items, signed in or by an emailed link. */
export function approvalRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, contract.listPendingApprovals, async ({ query, language, ctx }, actor) =>
    paged(ctx, await use.listPending.execute(actor.userId, query, language)),
  );
  route(router, contract.getPendingApproval, ({ params, query, language }, actor) =>
    use.showApproval.execute(actor.userId, params.id, { language, before: query.before }),
  );
  route(router, contract.respondToApproval, async ({ params, body, language }, actor) => {
    const { approvalId, type } = await use.decide.execute(actor.userId, params.id, body);
    const { waiting, next } = await use.remaining.execute(approvalId);
    return { action: body.action, message: outcomeText(type, body.action, language), waiting, next };
  });
  route(router, contract.listDecisions, async ({ query, language, ctx }, actor) =>
    paged(ctx, await use.listDecisions.execute({ guardian: actor.userId }, query, language)),
  );
  route(router, contract.guardianHistory, async ({ query, language, ctx }, actor) =>
    paged(ctx, await use.listDecisions.execute({ ward: actor.userId }, query, language)),
  );

  publicRoute(router, contract.describeByToken, ({ params, language }) =>
    use.showByLink.execute(params.token, { language }),
  );
  publicRoute(router, contract.respondByToken, async ({ params, body, language }) => {
    const { type } = await use.decideByLink.execute(params.token, body);
    return { action: body.action, message: outcomeText(type, body.action, language) };
  });
  publicRoute(router, contract.renewLink, async ({ params, language }) => {
    await use.renewLink.execute(params.token);
    return { success: true as const, message: answerText('linkRenewed', {}, language) };
  });

  return router;
}
