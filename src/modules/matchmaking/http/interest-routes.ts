import Router from '@koa/router';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { paged } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
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
  const send = async (actor: Actor, words: z.infer<typeof contract.sendInterestBody>) => {
    const id = await use.send.execute(actor, words);
    return use.showSent.execute(profileOf(actor), id);
  };

  route(router, contract.sendInterest, ({ body }, actor) => send(actor, body));
  route(router, contract.sendInterestFromMatches, ({ body: { targetProfileId, ...words } }, actor) =>
    send(actor, { toProfileId: targetProfileId, ...words }),
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
