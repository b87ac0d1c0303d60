import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export interface SavedProfiles {
  /** Idempotent. */
  add(tx: Tx, saver: ProfileId, saved: ProfileId, at: Date): Promise<void>;
  remove(tx: Tx, saver: ProfileId, saved: ProfileId): Promise<void>;
}
