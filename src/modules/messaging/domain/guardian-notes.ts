import type { MatchId, NoteId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What a guardian wrote to his ward about a conversation of hers. It is for the two of them alone. */
export interface GuardianNote {
  id: NoteId;
  matchId: MatchId;
  guardianId: UserId;
  content: string;
  createdAt: Date;
}

/** Keeps the notes, which are never changed. */
export interface GuardianNotes {
  add(tx: Tx, note: GuardianNote): Promise<void>;
}
