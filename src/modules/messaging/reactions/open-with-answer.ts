import { messageId } from '#kernel/contracts/ids.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { matchMade } from '../../matchmaking/events.ts';
import { Message } from '../domain/message.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'matchmaking' | 'messages'>;

/** The words of an acceptance become the first message, which the guardian reviews like any other. */
export const openWithAnswer = ({ clock, matchmaking, messages }: Ports): Subscription[] => [
  inTransaction(matchMade, 'messaging.open-with-answer', async (tx, { matchId, requestId, man, woman }) => {
    const answer = await matchmaking.responseOf(tx, requestId);
    if (!answer) return;
    const [sender, recipient] = man.profileId === answer.from ? [man, woman] : [woman, man];
    const message = Message.write({
      // The request's id: the guardian's decision reaches both by it.
      id: messageId.parse(requestId),
      matchId,
      sender,
      recipient,
      wardId: woman.accountId,
      content: answer.words,
      clientId: null,
      createdAt: clock.now(),
    });
    await messages.save(tx, message);
  }),
];
