import type { Tx } from '#kernel/tx.ts';
import type { Topic } from '../../contracts/topics/topics.ts';

export interface Topics {
  /** Topics that are on, by stage and order; not locked. */
  offered(tx: Tx): Promise<Topic[]>;
  /** Topics with these ids, also those that are off, by stage and order; not locked. */
  ofIds(tx: Tx, ids: readonly number[]): Promise<Topic[]>;
}
