import type { Knex } from 'knex';
import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Hints } from './persistence/hints.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './runtime/logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Operator } from './operator.ts';
import type { KeyedHashes } from './sealing/keyed-hashes.ts';
import type { Jobs } from './persistence/jobs.ts';
import type { Seals } from './sealing/seals.ts';
import type { Site } from './site/site.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the local stand-in; null is Stripe itself. */
  at: { host: string; port: number; protocol: 'http' } | null;
}

export interface PushAccess {
  /** The site's private key, 32 bytes in base64 (RFC 8292). */
  key: string;
  contact: string;
  /** Hosts of the push services; `*.` matches any prefix. */
  services: string[];
  /** Base address of the local stand-in's browsers; null without one. */
  standIn: string | null;
}

/** Parts from which every module is built; provided by the composition root. */
export interface Kernel {
  db: Knex;
  uow: UnitOfWork;
  hints: Pick<Hints, 'send'>;
  clock: Clock;
  mailer: Mailer;
  limits: Limits;
  budgets: Budgets;
  seals: Seals;
  hashes: KeyedHashes;
  jobs: Pick<Jobs, 'add'>;
  /** Null on a site without fees that never had any. */
  stripe: StripeAccess | null;
  /** Plans are sold; without fees each member has a monthly allowance (R-J.1). */
  fees: boolean;
  site: Site;
  /** Null if push notifications are off. */
  push: PushAccess | null;
  log: Logger;
  /** `production` serves real people; `local` shows the product on one machine. */
  mode: 'local' | 'production';
  /** Shows invented data of the demo. */
  demoData: boolean;
  passwordMinLength: number;
  /** Memory for hashing a password, in KiB. */
  passwordHashMemory: number;
  /** Defers emails that can wait during quiet days. */
  quietDays: boolean;
  /** Public address of the site, without a trailing slash. */
  appUrl: string;
  operator: Operator;
  /** The mail provider's secret; null if it reports no failures. */
  mailEventsSecret: string | null;
  /** Lists the erased accounts outside of the database, for restored backups; null if no file is set. */
  erasuresFile: string | null;
}

export const KERNEL = Symbol('kernel');
