import type { ApprovalType } from '../contracts/approvals.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Approval } from './approval.ts';

/** The two people whom an item concerns: enough to find who decides it before the item is locked. */
export interface Pair {
  wardId: UserId;
  otherId: UserId | null;
}

/** Stores approvals and, with a decision, its record, which never changes. */
export interface Approvals {
  /** Locks it. */
  find(tx: Tx, id: ApprovalId): Promise<Approval | null>;
  /** Locks it. */
  ofSubject(tx: Tx, type: ApprovalType, subjectId: string): Promise<Approval | null>;
  /** Not locked, since the guardian's record is locked before the item. */
  pairOf(tx: Tx, id: ApprovalId): Promise<Pair | null>;
  /** Pending items that concern this account, as ward or as the other person. Not locked. */
  pendingConcerning(tx: Tx, accountId: UserId): Promise<(Pair & { id: ApprovalId })[]>;
  /**
   * Pending items to email to these guardians: not emailed yet, without a valid link, or due for a reminder. Oldest
   * first, locked.
   */
  toMail(tx: Tx, guardianIds: GuardianId[], at: Date, limit: number): Promise<Approval[]>;
  /** Marks the links that this guardian was emailed as revoked, so that his pending items are emailed again. */
  revokeMailedLinks(tx: Tx, guardianId: GuardianId): Promise<void>;
  /**
   * One record of each guardian who has something to be emailed and was emailed nothing after `until`; two if he acts
   * both with an account and without. Not locked.
   */
  guardiansToMail(tx: Tx, at: Date, until: Date): Promise<GuardianId[]>;
  /** When the person behind this record was last emailed, about any ward; null if never. */
  lastMailedAt(tx: Tx, guardianId: GuardianId): Promise<Date | null>;
  /** Wards with an item that has been waiting for a week, who were not notified this week. */
  findWardsToNotify(tx: Tx, at: Date): Promise<UserId[]>;
  /** The ward's items that have been waiting for a week without her being notified; locked. */
  findUnnotifiedOverdue(tx: Tx, wardId: UserId, at: Date): Promise<Approval[]>;
  save(tx: Tx, approval: Approval): Promise<void>;
}
