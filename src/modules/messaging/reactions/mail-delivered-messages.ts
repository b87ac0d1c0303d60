import { after, type Clock } from '#kernel/clock.ts';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import { isDue, MAIL_PAUSE, type Conversations } from '../domain/conversation.ts';
import { emails } from '../emails.ts';
import { messageDelivered } from '../events.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  conversations: Conversations;
  identity: IdentityFacade;
  matchmaking: MatchmakingFacade;
}

/**
 * Tells a recipient of delivered messages, at most once an hour for each conversation and only while something of it is
 * unread.
 */
export const mailDeliveredMessages = (ports: Ports): Subscription[] => [
  afterCommit(messageDelivered, 'messaging.mail-delivered', (tx, { matchId, recipientId }) =>
    mailRecipient(tx, ports, matchId, recipientId),
  ),
];

/** What was delivered within the hour after an e-mail is told when that hour is over, if it is still unread. */
export async function mailMessagesAfterPause(ports: Ports): Promise<void> {
  const { uow, clock, conversations } = ports;
  const due = await uow.run((tx) => conversations.notMailed(tx, after(clock.now(), -MAIL_PAUSE)));
  await processEach(due, ({ matchId, accountId }) => uow.run((tx) => mailRecipient(tx, ports, matchId, accountId)));
}

async function mailRecipient(tx: Tx, ports: Ports, matchId: MatchId, recipientId: UserId): Promise<void> {
  const { clock, conversations, identity, matchmaking } = ports;
  const now = clock.now();
  const reader = await conversations.reader(tx, matchId, recipientId);
  if (!reader || !isDue(reader, now)) return;
  // Of somebody who is not there nobody is told, until he or she is back.
  if ((await identity.filterActive(tx, [reader.accountId, reader.other.accountId])).size < 2) return;
  await conversations.markMailed(tx, matchId, recipientId, now);
  const match = (await matchmaking.matchesById(tx.db, [matchId])).get(matchId);
  if (!match || match.status === 'ended') return;
  await identity.notify(tx, recipientId, emails.messageDelivered, {
    values: { other: reader.other.profileId },
    path: `/messages/${matchId}`,
  });
}
