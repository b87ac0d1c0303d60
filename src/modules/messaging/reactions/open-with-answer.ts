import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import type { MatchId, MessageId, RequestId, UserId, ProfileId } from '#kernel/ids.ts';
import { matchMade } from '../../matchmaking/events.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import { Message, type Messages } from '../domain/message.ts';

interface Ports {
  clock: Clock;
  matchmaking: MatchmakingFacade;
  messages: Messages;
}

/** The words that came with an acceptance are the conversation's first message, and wait for the guardian like any other (decisions 5.7). */
export const openWithAnswer = ({ clock, matchmaking, messages }: Ports): Subscription[] => [
  withFact(matchMade, 'messaging.open-with-answer', async (tx, { matchId, requestId, man, woman }) => {
    const answer = await matchmaking.responseOf(tx, requestId as RequestId);
    if (!answer) return;
    const party = (side: typeof man) => ({
      accountId: side.accountId as UserId,
      profileId: side.profileId as ProfileId,
    });
    const [sender, recipient] = man.profileId === answer.from ? [man, woman] : [woman, man];
    const message = Message.write({
      // The request's own id, by which its guardian's decision reaches both.
      id: requestId as string as MessageId,
      matchId: matchId as MatchId,
      sender: party(sender),
      recipient: party(recipient),
      wardId: woman.accountId as UserId,
      content: answer.words,
      clientId: null,
      createdAt: clock.now(),
    });
    await messages.save(tx, message);
  }),
];
