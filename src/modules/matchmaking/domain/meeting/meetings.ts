import type { GuardianId, MatchId, MeetingId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { FeedbackAnswer } from '../../contracts/meeting/meeting.ts';
import type { Match } from '../match/match-state.ts';
import type { Meeting, MeetingState } from './meeting.ts';

/** The lock of a match is that of its meetings. */
export interface Meetings {
  /** With their opened words; newest first. */
  ofMatch(tx: Tx, match: Match): Promise<MeetingState[]>;
  save(tx: Tx, meeting: Meeting): Promise<void>;
  /** Matches with a meeting of this guardian that is not cancelled. Not locked. */
  matchesWithMeetingsOf(tx: Tx, guardianId: GuardianId): Promise<MatchId[]>;
  /** Meetings ahead whose latest calendar file this guardian did not get. */
  withoutFileTo(tx: Tx, guardianId: GuardianId, at: Date): Promise<{ matchId: MatchId; meetingId: MeetingId }[]>;
  /** Records the latest calendar file that her guardian got. */
  saveFileToGuardian(tx: Tx, meetingId: MeetingId, sequence: number): Promise<void>;
  /** The answers of this account, by meeting. */
  answersOf(tx: Tx, matchId: MatchId, accountId: UserId): Promise<Map<MeetingId, FeedbackAnswer>>;
  /** Replaces an earlier answer, which it returns; null without one. */
  saveAnswer(
    tx: Tx,
    meetingId: MeetingId,
    answer: { accountId: UserId; answer: FeedbackAnswer; at: Date },
  ): Promise<FeedbackAnswer | null>;
}
