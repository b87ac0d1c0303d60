import { afterCommit, type Subscription } from '#kernel/events.ts';
import { lastEmailUntil } from '#kernel/mail/email-interval.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { isDue } from '../domain/conversation.ts';
import { emails } from '../emails.ts';
import { messageDelivered } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'conversations' | 'identity' | 'matchmaking'>;

/** Emails a recipient while messages are unread, at most once an hour for each conversation. */
export const mailDeliveredMessages = (ports: Ports): Subscription[] => [
  afterCommit(messageDelivered, 'messaging.mail-delivered', (tx, { matchId, recipientId }) =>
    mailRecipient(tx, ports, matchId, recipientId),
  ),
];

/** Emails recipients whose hour is over about messages that are still unread. */
export async function mailMessagesAfterPause(ports: Ports): Promise<void> {
  const { uow, clock, conversations } = ports;
  const due = await uow.run((tx) => conversations.notMailed(tx, lastEmailUntil(clock.now())));
  await processEach(due, ({ matchId, accountId }) => uow.run((tx) => mailRecipient(tx, ports, matchId, accountId)));
}

async function mailRecipient(tx: Tx, ports: Ports, matchId: MatchId, recipientId: UserId): Promise<void> {
  const { clock, conversations, identity, matchmaking } = ports;
  const now = clock.now();
  const reader = await conversations.reader(tx, matchId, recipientId);
  if (!reader || !isDue(reader, now)) return;
  // Nothing is sent until both members are active again.
  if ((await identity.filterActive(tx, [reader.accountId, reader.other.accountId])).size < 2) return;
  await conversations.markMailed(tx, matchId, recipientId, now);
  const match = (await matchmaking.matchesById(tx.db, [matchId])).get(matchId);
  if (!match || match.status === 'ended') return;
  await identity.notify(tx, recipientId, emails.messageDelivered, {
    values: { other: reader.other.profileId },
    path: `/messages/${matchId}`,
  });
}
