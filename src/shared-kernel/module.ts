import type Router from '@koa/router';
import type { CaseQueue } from './desk/case-queue.ts';
import type { ConflictOfInterest } from './desk/conflict-of-interest.ts';
import type { Subscription } from './events.ts';
import type { TimelineEvent } from './admin/timeline-event.ts';
import type { UserId } from './values/ids.ts';
import type { Tx } from './unit-of-work.ts';

/** Work that time alone makes due. It must be harmless to run at any moment and any number of times. */
export interface Sweep {
  name: string;
  run(): Promise<void>;
}

/** Work in jobs of its own queue, each outside of every transaction: for what is asked of other servers. */
export interface OutboundJobs {
  /** `<module>.<what>`. */
  queue: string;
  /** Runs one. It is harmless to run twice; what it throws makes it come again. */
  run(data: Record<string, string>): Promise<void>;
  /** So many at once. */
  concurrency: number;
  /** Each lane takes many and runs them one after the other; without it one that is slow holds up no other. */
  sequential?: boolean;
}

/** A table that follows from what others own, and can be made anew from that while the site runs. */
export interface Projection {
  /** `<module>.<table>`, by which `npm run rebuild` calls it. */
  name: string;
  /** Of what its columns are made of beside the rows: where it has changed, a start makes them anew. */
  version?: string;
  /** Goes through the rows in batches, each in a transaction of its own. Answers how many there were. */
  rebuild(): Promise<number>;
}

/** A page that is found by search engines, of those whose addresses hold a name. */
export interface ModulePage {
  address: string;
  changedAt: Date;
}

/** What a module contributes to the running application. */
export interface ModuleParts {
  name: string;
  routers: Router[];
  /** Pages that never learn who opens them: no session is read for them, and no cookie set. */
  withoutSession?: Router[];
  /** Calls that come from other servers and are proven by a signature over their very bytes. */
  raw?: Router[];
  subscriptions: Subscription[];
  outboundJobs?: OutboundJobs[];
  sweeps: Sweep[];
  projections?: Projection[];
  /** What happened to somebody, as far as the module knows; for the staff. */
  history?(accountId: UserId, reader: UserId): Promise<TimelineEvent[]>;
  /** What of it search engines find. */
  publicPages?(): Promise<ModulePage[]>;
  /** What of it waits for the staff. */
  queues?: CaseQueue[];
  /** Whom that concerns. */
  conflictOfInterest?: ConflictOfInterest;
  /** What a site begins with; called at each start, so that what was changed or removed since stays so. */
  seed?(tx: Tx): Promise<void>;
}
