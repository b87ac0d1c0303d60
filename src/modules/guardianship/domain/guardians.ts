import type { GuardianId, InvitationId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from './guardian.ts';

/**
 * Stores guardians. Unless noted otherwise, each finder locks the accounts of the wards, shared, and then the guardians
 * that it returns.
 */
export interface Guardians {
  find(tx: Tx, id: GuardianId): Promise<Guardian | null>;
  /** The guardian of this invitation, also after he responded to it. */
  byInvitation(tx: Tx, id: InvitationId): Promise<Guardian | null>;
  /** The pending or verified guardian of a ward. */
  ofWard(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  ofAccount(tx: Tx, accountId: UserId): Promise<Guardian[]>;
  /** Like `ofAccount`, with the records at his present or former addresses by which he acts without an account. */
  ofPerson(tx: Tx, accountId: UserId, address: string | null): Promise<Guardian[]>;
  /** The pending and verified guardians at this mailbox or with one of these accounts. */
  atMailbox(tx: Tx, address: string, accounts?: UserId[]): Promise<Guardian[]>;
  /**
   * The acting records of the man behind this one, by his account and by each of his mailboxes, locked in one order.
   */
  ofSamePerson(tx: Tx, id: GuardianId): Promise<Guardian[]>;
  /** Every record of a guardian whom the ward ever named. Not locked. */
  everOfWard(tx: Tx, wardId: UserId): Promise<Guardian[]>;
  /** The pending or verified guardian of a ward, share-locked so that his status does not change meanwhile. */
  presentFor(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The acting guardian of a ward, share-locked so that he cannot be replaced meanwhile. */
  actingFor(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  byCode(tx: Tx, codeHash: string): Promise<Guardian | null>;
  byClaim(tx: Tx, claimHash: string): Promise<Guardian | null>;
  findByStepDownToken(tx: Tx, stepDownTokenHash: string): Promise<Guardian | null>;
  /** The ward of a guardian who stepped down by this link, and when. */
  findStepDown(tx: Tx, stepDownTokenHash: string): Promise<{ wardId: UserId; at: Date } | null>;
  /** The guardian's account, if any. Not locked. */
  accountOf(tx: Tx, id: GuardianId): Promise<UserId | null>;
  /** Men who did not answer within 30 days of their last link. Not locked. */
  unanswered(tx: Tx, at: Date): Promise<GuardianId[]>;
  /** Those who may be informed by then that their ward replaced them or is leaving. Not locked. */
  postponedUntil(tx: Tx, at: Date): Promise<GuardianId[]>;
  /** Removes the bars that are over. */
  liftSuitorBars(tx: Tx, at: Date): Promise<void>;
  /** Returns how many acting guardians this ward has replaced since then. */
  replacedSince(tx: Tx, wardId: UserId, since: Date): Promise<number>;
  /** The woman with this profile; null if there is none. Not locked. */
  wardWithProfile(tx: Tx, profileId: ProfileId): Promise<UserId | null>;
  /** Returns whether this account guards anybody, including wards who are not active: only a man's does. Not locked. */
  isGuardian(tx: Tx, accountId: UserId): Promise<boolean>;
  /** Returns how many wards this account guards as its pages show: without those who are leaving, if he may know. */
  countWards(tx: Tx, accountId: UserId): Promise<number>;
  setWardPresence(tx: Tx, wardId: UserId, isPresent: boolean): Promise<void>;
  /** Stores whether a ward is leaving. Returns the accounts of all her guardians, including former ones. */
  setWardLeaving(tx: Tx, wardId: UserId, isLeaving: boolean): Promise<UserId[]>;
  /**
   * Records that this account, which is about to leave the mailbox, counts as each guardian who acts or acted by it
   * without an account.
   */
  addFormerAccountAt(tx: Tx, accountId: UserId, address: string): Promise<void>;
  forgetAccount(tx: Tx, accountId: UserId): Promise<void>;
  /** @throws guardianship.already-named if the ward has another guardian */
  save(tx: Tx, guardian: Guardian): Promise<void>;
}
