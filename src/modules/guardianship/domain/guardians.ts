import type { GuardianId, InvitationId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Guardian } from './guardian.ts';

/**
 * Keeps guardians. Each finder locks the accounts of their wards, shared, and then the guardians that it answers,
 * unless it says otherwise.
 */
export interface Guardians {
  find(tx: Tx, id: GuardianId): Promise<Guardian | null>;
  /** Whom this invitation was sent to, also after he answered it. */
  byInvitation(tx: Tx, id: InvitationId): Promise<Guardian | null>;
  /** The pending or verified guardian of a ward. */
  ofWard(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The records by which this account is a verified guardian. */
  ofAccount(tx: Tx, accountId: UserId): Promise<Guardian[]>;
  /** The same, with those at an address of his, also a former one, by which he acts without an account. */
  ofPerson(tx: Tx, accountId: UserId, address: string | null): Promise<Guardian[]>;
  /** The pending and verified guardians who are written to at this mailbox, or act with one of these accounts. */
  atMailbox(tx: Tx, address: string, accounts?: UserId[]): Promise<Guardian[]>;
  /**
   * The acting records of the man behind this one, locked in one order: of his account, and of each mailbox by which he
   * guards with it or without one.
   */
  ofSamePerson(tx: Tx, id: GuardianId): Promise<Guardian[]>;
  /** Everybody whom a ward ever named, by record. Not locked. */
  everOfWard(tx: Tx, wardId: UserId): Promise<Guardian[]>;
  /** The pending or verified guardian of a ward, share-locked: how it stands with him does not change meanwhile. */
  presentFor(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The guardian who acts for a ward, share-locked: he cannot be replaced while others act on his being so. */
  actingFor(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The pending guardian who was sent this code. */
  byCode(tx: Tx, codeHash: string): Promise<Guardian | null>;
  byClaim(tx: Tx, claimHash: string): Promise<Guardian | null>;
  /** The verified guardian who was sent this link to step down. */
  findByStepDownToken(tx: Tx, stepDownTokenHash: string): Promise<Guardian | null>;
  /** The account that acts as this guardian; null where none does. Not locked. */
  accountOf(tx: Tx, id: GuardianId): Promise<UserId | null>;
  /** How often this ward has replaced a guardian who acted since then. */
  replacedSince(tx: Tx, wardId: UserId, since: Date): Promise<number>;
  /** The sister with this profile; null where there is none. Not locked. */
  wardWithProfile(tx: Tx, profileId: ProfileId): Promise<UserId | null>;
  /** Whether this account guards anybody, also one who is not there at present: it is a man's. Not locked. */
  isGuardian(tx: Tx, accountId: UserId): Promise<boolean>;
  /** How many wards this account guards, without those who are leaving. */
  countWards(tx: Tx, accountId: UserId): Promise<number>;
  /** Keeps whether a ward is there. */
  setWardPresence(tx: Tx, wardId: UserId, isPresent: boolean): Promise<void>;
  /** Keeps whether a ward is leaving. Answers the accounts of her guardians, former ones too. */
  setWardLeaving(tx: Tx, wardId: UserId, isLeaving: boolean): Promise<UserId[]>;
  /** Whoever reads this mailbox and goes was he, wherever he guards or guarded by it without an account. */
  rememberAt(tx: Tx, accountId: UserId, address: string): Promise<void>;
  /** An account is erased: nobody was ever it. */
  forgetAccount(tx: Tx, accountId: UserId): Promise<void>;
  /** Throws `guardianship.already-named` where the ward has another one. */
  save(tx: Tx, guardian: Guardian): Promise<void>;
}
