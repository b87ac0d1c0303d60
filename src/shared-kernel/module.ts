import type { AuditSubject } from './admin/audit-subjects.ts';
import type Router from '@koa/router';
import type { CaseQueue } from './desk/case-queue.ts';
import type { AuditConflict } from './desk/conflict-of-interest.ts';
import type { StaffSearch } from './search/search-parts.ts';
import type { Subscription } from './events.ts';
import type { TimelineEvent } from './admin/timeline-event.ts';
import type { UserId } from './values/ids.ts';
import type { Tx } from './tx.ts';

/** Work that becomes due by time alone. Must be harmless to run at any moment, any number of times. */
export interface Sweep {
  name: string;
  run(): Promise<void>;
}

/** Jobs of a queue of their own, outside of every transaction, for calls to other servers. */
export interface OutboundJobs {
  /** `<module>.<what>`. */
  queue: string;
  /** Runs a job, possibly twice; an error repeats it. */
  run(data: Record<string, string>): Promise<void>;
  /** Number of workers. */
  concurrency: number;
  /** Makes each worker run a batch in order; otherwise it runs two jobs at once. */
  sequential?: boolean;
}

/** A table derived from other modules' data, which can be rebuilt while the site runs. */
export interface Projection {
  /** `<module>.<table>`, as for `npm run rebuild`. */
  name: string;
  /** Further inputs of its columns besides the rows: if changed, a start rebuilds the table. */
  version?: string;
  /** Rebuilds the rows in batches, each in a transaction of its own, and returns their number. */
  rebuild(): Promise<number>;
}

/** A page for search engines whose address contains a name. */
export interface ModulePage {
  address: string;
  changedAt: Date;
}

/** A module's contribution to the running application. */
export interface ModuleParts {
  name: string;
  routers: Router[];
  /** Pages that never learn who opens them: no session is read and no cookie set. */
  sessionless?: Router[];
  /** Webhooks, proven by a signature over their raw bytes. */
  webhooks?: Router[];
  subscriptions: Subscription[];
  outboundJobs?: OutboundJobs[];
  sweeps: Sweep[];
  projections?: Projection[];
  /** An account's history in this module, for the staff. */
  history?(accountId: UserId, reader: UserId): Promise<TimelineEvent[]>;
  /** Tables that say whom the audit entries of this module concern. */
  auditSubjects?: AuditSubject[];
  /** Answers the search of the console from this module. */
  search?: StaffSearch;
  publicPages?(): Promise<ModulePage[]>;
  queues?: CaseQueue[];
  /** The people whom those cases concern. */
  conflictOfInterest?: AuditConflict;
  /** Checks at each start that the settings suit the data. @throws Error with what to do */
  checkSettings?(): Promise<unknown>;
  /** Initial data. Runs at each start, so it must not restore what was changed or removed since. */
  seed?(tx: Tx): Promise<void>;
}
