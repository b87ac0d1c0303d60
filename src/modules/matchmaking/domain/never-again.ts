import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/**
 * Members who may not ask a certain member again. The sender waits as after any refusal; when that wait ends,
 * the other is not discoverable for him.
 */
export interface NeverAgain {
  /** Returns whether the receiver is hidden from this sender at that time. */
  isHiddenFrom(tx: Tx, receiver: ProfileId, sender: ProfileId, at: Date): Promise<boolean>;
  add(tx: Tx, receiver: ProfileId, sender: ProfileId, times: { at: Date; hiddenFrom: Date }): Promise<void>;
  remove(tx: Tx, receiver: ProfileId, sender: ProfileId): Promise<void>;
}
