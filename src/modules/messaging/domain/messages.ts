import type { MatchId, MessageId, ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Message } from './message.ts';

export interface Messages {
  /** Locks. */
  find(tx: Tx, id: MessageId): Promise<Message | null>;
  /** The match's messages under review, the oldest first. Not locked. */
  underReview(tx: Tx, matchId: MatchId): Promise<MessageId[]>;
  /** The sender's message with this client-made id. Not locked. */
  sentAs(tx: Tx, clientId: string, sender: ProfileId, matchId: MatchId): Promise<MessageId | null>;
  /** @throws SentBefore if the sender used the client-made id already */
  save(tx: Tx, message: Message): Promise<void>;
}

export class SentBefore extends Error {}
