import path from 'node:path';
import { z } from 'zod';

const text = z.string().min(1);
const flag = z.enum(['on', 'off']);

const schema = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: z.url().optional(),
  DATABASE_URL: text.optional(),
  DATA_DIR: text.default('.data'),
  DEMO_DATA: flag.default('on'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  SESSION_KEYS: text.optional(),
  DATA_KEYS: text.optional(),
  MAIL_URL: text.optional(),
  MAIL_FROM: z.email().default('salam@mithaq.example'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  RATE_LIMITS: flag.default('on'),
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'APP_URL',
  'SESSION_KEYS',
  'MAIL_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

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
  metricsPort: number;
  /** Cards are typed into Stripe's own form, and not into the local stand-in's. */
  realStripe: boolean;
  /** The shortest password that a sign-up may choose. */
  passwordMinLength: number;
  /** How many proxies stand before the application: so many addresses of X-Forwarded-For are believed. */
  proxies: number;
  /** Off for load tests in local mode; always on in production. */
  rateLimits: boolean;
  logLevel: string;
}

/** Reads the settings. Throws one error that names every setting that is missing or wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `Settings to correct: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')}`,
    );
  const env = parsed.data;
  const appUrl = (env.APP_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, '');
  if (env.MODE === 'production') {
    const missing: string[] = NEEDED_IN_PRODUCTION.filter((name) => env[name] === undefined);
    if (env.APP_URL && !appUrl.startsWith('https://')) missing.push('APP_URL over https');
    if (missing.length > 0) throw new Error(`Production needs these settings: ${missing.join(', ')}`);
  }
  return {
    mode: env.MODE,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    appUrl,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(env.DATA_DIR),
    demoData: env.MODE === 'local' && env.DEMO_DATA === 'on',
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    sessionKeys: listOf(env.SESSION_KEYS),
    dataKeys: listOf(env.DATA_KEYS),
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM,
    metricsPort: env.METRICS_PORT,
    realStripe: env.STRIPE_SECRET_KEY !== undefined,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    proxies: env.PROXIES,
    rateLimits: env.MODE === 'production' || env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

const listOf = (keys: string | undefined): string[] | undefined => keys?.split(',').map((key) => key.trim());
