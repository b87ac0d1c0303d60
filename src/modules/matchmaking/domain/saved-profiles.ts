import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Keeps whom members have saved for later. */
export interface SavedProfiles {
  /** Leaves it as it is where it is saved already. */
  add(tx: Tx, saver: ProfileId, saved: ProfileId, at: Date): Promise<void>;
  remove(tx: Tx, saver: ProfileId, saved: ProfileId): Promise<void>;
}
