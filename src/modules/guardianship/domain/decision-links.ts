import { DAY } from '#kernel/clock.ts';
import type { ApprovalId, GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Lifetime of an emailed link. */
export const LINK_LIFE = 7 * DAY;

/** An emailed link by which a guardian decides one item without signing in. */
export interface DecisionLink {
  approvalId: ApprovalId;
  /** The recipient, to whom the item is still assigned. */
  guardianId: GuardianId;
  expiresAt: Date;
  isPending: boolean;
}

/** Stores the links, each by the hash of its secret. */
export interface DecisionLinks {
  /** The link of this token; null if unknown, or if its item has been assigned to another guardian. */
  find(tx: Tx, token: string): Promise<DecisionLink | null>;
  add(tx: Tx, token: string, link: Omit<DecisionLink, 'isPending'>): Promise<void>;
  /** Ends all links of this guardian; he can request new ones on their pages. */
  endAllOf(tx: Tx, guardianId: GuardianId, at: Date): Promise<void>;
}
