import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Knows who is there: neither disabled, nor leaving, nor staff. */
export interface People {
  presentAmong(tx: Tx, accountIds: UserId[]): Promise<{ has(accountId: UserId): boolean }>;
}

/** Whether a woman can send nothing yet, since no guardian of hers is verified. */
export type WaitsForGuardian = (tx: Tx, accountId: UserId) => Promise<boolean>;
