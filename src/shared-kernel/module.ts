import type Router from '@koa/router';
import type { Subscription } from './events.ts';
import type { Tx } from './unit-of-work.ts';

/** Work that time alone makes due. It must be harmless to run at any moment and any number of times. */
export interface Sweep {
  name: string;
  run(): Promise<void>;
}

/** A table that follows from what others own, and can be made anew from that while the site runs. */
export interface Projection {
  /** `<module>.<table>`, by which `npm run rebuild` calls it. */
  name: string;
  /** Goes through the rows in batches, each in a transaction of its own. Answers how many there were. */
  rebuild(): Promise<number>;
}

/** What a module contributes to the running application. */
export interface ModuleParts {
  name: string;
  routers: Router[];
  /** Pages that never learn who opens them: no session is read for them, and no cookie set. */
  withoutSession?: Router[];
  subscriptions: Subscription[];
  sweeps: Sweep[];
  projections?: Projection[];
  /** Reference data that the module cannot do without; called at each start, so it only adds what is missing. */
  seed?(tx: Tx): Promise<void>;
}
