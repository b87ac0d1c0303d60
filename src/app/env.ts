import path from 'node:path';
import { z } from 'zod';
import { POOL_SIZE } from '#kernel/persistence/database.ts';
import { localAddress } from '#kernel/runtime/local-address.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import type { Operator } from '#kernel/operator.ts';
import type { Destination } from '#kernel/telemetry/destination.ts';
import { defaultDataDir } from './data-dir.ts';
import { mismatchedKeys, missedInProduction, pooledAlone, RECOMMENDED_HASH_MEMORY } from './env-refusals.ts';
import { isStrongKey, KEY_RECIPE } from './key-strength.ts';
import { SAMPLE_OPERATOR } from './sample-operator.ts';
import { flag, host, keys, listOf, origin, telemetry, text } from './setting-forms.ts';

/** Push services of the browser vendors: Chrome, Firefox, Safari, Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];
const HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/;

const schema = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: host.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: origin.optional(),
  DATABASE_URL: text.optional(),
  DATABASE_DIRECT_URL: text.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(POOL_SIZE),
  MIGRATIONS: z.enum(['start', 'wait']).default('start'),
  DATA_DIR: text.optional(),
  DEMO_DATA: flag.default('on'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  SESSION_KEYS: keys.optional(),
  DATA_KEYS: keys.optional(),
  MAIL_URL: text.optional(),
  MAIL_FROM: z.email().default('salam@mithaq.example'),
  MAIL_EVENTS_SECRET: z.string().min(24, '24 characters or more').optional(),
  OPERATOR_NAME: text.default(SAMPLE_OPERATOR.name),
  OPERATOR_ADDRESS: text.default(SAMPLE_OPERATOR.address),
  OPERATOR_EMAIL: z.email().optional(),
  FEES: flag.default('on'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'a secret key of Stripe, sk_test_… or sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'a publishable key of Stripe, pk_test_… or pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "the signing secret of Stripe's endpoint, whsec_…")
    .optional(),
  PUSH_KEY: z
    .string()
    .refine(
      (key) => isStrongKey(key) && Buffer.from(key, 'base64').length === 32,
      `32 random bytes in base64: make one by ${KEY_RECIPE}`,
    )
    .optional(),
  PUSH_SERVICES: z
    .string()
    .transform(listOf)
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host)),
      'hosts separated by commas, such as push.example or *.push.example',
    )
    .optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(6).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  PASSWORD_HASH_MEMORY: z.coerce.number().int().min(8).max(1_048_576).default(RECOMMENDED_HASH_MEMORY),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  RATE_LIMITS: flag.default('on'),
  QUIET_DAYS: flag.default('on'),
  PROXIES: z
    .string()
    .regex(/^\d{1,2}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().max(10))
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{20,}$/, 'a public key, age1…: make a pair by npm run backup -- new-key')
    .optional(),
  ERASURES_FILE: text.optional(),
  TELEMETRY_URL: telemetry.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type StripeKeys = Omit<StripeAccess, 'at'>;

export interface Environment {
  mode: 'local' | 'production';
  role: 'web' | 'worker' | 'all';
  host: string;
  port: number;
  /** Without a trailing slash. */
  appUrl: string;
  databaseUrl: string | undefined;
  /** The owner's connection with a session, if DATABASE_URL leads through a pooler. */
  databaseDirectUrl: string | undefined;
  /** Most connections of this process to DATABASE_URL. */
  databasePool: number;
  /** `start`: a process migrates when it starts; `wait`: it waits until `npm run migrate` did. */
  migrations: 'start' | 'wait';
  dataDir: string;
  demoData: boolean;
  admin: { email: string | undefined; password: string | undefined };
  sessionKeys: string[] | undefined;
  /** Secrets that wrap the keys of sealed texts, newest first; without them the session keys do. */
  dataKeys: string[] | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  /** The secret of the mail provider's reports; null without such reports. */
  mailEventsSecret: string | null;
  operator: Operator;
  /** The key that identifies the site to push services; without it push notifications are disabled. */
  pushKey: string | undefined;
  /** Allowed push service hosts; `*.` matches any prefix. */
  pushServices: string[];
  metricsPort: number;
  /** Time between a signal to stop and the close, during which `/servez` answers 503 and the proxy goes elsewhere. */
  drainSeconds: number;
  fees: boolean;
  /** Stripe's keys; without them payments use the local stand-in, or none on a site without fees. */
  stripe: StripeKeys | undefined;
  passwordMinLength: number;
  /** In KiB. */
  passwordHashMemory: number;
  /** Number of trusted proxies in front of the application, and so of trusted addresses in X-Forwarded-For. */
  proxies: number;
  /** Off for load tests in local mode; always on in production. */
  rateLimits: boolean;
  /** Delays deferrable emails on quiet days; off in tests that may move the clock into them. */
  quietDays: boolean;
  /** The public key for which backups are encrypted. */
  backupRecipient: string | undefined;
  /** Where erased accounts are noted, for a backup that brings them back. */
  erasuresFile: string | null;
  /** Where traces and errors are sent; null if nowhere. */
  telemetry: Destination | null;
  logLevel: string;
}

/**
 * Reads the settings. While keys are rotated the older ones may be weak, because rotation is how they are replaced.
 * @throws Error that names every missing or invalid setting, without their values.
 */
export function readEnvironment(source: NodeJS.ProcessEnv, { rotating = false } = {}): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = new Map(parsed.error?.issues.map(({ path: [name], message }) => [String(name), message]));
  if (given['MODE'] === 'production')
    for (const [name, complaint] of missedInProduction(given as Record<string, string>, rotating))
      if (!wrong.has(name)) wrong.set(name, complaint);
  for (const [name, complaint] of [
    ...mismatchedKeys(given as Record<string, string>),
    ...pooledAlone(given as Record<string, string>),
  ])
    if (!wrong.has(name)) wrong.set(name, complaint);
  if (!parsed.success || wrong.size > 0)
    throw new Error(`Settings to correct: ${[...wrong].map(([name, why]) => `${name} (${why})`).join(', ')}`);
  const env = parsed.data;
  return {
    mode: env.MODE,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    appUrl: env.APP_URL ?? localAddress(env.HOST, env.PORT),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePool: env.DATABASE_POOL,
    migrations: env.MIGRATIONS,
    dataDir: env.DATA_DIR === undefined ? defaultDataDir() : path.resolve(env.DATA_DIR),
    demoData: env.MODE === 'local' && env.DEMO_DATA === 'on',
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    sessionKeys: env.SESSION_KEYS,
    dataKeys: env.DATA_KEYS,
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM,
    mailEventsSecret: env.MAIL_EVENTS_SECRET ?? null,
    operator: {
      name: env.OPERATOR_NAME,
      address: listOf(env.OPERATOR_ADDRESS).filter(Boolean),
      email: env.OPERATOR_EMAIL ?? env.MAIL_FROM,
    },
    pushKey: env.PUSH_KEY,
    pushServices: env.PUSH_SERVICES ?? (env.MODE === 'production' ? PUSH_SERVICES : []),
    metricsPort: env.METRICS_PORT,
    drainSeconds: env.DRAIN_SECONDS ?? (env.MODE === 'production' ? 3 : 0),
    fees: env.FEES === 'on',
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY!,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
        }
      : undefined,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    passwordHashMemory: env.PASSWORD_HASH_MEMORY,
    proxies: env.PROXIES ?? 0,
    rateLimits: env.MODE === 'production' || env.RATE_LIMITS === 'on',
    quietDays: env.MODE === 'production' || env.QUIET_DAYS === 'on',
    backupRecipient: env.BACKUP_RECIPIENT,
    erasuresFile: env.ERASURES_FILE ?? null,
    telemetry: env.TELEMETRY_URL ?? null,
    logLevel: env.LOG_LEVEL,
  };
}
