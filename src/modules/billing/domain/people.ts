import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** The accounts that plans belong to. */
export interface AccountsPort {
  /** Locks the account that entitlements are written to, before what billing stores of it (ADR 39). */
  lock(tx: Tx, accountId: UserId): Promise<void>;
  /** Those who may act: neither disabled, nor leaving, nor staff. */
  filterActive(tx: Tx, accountIds: UserId[]): Promise<{ has(accountId: UserId): boolean }>;
}

/** Whether a woman can send nothing yet, since no guardian of hers is verified. */
export type WaitsForGuardian = (tx: Tx, accountId: UserId) => Promise<boolean>;
