import { ContainerModule } from 'inversify';
import { WomensWords } from '#kernel/desk/womens-words.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import { MATCHMAKING, type MatchmakingFacade } from '../matchmaking/index.ts';
import { MarkRead } from './commands/mark-read.ts';
import { SendMessage } from './commands/send-message.ts';
import { VisitConversation } from './commands/visit-conversation.ts';
import { WriteGuardianNote } from './commands/write-guardian-note.ts';
import './errors.ts';
import { messagingFacade } from './facade.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { messagingRoutes } from './http/messaging-routes.ts';
import { MESSAGING, type MessagingFacade } from './index.ts';
import { conversations } from './infra/conversations-repository.ts';
import { guardianNotes } from './infra/guardian-notes-repository.ts';
import { messages } from './infra/messages-repository.ts';
import { ClosedConversations } from './conversation/closed-conversations.ts';
import { conversationProjection } from './projections/conversation.ts';
import { CountMessagesOfWeek } from './queries/count-messages-of-week.ts';
import { CountUnreadMessages } from './queries/count-unread-messages.ts';
import { ListGuardianNotes } from './queries/list-guardian-notes.ts';
import { ListMatches } from './queries/list-matches.ts';
import { ListOverseenMatches } from './queries/list-overseen-matches.ts';
import { ReadConversation } from './queries/read-conversation.ts';
import { ReadOverseenConversation } from './queries/read-overseen-conversation.ts';
import { ShowMatch } from './queries/show-match.ts';
import { ShowMessage } from './queries/show-message.ts';
import { applyGuardianDecision } from './reactions/apply-guardian-decision.ts';
import { closeWhenMatchEnds } from './reactions/close-when-match-ends.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { publishLiveUpdates } from './reactions/publish-live-updates.ts';
import { mailDeclinedMessage } from './reactions/mail-declined-message.ts';
import { mailDeliveredMessages, mailMessagesAfterPause } from './reactions/mail-delivered-messages.ts';
import { notifyGuardianNote } from './reactions/notify-guardian-note.ts';
import { openWithAnswer } from './reactions/open-with-answer.ts';

export const MESSAGING_PARTS = Symbol('messaging parts');

export interface MessagingParts extends ModuleParts {
  /** For the demo, which acts without routes. */
  commands: { send: SendMessage; markRead: MarkRead };
  queries: {
    countUnread: CountUnreadMessages;
    countOfWeek: CountMessagesOfWeek;
    showMatch: ShowMatch;
    listOverseen: ListOverseenMatches;
  };
}

export const messagingModule = new ContainerModule(({ bind }) => {
  bind<MessagingFacade>(MESSAGING)
    .toResolvedValue(
      ({ seals }: Kernel, guardianship: GuardianshipFacade, matchmaking: MatchmakingFacade) =>
        messagingFacade({ seals, guardianship, matchmaking }),
      [KERNEL, GUARDIANSHIP, MATCHMAKING],
    )
    .inSingletonScope();

  bind<MessagingParts>(MESSAGING_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals, limits }: Kernel,
        identity: IdentityFacade,
        guardianship: GuardianshipFacade,
        matchmaking: MatchmakingFacade,
      ): MessagingParts => {
        const ports = {
          db,
          uow,
          clock,
          limits,
          seals,
          identity,
          guardianship,
          matchmaking,
          conversations,
          messages: messages(seals),
          notes: guardianNotes(seals),
          womensWords: new WomensWords({ clock, accounts: identity }),
        };
        const commands = { send: new SendMessage(ports), markRead: new MarkRead(ports) };
        const queries = {
          countUnread: new CountUnreadMessages(ports),
          countOfWeek: new CountMessagesOfWeek(ports),
          showMatch: new ShowMatch(ports),
          listOverseen: new ListOverseenMatches(ports),
        };
        return {
          name: 'messaging',
          routers: [
            adminRoutes(ports),
            messagingRoutes({
              ...commands,
              listMatches: new ListMatches(ports),
              showMatch: queries.showMatch,
              readConversation: new ReadConversation(ports),
              showMessage: new ShowMessage(ports),
              countUnread: queries.countUnread,
              listOverseen: queries.listOverseen,
              readOverseen: new ReadOverseenConversation(ports),
              writeNote: new WriteGuardianNote(ports),
              listNotes: new ListGuardianNotes(ports),
              visit: new VisitConversation(ports),
            }),
          ],
          subscriptions: [
            ...conversationProjection,
            ...openWithAnswer(ports),
            ...applyGuardianDecision(ports),
            ...closeWhenMatchEnds(ports),
            ...eraseMember,
            ...publishLiveUpdates(ports),
            ...mailDeliveredMessages(ports),
            ...mailDeclinedMessage(ports),
            ...notifyGuardianNote(ports),
          ],
          conflictOfInterest: new ClosedConversations(matchmaking),
          auditSubjects: [{ table: 'messaging.conversation', id: 'match_id', people: ['man_id', 'woman_id'] }],
          sweeps: [{ name: 'messaging.mail-after-pause', run: () => mailMessagesAfterPause(ports) }],
          commands,
          queries,
        };
      },
      [KERNEL, IDENTITY, GUARDIANSHIP, MATCHMAKING],
    )
    .inSingletonScope();
});
