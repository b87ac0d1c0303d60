import { isEmailTooSoon } from '#kernel/mail/email-interval.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Party } from './message.ts';

export interface Reader extends Party {
  /** Null before the first email. */
  lastMailedAt: Date | null;
  hasUnread: boolean;
  other: Party;
}

export const isDue = ({ hasUnread, lastMailedAt }: Reader, at: Date): boolean =>
  hasUnread && !isEmailTooSoon(lastMailedAt, at);

export interface Conversations {
  /** Locks the conversation; null if it does not exist. */
  reader(tx: Tx, matchId: MatchId, accountId: UserId): Promise<Reader | null>;
  /** Null if the conversation does not exist. Not locked. */
  pairOf(tx: Tx, matchId: MatchId): Promise<{ man: Party; woman: Party } | null>;
  markVisited(tx: Tx, matchId: MatchId, accountId: UserId, at: Date): Promise<void>;
  markMailed(tx: Tx, matchId: MatchId, accountId: UserId, at: Date): Promise<void>;
  /** Participants with unread messages since an email that went out by `until`. Not locked. */
  notMailed(tx: Tx, until: Date): Promise<{ matchId: MatchId; accountId: UserId }[]>;
}
