import type { ApprovalType } from '../contracts/approvals.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Approval } from './approval.ts';

/** The pair that an item concerns. Enough to ask who decides it, before it is locked. */
export interface Pair {
  wardId: UserId;
  otherId: UserId | null;
}

/** Keeps approvals and, with a decision, its record, which is never changed. */
export interface Approvals {
  /** Locks it. */
  find(tx: Tx, id: ApprovalId): Promise<Approval | null>;
  /** Locks it. */
  ofSubject(tx: Tx, type: ApprovalType, subjectId: string): Promise<Approval | null>;
  /** Not locked: the guardian's record is locked first, and it is found by the pair. */
  pairOf(tx: Tx, id: ApprovalId): Promise<Pair | null>;
  /** What waits for some guardian and concerns this account, as ward or as the other one. Not locked. */
  pendingConcerning(tx: Tx, accountId: UserId): Promise<(Pair & { id: ApprovalId })[]>;
  /**
   * What waits for these guardians and is to be mailed: what they were not told of yet or have no link to any more, and
   * what waits so long that they are reminded; oldest first, locked.
   */
  toMail(tx: Tx, guardianIds: GuardianId[], at: Date, limit: number): Promise<Approval[]>;
  /** The links that this guardian was mailed have ended: what waits for him is mailed to him with new ones. */
  emailAgain(tx: Tx, guardianId: GuardianId): Promise<void>;
  /**
   * A record of each whom something is to be mailed, and who was mailed nothing after `until`; two of one who guards
   * with an account and without. Not locked.
   */
  guardiansToMail(tx: Tx, at: Date, until: Date): Promise<GuardianId[]>;
  /** When the person behind this record was last mailed what waits, for whichever ward; null where that never was. */
  lastMailedAt(tx: Tx, guardianId: GuardianId): Promise<Date | null>;
  /** The wards for whom something waits so long that they are to be told, and who were told of nothing this week. */
  findWardsToNotify(tx: Tx, at: Date): Promise<UserId[]>;
  /** What waits so long for a ward's guardian, and she was not told of it; locked. */
  waitingUntold(tx: Tx, wardId: UserId, at: Date): Promise<Approval[]>;
  save(tx: Tx, approval: Approval): Promise<void>;
}
