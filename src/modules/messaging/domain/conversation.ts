import { after, HOUR } from '#kernel/clock.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Party } from './message.ts';

/** One of the two is mailed of delivered messages so often at most. */
export const MAIL_PAUSE = HOUR;

/** One of the two in a conversation, as the e-mails about it have to know him or her. */
export interface Reader extends Party {
  /** When he or she was last mailed of it; null where that never was. */
  lastMailedAt: Date | null;
  /** Whether a delivered message waits to be read. */
  hasUnread: boolean;
  other: Party;
}

/** Whether this reader is to be mailed now: only while something is unread, and at most once in the pause. */
export const isDue = ({ hasUnread, lastMailedAt }: Reader, at: Date): boolean =>
  hasUnread && (lastMailedAt === null || lastMailedAt <= after(at, -MAIL_PAUSE));

/** Keeps who reads a conversation, and when they were mailed of it. */
export interface Conversations {
  /** One of the two, with the conversation locked; null where there is no such conversation. */
  reader(tx: Tx, matchId: MatchId, accountId: UserId): Promise<Reader | null>;
  /** Its two; null where there is no such conversation. Not locked. */
  pairOf(tx: Tx, matchId: MatchId): Promise<{ man: Party; woman: Party } | null>;
  /** A guardian has read it up to then. */
  markVisited(tx: Tx, matchId: MatchId, accountId: UserId, at: Date): Promise<void>;
  markMailed(tx: Tx, matchId: MatchId, accountId: UserId, at: Date): Promise<void>;
  /** Who has not read what was delivered after the last e-mail, where that went out by `until`. Not locked. */
  notMailed(tx: Tx, until: Date): Promise<{ matchId: MatchId; accountId: UserId }[]>;
}
