import type { MatchId, MessageId, ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Message } from './message.ts';

/** Keeps messages. */
export interface Messages {
  /** Locks it. */
  find(tx: Tx, id: MessageId): Promise<Message | null>;
  /** Those of a match that wait for the guardian, oldest first. Not locked. */
  underReview(tx: Tx, matchId: MatchId): Promise<MessageId[]>;
  /** The one that this sender sent with this client-made id. Not locked. */
  sentAs(tx: Tx, clientId: string, sender: ProfileId, matchId: MatchId): Promise<MessageId | null>;
  /** Throws `SentBefore` where the sender used the client-made id already. */
  save(tx: Tx, message: Message): Promise<void>;
}

/** The same message was sent before. */
export class SentBefore extends Error {}
