import Router from '@koa/router';
import { paged, pagedFromEnd } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import { profileOf } from '../../matchmaking/index.ts';
import type { MarkRead } from '../commands/mark-read.ts';
import type { SendMessage } from '../commands/send-message.ts';
import type { VisitConversation } from '../commands/visit-conversation.ts';
import type { WriteGuardianNote } from '../commands/write-guardian-note.ts';
import * as notes from '../contracts/guardian-notes.schema.ts';
import { getMatch, listMatches } from '../contracts/matches.schema.ts';
import * as contract from '../contracts/messages.schema.ts';
import type { CountUnreadMessages } from '../queries/count-unread-messages.ts';
import type { ListGuardianNotes } from '../queries/list-guardian-notes.ts';
import type { ListMatches } from '../queries/list-matches.ts';
import type { ListOverseenMatches } from '../queries/list-overseen-matches.ts';
import type { ReadConversation } from '../queries/read-conversation.ts';
import type { ReadOverseenConversation } from '../queries/read-overseen-conversation.ts';
import type { ShowMatch } from '../queries/show-match.ts';
import type { ShowMessage } from '../queries/show-message.ts';

interface RouteHandlers {
  send: SendMessage;
  markRead: MarkRead;
  listMatches: ListMatches;
  showMatch: ShowMatch;
  readConversation: ReadConversation;
  showMessage: ShowMessage;
  countUnread: CountUnreadMessages;
  listOverseen: ListOverseenMatches;
  readOverseen: ReadOverseenConversation;
  writeNote: WriteGuardianNote;
  listNotes: ListGuardianNotes;
  visit: VisitConversation;
}

export function messagingRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, listMatches, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listMatches.execute(profileOf(actor), query)),
  );
  route(router, getMatch, ({ params }, actor) => use.showMatch.execute(profileOf(actor), params.id));

  route(router, contract.unreadCount, async (_, actor) => ({ count: await use.countUnread.execute(profileOf(actor)) }));
  route(router, contract.listMessages, async ({ params, query, ctx }, actor) =>
    pagedFromEnd(ctx, await use.readConversation.execute(profileOf(actor), params.id, query)),
  );
  route(router, contract.sendMessage, async ({ params, body }, actor) => {
    const id = await use.send.execute(profileOf(actor), params.id, body);
    return use.showMessage.execute(profileOf(actor), id);
  });
  route(router, contract.markRead, async ({ params }, actor) => {
    await use.markRead.execute(profileOf(actor), params.id);
    return use.showMessage.execute(profileOf(actor), params.id);
  });

  route(router, contract.guardianMatches, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listOverseen.execute(actor.userId, query)),
  );
  route(router, contract.guardianMessages, async ({ params, query, ctx }, actor) =>
    pagedFromEnd(ctx, await use.readOverseen.execute(actor.userId, params.id, query)),
  );

  route(router, notes.writeGuardianNote, async ({ params, body }, actor) => {
    const { id, content, createdAt } = await use.writeNote.execute(actor.userId, params.id, body.content);
    return { id, content, createdAt: createdAt.toISOString() };
  });
  route(router, notes.ownGuardianNotes, async ({ params, query, ctx }, { userId }) =>
    pagedFromEnd(ctx, await use.listNotes.execute({ guardian: userId }, params.id, query)),
  );
  route(router, notes.guardianNotes, async ({ params, query, ctx }, { userId }) =>
    pagedFromEnd(ctx, await use.listNotes.execute({ ward: userId }, params.id, query)),
  );
  route(router, notes.visitConversation, async ({ params }, actor) => {
    await use.visit.execute(actor.userId, params.id);
    return undefined;
  });

  return router;
}
