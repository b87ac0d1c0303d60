import type { ApprovalType } from '../contracts/approvals.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/ids.ts';
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
  /** What waits for these guardians and was not mailed to them yet, oldest first; locked. */
  notMailed(tx: Tx, guardianIds: GuardianId[], limit: number): Promise<Approval[]>;
  /** The acting guardians for whom something waits that was not mailed to them yet. Not locked. */
  guardiansNotMailed(tx: Tx): Promise<GuardianId[]>;
  /** When one of these guardians was last mailed what waits; null where none ever was. */
  lastMailedAt(tx: Tx, guardianIds: GuardianId[]): Promise<Date | null>;
  save(tx: Tx, approval: Approval): Promise<void>;
}
