// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { ApprovalId, GuardianId, InvitationId, ProfileId, UserId } from '#kernel/contracts/ids.ts';
import type { Language } from '#kernel/i18n/language-table.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { WaliRelation } from '#modules/identity/contracts/wali.ts';

export interface ApprovalRow {
  id: ApprovalId;
  type: 'interest_request' | 'message' | 'stage' | 'topic';
  subject_id: string;
  ward_id: UserId;
  other_id: UserId | null;
  guardian_id: GuardianId;
  status: 'pending' | 'approved' | 'declined' | 'closed';
  blocked_by: ('guardian-change' | 'guardian-conflict' | 'dispute' | 'disabled' | 'iddah' | 'khitba')[];
  created_at: Date;
  closed_at: Date | null;
  pending_since: Date;
  mailed_at: Date | null;
  links_revoked: boolean;
  reminded_at: Date | null;
  ward_notified_at: Date | null;
}

export interface CodeGuessRow {
  account_id: UserId;
  guesses: number;
  since: Date;
}

export interface DecisionRow {
  id: string;
  approval_id: ApprovalId;
  guardian_id: GuardianId;
  action: 'approve' | 'decline';
  reason: string | null;
  concern: 'threat' | 'money' | null;
  decided_at: Date;
}

export interface DecisionLinkRow {
  token_hash: string;
  approval_id: ApprovalId;
  guardian_id: GuardianId;
  expires_at: Date;
}

export interface GuardianRow {
  id: GuardianId;
  ward_id: UserId;
  ward_present: boolean;
  ward_leaving: boolean;
  name: string;
  email: string;
  mailbox: string;
  phone: SealedText | null;
  relation: WaliRelation;
  imam_reason: 'none' | 'unable' | 'refused' | 'unsafe' | null;
  language: Language;
  state: 'pending' | 'verified' | 'replaced' | 'withdrawn';
  account_id: UserId | null;
  former_accounts: UserId[];
  account_active: boolean;
  check_reasons: ('phone' | 'browser' | 'network' | 'before' | 'address' | 'imam')[];
  check_raised_at: Date | null;
  confirmed_at: Date | null;
  disputed_at: Date | null;
  dispute_reason: SealedText | null;
  held_at: Date | null;
  notify_from: Date | null;
  safety_requested_at: Date | null;
  safety_answered_at: Date | null;
  safe_from: Date | null;
  act_proposed_by: UserId | null;
  act_proposed_at: Date | null;
  acting: boolean;
  shown_empty: boolean;
  invitation_id: InvitationId | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  code_tries: number;
  claim_hash: string | null;
  claim_expires_at: Date | null;
  former_claim_hash: string | null;
  former_claim_expires_at: Date | null;
  step_down_token_hash: string | null;
  named_at: Date;
  verified_at: Date | null;
  declared_version: string | null;
  declared_at: Date | null;
  replaced_at: Date | null;
  ended_at: Date | null;
  end_cause: 'refused' | 'unanswered' | 'stepped-down' | 'left' | 'dispute' | 'check' | null;
  end_reason: SealedText | null;
  suitor_barred_until: Date | null;
  conflict_notified_at: Date | null;
  search_text: string;
}

export interface WardRow {
  account_id: UserId;
  profile_id: ProfileId;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'guardianship.approval': ApprovalRow;
    'guardianship.code_guess': CodeGuessRow;
    'guardianship.decision': DecisionRow;
    'guardianship.decision_link': DecisionLinkRow;
    'guardianship.guardian': GuardianRow;
    'guardianship.ward': WardRow;
  }
}
