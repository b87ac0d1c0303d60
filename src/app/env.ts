import path from 'node:path';
import { z } from 'zod';
import { localAddress } from '#kernel/runtime/local-address.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import type { Operator } from '#kernel/operator.ts';
import type { Destination } from '#kernel/telemetry/destination.ts';
import { defaultDataDir } from './data-dir.ts';
import { isStrongKey, KEY_RECIPE } from './key-strength.ts';
import { SAMPLE_OPERATOR } from './sample-operator.ts';
import { flag, host, keys, listOf, origin, telemetry, text } from './setting-forms.ts';

/** OWASP's recommendation for argon2id with two passes, in KiB. */
const RECOMMENDED_HASH_MEMORY = 19_456;

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

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'APP_URL',
  'SESSION_KEYS',
  'MAIL_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'PROXIES',
] as const;

/** Both are required in production, for the first admin; local mode has a default address and generates a password. */
const ADMIN = ['ADMIN_EMAIL', 'ADMIN_PASSWORD'];
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export type StripeKeys = Omit<StripeAccess, 'at'>;

export interface Environment {
  mode: 'local' | 'production';
  role: 'web' | 'worker' | 'all';
  host: string;
  port: number;
  /** Without a trailing slash. */
  appUrl: string;
  databaseUrl: string | undefined;
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
  /** After a signal to stop, how long the process tells the proxy to send requests elsewhere before it closes. */
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
  for (const [name, complaint] of mismatchedKeys(given as Record<string, string>))
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

/** Stripe needs all three keys or none, all of the same mode. */
function* mismatchedKeys(given: Record<string, string>): Generator<[string, string]> {
  if (STRIPE.every((name) => given[name] === undefined)) return;
  for (const name of STRIPE) if (given[name] === undefined) yield [name, 'missing beside the other keys of Stripe'];
  const [secret, publishable] = STRIPE.slice(0, 2).map((name) => /_(test|live)_/.exec(given[name] ?? '')?.[1]);
  if (secret && publishable && secret !== publishable)
    yield ['STRIPE_PUBLISHABLE_KEY', `of the ${publishable} mode, and STRIPE_SECRET_KEY of the ${secret} mode`];
}

/** Yields the settings without which production must not start, with the problem of each. */
function* missedInProduction(given: Record<string, string>, rotating: boolean): Generator<[string, string]> {
  for (const name of [...NEEDED_IN_PRODUCTION, ...(given['FEES'] === 'off' ? [] : STRIPE)])
    if (given[name] === undefined)
      yield [
        name,
        name === 'PROXIES' ? 'missing: how many proxies stand before the application, 0 for none' : 'missing',
      ];
  // Only DATABASE_URL configures the connection; a site that relies on the variable would connect without encryption.
  if (
    /^(require|verify-|prefer|no-verify)/.test(given['PGSSLMODE'] ?? '') &&
    !/[?&]ssl(mode)?=/.test(given['DATABASE_URL'] ?? '')
  )
    yield ['DATABASE_URL', `PGSSLMODE is not read: add ?sslmode=${given['PGSSLMODE']} to the address`];
  for (const [name, other] of [ADMIN, ADMIN.toReversed()] as [string, string][])
    if (given[name] === undefined && given[other] !== undefined) yield [name, `missing beside ${other}`];
  if (given['OPERATOR_NAME']?.trim().toLowerCase() === SAMPLE_OPERATOR.name.toLowerCase())
    yield ['OPERATOR_NAME', 'the name of the person or company that runs the site, not that of the site'];
  if (given['APP_URL'] && !/^https:/i.test(given['APP_URL'])) yield ['APP_URL', 'not over https'];
  if (Number(given['PASSWORD_HASH_MEMORY']) < RECOMMENDED_HASH_MEMORY)
    yield ['PASSWORD_HASH_MEMORY', `less than ${RECOMMENDED_HASH_MEMORY}`];
  for (const name of ['SESSION_KEYS', 'DATA_KEYS']) {
    const list = given[name] === undefined ? [] : listOf(given[name]);
    if (!(rotating ? list.slice(0, 1) : list).every(isStrongKey))
      yield [name, `each key is 32 random bytes or more, in base64 or hexadecimal: make one by ${KEY_RECIPE}`];
  }
}
