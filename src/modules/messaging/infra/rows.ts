// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { MatchId, MessageId, NoteId, ProfileId, UserId } from '#kernel/contracts/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';

export interface ConversationRow {
  match_id: MatchId;
  man_id: UserId;
  man_profile_id: ProfileId;
  woman_id: UserId;
  woman_profile_id: ProfileId;
  last_mailed_man_at: Date | null;
  last_mailed_woman_at: Date | null;
}

export interface GuardianNoteRow {
  id: NoteId;
  match_id: MatchId;
  guardian_id: UserId;
  content: SealedText;
  created_at: Date;
}

export interface GuardianVisitRow {
  account_id: UserId;
  match_id: MatchId;
  visited_at: Date;
}

export interface MessageRow {
  seq: string;
  id: MessageId;
  match_id: MatchId;
  sender_profile_id: ProfileId;
  recipient_profile_id: ProfileId;
  content: SealedText;
  flags: SealedText;
  client_id: string | null;
  state: 'guardian_review' | 'approved' | 'declined' | 'closed';
  decline_reason: string | null;
  reviewed: boolean;
  created_at: Date;
  decided_at: Date | null;
  read_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'messaging.conversation': ConversationRow;
    'messaging.guardian_note': GuardianNoteRow;
    'messaging.guardian_visit': GuardianVisitRow;
    'messaging.message': MessageRow;
  }
}
