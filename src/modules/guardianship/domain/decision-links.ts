import { DAY } from '#kernel/clock.ts';
import type { ApprovalId, GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A mailed link opens its item for so long. */
export const LINK_LIFE = 7 * DAY;

/** A link in an e-mail by which a guardian decides one item without signing in. */
export interface DecisionLink {
  approvalId: ApprovalId;
  /** To whom it was mailed, and to whom its item is still assigned. */
  guardianId: GuardianId;
  expiresAt: Date;
  /** Its item waits for a decision. */
  isPending: boolean;
}

/** Keeps the links, each by the hash of its secret. */
export interface DecisionLinks {
  /** The link of this token; null where there is none, or its item is assigned to another guardian by now. */
  find(tx: Tx, token: string): Promise<DecisionLink | null>;
  add(tx: Tx, token: string, link: Omit<DecisionLink, 'isPending'>): Promise<void>;
  /** Ends what was mailed to this guardian: he can ask for new links on the old pages. */
  endAllOf(tx: Tx, guardianId: GuardianId, at: Date): Promise<void>;
}
