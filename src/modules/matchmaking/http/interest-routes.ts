import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import * as contract from '../contracts/interest-requests.ts';
import { subscriptionStatus } from '../../billing/contracts/subscription.ts';
import { route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import type { AnswerInterestRequest } from '../commands/answer-interest-request.ts';
import type { SendInterestRequest } from '../commands/send-interest-request.ts';
import type { WithdrawInterestRequest } from '../commands/withdraw-interest-request.ts';
import type { ListInterestRequests } from '../queries/list-interest-requests.ts';
import type { subscriptionStanding } from '../queries/subscription-status.ts';
import { profileOf } from '../index.ts';

interface Use {
  send: SendInterestRequest;
  answer: AnswerInterestRequest;
  withdraw: WithdrawInterestRequest;
  requests: ListInterestRequests;
  standing: (accountId: UserId) => ReturnType<typeof subscriptionStanding>;
}

export function interestRoutes({ send, answer, withdraw, requests, standing }: Use): Router {
  const router = new Router();
  const sendTo = async (actor: Actor, toProfileId: number, message: string | undefined) => {
    const id = await send.execute(actor, { toProfileId: toProfileId as ProfileId, message });
    return requests.sentOne(profileOf(actor), id);
  };

  route(router, contract.sendInterest, ({ body }, actor) => sendTo(actor, body.toProfileId, body.message));
  route(router, contract.sendInterestFromMatches, ({ body }, actor) =>
    sendTo(actor, body.targetProfileId, body.message),
  );
  route(router, contract.receivedRequests, async (_, actor) => requests.received(profileOf(actor)));
  route(router, contract.sentRequests, async (_, actor) => requests.sent(profileOf(actor)));

  route(router, contract.respondToRequest, async ({ params, body }, actor) => {
    const { matchId } = await answer.execute(profileOf(actor), params.id as RequestId, body);
    const accepted = body.action === 'accept';
    return {
      action: body.action,
      message: answerText(accepted ? 'requestAccepted' : 'requestDeclined'),
      status: accepted ? ('accepted' as const) : ('declined' as const),
      matchId,
    };
  });

  route(router, contract.withdrawRequest, async ({ params }, actor) => {
    await withdraw.execute(profileOf(actor), params.id as RequestId);
    return requests.sentOne(profileOf(actor), params.id as RequestId);
  });

  route(router, subscriptionStatus, (_, actor) => standing(actor.userId));

  return router;
}
