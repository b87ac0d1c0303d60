import type { ApprovalId, GuardianId, InvitationId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { WaliRelation } from '../../identity/contracts/wali.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { CheckReason } from '../contracts/guardian-status.ts';
import type { ApprovalState } from '../domain/approval.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import type { EndCause } from '../domain/guardian-status.ts';
import type { Blocker } from '../domain/decision-authority.ts';

// Row types of guardianship's tables.

export interface ApprovalRow {
  id: ApprovalId;
  type: ApprovalType;
  subject_id: string;
  ward_id: UserId;
  guardian_id: GuardianId;
  status: ApprovalState['status'];
  created_at: Date;
  closed_at: Date | null;
  pending_since: Date;
  mailed_at: Date | null;
  links_revoked: boolean;
  reminded_at: Date | null;
  ward_notified_at: Date | null;
  other_id: UserId | null;
  blocked_by: Blocker[];
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
  action: DecisionAction;
  reason: string | null;
  decided_at: Date;
}

export interface DecisionLinkRow {
  token_hash: string;
  approval_id: ApprovalId;
  expires_at: Date;
  guardian_id: GuardianId;
}

export interface GuardianRow {
  id: GuardianId;
  ward_id: UserId;
  name: string;
  email: string;
  /** Null once he refused. */
  phone: SealedText | null;
  relation: WaliRelation;
  language: Language;
  state: GuardianState['state'];
  account_id: UserId | null;
  former_accounts: UserId[];
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
  account_active: boolean;
  check_reasons: CheckReason[];
  check_raised_at: Date | null;
  confirmed_at: Date | null;
  disputed_at: Date | null;
  dispute_reason: SealedText | null;
  ended_at: Date | null;
  end_cause: EndCause | null;
  end_reason: SealedText | null;
  invitation_id: InvitationId | null;
  conflict_notified_at: Date | null;
  replaced_at: Date | null;
  mailbox: string;
  ward_present: boolean;
  ward_leaving: boolean;
  acting: boolean;
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
