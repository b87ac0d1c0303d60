import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import { paged } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { subscriptionStatus, subscriptionUsage } from '../../billing/contracts/subscription.schema.ts';
import type { AnswerInterestRequest } from '../commands/answer-interest-request.ts';
import type { SendInterestRequest } from '../commands/send-interest-request.ts';
import type { WithdrawInterestRequest } from '../commands/withdraw-interest-request.ts';
import * as contract from '../contracts/interest-requests.schema.ts';
import { profileOf } from '../index.ts';
import type { ListInterestRequests } from '../queries/list-interest-requests.ts';
import type { ShowSentRequest } from '../queries/show-sent-request.ts';
import type { ShowSubscription } from '../queries/show-subscription.ts';
import type { ShowUsage } from '../queries/show-usage.ts';

interface RouteHandlers {
  send: SendInterestRequest;
  answer: AnswerInterestRequest;
  withdraw: WithdrawInterestRequest;
  list: ListInterestRequests;
  showSent: ShowSentRequest;
  subscription: ShowSubscription;
  usage: ShowUsage;
}

export function interestRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const sendTo = async (actor: Actor, toProfileId: ProfileId, message: string | undefined) => {
    const id = await use.send.execute(actor, { toProfileId, message });
    return use.showSent.execute(profileOf(actor), id);
  };

  route(router, contract.sendInterest, ({ body }, actor) => sendTo(actor, body.toProfileId, body.message));
  route(router, contract.sendInterestFromMatches, ({ body }, actor) =>
    sendTo(actor, body.targetProfileId, body.message),
  );
  route(router, contract.receivedRequests, async ({ query, ctx }, actor) =>
    paged(ctx, await use.list.execute(profileOf(actor), 'received', query)),
  );
  route(router, contract.sentRequests, async ({ query, ctx }, actor) =>
    paged(ctx, await use.list.execute(profileOf(actor), 'sent', query)),
  );

  route(router, contract.respondToRequest, async ({ params, body, language }, actor) => {
    const { matchId } = await use.answer.execute(profileOf(actor), params.id, body);
    const accepted = body.action === 'accept';
    return {
      action: body.action,
      message: answerText(accepted ? 'requestAccepted' : 'requestDeclined', {}, language),
      status: accepted ? ('accepted' as const) : ('declined' as const),
      matchId,
    };
  });

  route(router, contract.withdrawRequest, async ({ params }, actor) => {
    await use.withdraw.execute(profileOf(actor), params.id);
    return use.showSent.execute(profileOf(actor), params.id);
  });

  route(router, subscriptionStatus, (_, actor) => use.subscription.execute(actor));
  route(router, subscriptionUsage, (_, actor) => use.usage.execute(actor.userId));

  return router;
}
