import Router from '@koa/router';
import type { Knex } from 'knex';
import { getMatch, listMatches } from '../contracts/matches.ts';
import * as contract from '../contracts/messages.ts';
import { route } from '#kernel/http/route.ts';
import type { MatchId, MessageId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MarkRead } from '../commands/mark-read.ts';
import type { SendMessage } from '../commands/send-message.ts';
import { conversation, oneMessage, unreadCount } from '../queries/conversation.ts';
import type { ListMatches } from '../queries/list-matches.ts';
import type { Oversight } from '../queries/oversight.ts';
import { profileOf } from '../../matchmaking/index.ts';

interface Use {
  db: Knex;
  seals: Seals;
  send: SendMessage;
  markRead: MarkRead;
  matches: ListMatches;
  oversight: Oversight;
}

export function messagingRoutes({ db, seals, send, markRead, matches, oversight }: Use): Router {
  const router = new Router();

  route(router, listMatches, async (_, actor) => matches.all(profileOf(actor)));
  route(router, getMatch, async ({ params }, actor) => matches.one(profileOf(actor), params.id as MatchId));

  route(router, contract.unreadCount, async (_, actor) => ({ count: await unreadCount(db, profileOf(actor)) }));
  route(router, contract.listMessages, async ({ params, query }, actor) =>
    conversation({ db, seals }, profileOf(actor), params.id as MatchId, query.after),
  );
  route(router, contract.sendMessage, async ({ params, body }, actor) => {
    const id = await send.execute(profileOf(actor), params.id as MatchId, body);
    return oneMessage({ db, seals }, profileOf(actor), id);
  });
  route(router, contract.markRead, async ({ params }, actor) => {
    await markRead.execute(profileOf(actor), params.id as MessageId);
    return oneMessage({ db, seals }, profileOf(actor), params.id as MessageId);
  });

  route(router, contract.guardianMatches, (_, actor) => oversight.matches(actor.userId));
  route(router, contract.guardianMessages, ({ params }, actor) =>
    oversight.messages(actor.userId, params.id as MatchId),
  );

  return router;
}
