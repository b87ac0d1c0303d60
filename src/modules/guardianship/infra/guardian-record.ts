import { Model } from 'objection';
import type { Language } from '#kernel/i18n/languages.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ImamReason, WaliRelation } from '../../identity/contracts/wali.ts';
import type { CheckReason } from '../contracts/guardian-status.ts';
import { Guardian } from '../domain/guardian.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import type { EndCause, GuardianStatusInput } from '../domain/guardian-status.ts';
import type { Clearance } from '../domain/safety.ts';
import type { GuardianRow } from './rows.ts';

export class GuardianRecord extends Model {
  static override tableName = 'guardianship.guardian';
  declare id: GuardianId;
  declare ward_id: UserId;
  declare name: string;
  declare email: string;
  declare phone: SealedText | null;
  declare relation: WaliRelation;
  declare imam_reason: ImamReason | null;
  declare suitor_barred_until: Date | null;
  declare language: Language;
  declare state: GuardianState['state'];
  declare account_id: UserId | null;
  declare former_accounts: UserId[];
  declare account_active: boolean;
  declare check_reasons: CheckReason[];
  declare check_raised_at: Date | null;
  declare declared_version: string | null;
  declare declared_at: Date | null;
  declare confirmed_at: Date | null;
  declare disputed_at: Date | null;
  declare dispute_reason: SealedText | null;
  declare ended_at: Date | null;
  declare end_cause: EndCause | null;
  declare end_reason: SealedText | null;
  declare invitation_id: InvitationId | null;
  declare code_hash: string | null;
  declare code_expires_at: Date | null;
  declare code_tries: number;
  declare claim_hash: string | null;
  declare claim_expires_at: Date | null;
  declare former_claim_hash: string | null;
  declare former_claim_expires_at: Date | null;
  declare step_down_token_hash: string | null;
  declare named_at: Date;
  declare verified_at: Date | null;
  declare replaced_at: Date | null;
  declare held_at: Date | null;
  declare notify_from: Date | null;
  declare safety_requested_at: Date | null;
  declare safety_answered_at: Date | null;
  declare safe_from: Date | null;
  declare act_proposed_by: UserId | null;
  declare act_proposed_at: Date | null;
  declare conflict_notified_at: Date | null;
}

/** Columns with sealed text. */
export const PHONE = 'guardianship.guardian.phone';
export const DISPUTE = 'guardianship.guardian.dispute_reason';
export const END_REASON = 'guardianship.guardian.end_reason';

export const guardianStatusInputOf = (
  row: Pick<GuardianRow, 'state' | 'account_active' | 'check_reasons' | 'check_raised_at' | 'disputed_at' | 'held_at'>,
): GuardianStatusInput => ({
  state: row.state,
  accountActive: row.account_active,
  check: row.check_raised_at && { reasons: row.check_reasons, raisedAt: row.check_raised_at },
  dispute: row.disputed_at && { openedAt: row.disputed_at, reason: null },
  heldAt: row.held_at,
});

export const clearanceOf = (
  row: Pick<
    GuardianRow,
    'safety_requested_at' | 'safety_answered_at' | 'safe_from' | 'act_proposed_by' | 'act_proposed_at'
  >,
): Clearance => ({
  safety: row.safety_requested_at && {
    requestedAt: row.safety_requested_at,
    answeredAt: row.safety_answered_at,
    safeFrom: row.safe_from,
  },
  actProposal: row.act_proposed_by && { by: row.act_proposed_by, at: row.act_proposed_at! },
});

export const guardianOf = async (seals: Seals, row: GuardianRecord): Promise<Guardian> =>
  Guardian.from({
    id: row.id,
    wardId: row.ward_id,
    name: row.name,
    email: row.email,
    phone: await seals.open(PHONE, row.id, row.phone),
    relation: row.relation,
    imamReason: row.imam_reason,
    suitorBarredUntil: row.suitor_barred_until,
    language: row.language,
    accountId: row.account_id,
    formerAccounts: row.former_accounts,
    invitationId: row.invitation_id,
    code: row.code_hash ? { hash: row.code_hash, expiresAt: row.code_expires_at!, tries: row.code_tries } : null,
    claim: row.claim_hash ? { hash: row.claim_hash, expiresAt: row.claim_expires_at! } : null,
    formerClaim: row.former_claim_hash
      ? { hash: row.former_claim_hash, expiresAt: row.former_claim_expires_at! }
      : null,
    stepDownTokenHash: row.step_down_token_hash,
    namedAt: row.named_at,
    verifiedAt: row.verified_at,
    declared: row.declared_version ? { version: row.declared_version, at: row.declared_at! } : null,
    confirmedAt: row.confirmed_at,
    replacedAt: row.replaced_at,
    notifyFrom: row.notify_from,
    ...clearanceOf(row),
    ...guardianStatusInputOf(row),
    dispute: row.disputed_at && {
      openedAt: row.disputed_at,
      reason: await seals.open(DISPUTE, row.id, row.dispute_reason),
    },
    ended: row.end_cause && {
      because: row.end_cause,
      at: row.ended_at!,
      reason: await seals.open(END_REASON, row.id, row.end_reason),
    },
    conflictNotifiedAt: row.conflict_notified_at,
  });

export const rowOf = async (tx: Tx, seals: Seals, state: GuardianState) => ({
  id: state.id,
  ward_id: state.wardId,
  name: state.name,
  email: state.email,
  phone: await seals.seal(tx, PHONE, state.id, state.phone),
  relation: state.relation,
  imam_reason: state.imamReason,
  suitor_barred_until: state.suitorBarredUntil,
  language: state.language,
  state: state.state,
  account_id: state.accountId,
  former_accounts: state.formerAccounts,
  account_active: state.accountActive,
  invitation_id: state.invitationId,
  code_hash: state.code?.hash ?? null,
  code_expires_at: state.code?.expiresAt ?? null,
  code_tries: state.code?.tries ?? 0,
  claim_hash: state.claim?.hash ?? null,
  claim_expires_at: state.claim?.expiresAt ?? null,
  former_claim_hash: state.formerClaim?.hash ?? null,
  former_claim_expires_at: state.formerClaim?.expiresAt ?? null,
  step_down_token_hash: state.stepDownTokenHash,
  named_at: state.namedAt,
  verified_at: state.verifiedAt,
  declared_version: state.declared?.version ?? null,
  declared_at: state.declared?.at ?? null,
  confirmed_at: state.confirmedAt,
  replaced_at: state.replacedAt,
  held_at: state.heldAt,
  notify_from: state.notifyFrom,
  safety_requested_at: state.safety?.requestedAt ?? null,
  safety_answered_at: state.safety?.answeredAt ?? null,
  safe_from: state.safety?.safeFrom ?? null,
  act_proposed_by: state.actProposal?.by ?? null,
  act_proposed_at: state.actProposal?.at ?? null,
  check_reasons: state.check?.reasons ?? [],
  check_raised_at: state.check?.raisedAt ?? null,
  disputed_at: state.dispute?.openedAt ?? null,
  dispute_reason: await seals.seal(tx, DISPUTE, state.id, state.dispute?.reason ?? null),
  ended_at: state.ended?.at ?? null,
  end_cause: state.ended?.because ?? null,
  end_reason: await seals.seal(tx, END_REASON, state.id, state.ended?.reason ?? null),
  conflict_notified_at: state.conflictNotifiedAt,
});
