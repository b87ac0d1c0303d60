import type { Wali } from '../../identity/contracts/wali.schema.ts';
import type { ImamReason, WaliRelation } from '../../identity/contracts/wali.ts';
import { defaultLanguage, type Language } from '#kernel/i18n/languages.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/values/ids.ts';
import type { EndCause, GuardianStatusInput } from './guardian-status.ts';
import type { Clearance } from './safety.ts';

/** One-time right to link an account, given by an emailed link. */
interface Claim {
  hash: string;
  expiresAt: Date;
}

export interface GuardianState extends GuardianStatusInput, Clearance {
  id: GuardianId;
  wardId: UserId;
  name: string;
  email: string;
  /** Null once his details are deleted. */
  phone: string | null;
  relation: WaliRelation;
  /** Why she named an imam; null for relatives. Only the staff read it. */
  imamReason: ImamReason | null;
  language: Language;
  accountId: UserId | null;
  /** Accounts that once shared his mailbox; they still count as him. */
  formerAccounts: UserId[];
  /**
   * Names the newest invitation in its links. A man who was invited earlier, at another address, does not know the id.
   */
  invitationId: InvitationId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: Claim | null;
  /** Previous claim link, valid until it expires. */
  formerClaim: Claim | null;
  /** Hash of the link by which he steps down without an account. */
  stepDownTokenHash: string | null;
  namedAt: Date;
  verifiedAt: Date | null;
  /** The version of the words by which he confirmed who he is, and when. */
  declared: { version: string; at: Date } | null;
  /** When the staff confirmed that he and his ward are two people; the same reasons raise no check again. */
  confirmedAt: Date | null;
  /** Until when a former imam must not become a suitor of hers (R-D.2). */
  suitorBarredUntil: Date | null;
  /** When she replaced him although he acted. */
  replacedAt: Date | null;
  /** The morning on which he learns that she replaced him or is leaving; null if nothing is postponed. */
  notifyFrom: Date | null;
  ended: { because: EndCause; at: Date; reason: string | null } | null;
  /** When his ward was last asked to name another because he is the other person of an item or match himself. */
  conflictNotifiedAt: Date | null;
}

/** The state of a guardian whom his ward has just named. */
export const newGuardianState = (id: GuardianId, wardId: UserId, wali: Wali, namedAt: Date): GuardianState => ({
  id,
  wardId,
  ...detailsOf(wali),
  state: 'pending',
  check: null,
  dispute: null,
  accountId: null,
  formerAccounts: [],
  accountActive: true,
  heldAt: null,
  safety: null,
  actProposal: null,
  invitationId: null,
  code: null,
  claim: null,
  formerClaim: null,
  stepDownTokenHash: null,
  namedAt,
  verifiedAt: null,
  declared: null,
  confirmedAt: null,
  suitorBarredUntil: null,
  replacedAt: null,
  notifyFrom: null,
  ended: null,
  conflictNotifiedAt: null,
});

export const detailsOf = (wali: Wali) => ({
  name: wali.waliName,
  email: normalEmail(wali.waliEmail),
  phone: wali.waliPhone,
  relation: wali.waliRelation,
  imamReason: wali.waliRelation === 'imam' ? (wali.imamReason ?? null) : null,
  language: wali.waliLanguage ?? defaultLanguage(),
});
