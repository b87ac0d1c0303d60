import { ContainerModule } from 'inversify';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import { MATCHMAKING, type MatchmakingFacade } from '../matchmaking/index.ts';
import './errors.ts';
import { MarkRead } from './commands/mark-read.ts';
import { SendMessage } from './commands/send-message.ts';
import { messagingFacade } from './facade.ts';
import { messagingRoutes } from './http/messaging-routes.ts';
import { MESSAGING, type MessagingFacade } from './index.ts';
import { messages as messagesIn } from './infra/objection-messages.ts';
import { conversationProjection } from './projections/conversation.ts';
import { unreadCount } from './queries/conversation.ts';
import { ListMatches } from './queries/list-matches.ts';
import { Oversight } from './queries/oversight.ts';
import { applyGuardianDecision } from './reactions/apply-guardian-decision.ts';
import { closeWhenMatchEnds } from './reactions/close-when-match-ends.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { keepInformed } from './reactions/keep-informed.ts';
import { openWithAnswer } from './reactions/open-with-answer.ts';
import { MailMessages } from './reactions/mail-messages.ts';

export const MESSAGING_PARTS = Symbol('messaging parts');

/** What the composition root needs of messaging for the pages that several modules fill together. */
export interface MessagingParts extends ModuleParts {
  unread(profileId: ProfileId): Promise<number>;
  messagesThisWeek(guardianId: UserId): Promise<number>;
  /** For whoever acts as people do without a route: the demo. */
  commands: { send: SendMessage; markRead: MarkRead };
}

export const messagingModule = new ContainerModule(({ bind }) => {
  bind<MessagingFacade>(MESSAGING)
    .toResolvedValue(({ seals }: Kernel) => messagingFacade(seals), [KERNEL])
    .inSingletonScope();

  bind<MessagingParts>(MESSAGING_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals }: Kernel,
        identity: IdentityFacade,
        guardianship: GuardianshipFacade,
        matchmaking: MatchmakingFacade,
      ): MessagingParts => {
        const messages = messagesIn(seals);
        const send = new SendMessage({ db, uow, clock, guardianship, matchmaking, messages });
        const markRead = new MarkRead({ uow, clock, messages });
        const oversight = new Oversight({ db, seals, guardianship, matchmaking });
        const mailMessages = new MailMessages({ uow, clock, identity });
        return {
          name: 'messaging',
          routers: [
            messagingRoutes({
              db,
              seals,
              send,
              markRead,
              matches: new ListMatches({ db, seals, matchmaking }),
              oversight,
            }),
          ],
          subscriptions: [
            ...conversationProjection,
            ...openWithAnswer({ clock, matchmaking, messages }),
            ...applyGuardianDecision({ clock, guardianship, messages }),
            ...closeWhenMatchEnds({ clock, guardianship, messages }),
            ...eraseMember,
            ...keepInformed,
            ...mailMessages.subscriptions,
          ],
          sweeps: [{ name: 'messaging.tell-waiting', run: () => mailMessages.tellWaiting(db) }],
          unread: (profileId) => unreadCount(db, profileId),
          messagesThisWeek: (guardianId) => oversight.messagesThisWeek(guardianId, clock.now()),
          commands: { send, markRead },
        };
      },
      [KERNEL, IDENTITY, GUARDIANSHIP, MATCHMAKING],
    )
    .inSingletonScope();
});
