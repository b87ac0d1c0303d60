import type { MatchId, NoteId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export interface GuardianNote {
  id: NoteId;
  matchId: MatchId;
  guardianId: UserId;
  content: string;
  createdAt: Date;
}

/** Notes are never changed. */
export interface GuardianNotes {
  add(tx: Tx, note: GuardianNote): Promise<void>;
}
