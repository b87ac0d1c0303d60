import type { Knex } from 'knex';
import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './runtime/logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { KeyedHashes } from './sealing/keyed-hashes.ts';
import type { Jobs } from './persistence/jobs.ts';
import type { Seals } from './sealing/seals.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The keys of whoever takes payments. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where the local stand-in listens; null is Stripe itself. */
  at: { host: string; port: number; protocol: 'http' } | null;
}

/** By which browsers are told something while the site is closed. */
export interface PushAccess {
  /** The site's private key, 32 bytes in base64 (RFC 8292). */
  key: string;
  /** Where push services write to about us. */
  contact: string;
  /** The hosts of the push services; `*.` stands for any part before it. */
  services: string[];
  /** Below which address the local stand-in has its browsers; null where there is none. */
  standIn: string | null;
}

/** What every module is built from; the composition root provides it. */
export interface Kernel {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  mailer: Mailer;
  limits: Limits;
  budgets: Budgets;
  seals: Seals;
  hashes: KeyedHashes;
  jobs: Pick<Jobs, 'add'>;
  stripe: StripeAccess;
  /** Null where nothing is told while the site is closed. */
  push: PushAccess | null;
  log: Logger;
  /** Whether real people are at stake, or one machine shows the product. */
  mode: 'local' | 'production';
  /** Whether the site shows what is made up for a demo. */
  demoData: boolean;
  /** The shortest password that a new account may choose. */
  passwordMinLength: number;
  /** What hashing a password takes, in KiB. */
  passwordHashMemory: number;
  /** Whether e-mails that could wait do so in quiet days. */
  quietDays: boolean;
  /** The public address of the site, without a trailing slash. */
  appUrl: string;
}

export const KERNEL = Symbol('kernel');
