import type { ApprovalDetail, OtherApprovals } from './approvals.schema.ts';
import type { DecisionAction } from './approvals.ts';

/* Views of the guardian's pages behind emailed links: the routes return them, and the member app renders them. */

/** Reasons why a link opens nothing or a form was refused. */
export type DecisionExpired =
  'decided' | 'ended' | 'inactive' | 'on-hold' | 'expired' | 'rate-limited' | 'form' | 'unknown';

/** An item that was decided, as its guardian may read it, and his decision. */
export interface DecidedItem {
  item: Pick<
    ApprovalDetail,
    | 'type'
    | 'description'
    | 'content'
    | 'quote'
    | 'flags'
    | 'topic'
    | 'mutualRequest'
    | 'from'
    | 'wardProfileId'
    | 'wardFirstName'
  >;
  action: DecisionAction;
  reason: string | null;
  decidedAt: string;
}

/** /decide/:token */
export type DecisionView =
  | {
      shows: 'item';
      item: ApprovalDetail;
      reason?: string | undefined;
      /** True if the reason is a phrase that he has just chosen. */
      isPhrase?: true;
      /** True if an earlier part of the conversation is shown. */
      isEarlier?: true;
    }
  | ({ shows: 'done'; item: ApprovalDetail; action: DecisionAction; hasAccount: boolean } & OtherApprovals)
  | ({ shows: 'decided'; hasAccount: boolean } & DecidedItem & OtherApprovals)
  | { shows: 'renewed' }
  | { shows: 'expired'; why: DecisionExpired };

/** /decide/invitation/:id, to which the form of /wali-verify is sent without scripts. */
export type InvitationView =
  | { shows: 'confirm' | 'refused' | 'checked' | 'under-review' }
  | { shows: 'used'; verifiedAt: string | null }
  /** `claimPath` sets up his account; null if he has one. */
  | { shows: 'verified'; ward: string; claimPath: string | null }
  | { shows: 'invalid'; words: string };

/** /step-down/:token */
export type StepDownView =
  | { shows: 'form' | 'confirm'; ward: string; reason?: string | undefined }
  /** He used this link before. */
  | { shows: 'decided'; ward: string; steppedDownAt: string }
  | { shows: 'done' | 'expired' | 'too-long' };
