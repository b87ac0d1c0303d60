import { isStrongKey, KEY_RECIPE } from './key-strength.ts';
import { SAMPLE_OPERATOR } from './sample-operator.ts';
import { listOf } from './setting-forms.ts';

/** OWASP's recommendation for argon2id with two passes, in KiB. */
export const RECOMMENDED_HASH_MEMORY = 19_456;

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

/** Stripe needs all three keys or none, all of the same mode. */
export function* mismatchedKeys(given: Record<string, string>): Generator<[string, string]> {
  if (STRIPE.every((name) => given[name] === undefined)) return;
  for (const name of STRIPE) if (given[name] === undefined) yield [name, 'required with the other keys of Stripe'];
  const [secret, publishable] = STRIPE.slice(0, 2).map((name) => /_(test|live)_/.exec(given[name] ?? '')?.[1]);
  if (secret && publishable && secret !== publishable)
    yield ['STRIPE_PUBLISHABLE_KEY', `of the ${publishable} mode, and STRIPE_SECRET_KEY of the ${secret} mode`];
}

/** Yields the settings without which production must not start, with the problem of each. */
export function* missedInProduction(given: Record<string, string>, rotating: boolean): Generator<[string, string]> {
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
    if (given[name] === undefined && given[other] !== undefined) yield [name, `required with ${other}`];
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

/** A pooler's address and a direct one are of two logins. */
export function* pooledAlone(given: Record<string, string>): Generator<[string, string]> {
  const [pooled, direct] = [given['DATABASE_URL'], given['DATABASE_DIRECT_URL']];
  if (direct === undefined) return;
  if (pooled === undefined) return yield ['DATABASE_URL', 'required with DATABASE_DIRECT_URL'];
  for (const [name, url] of [
    ['DATABASE_URL', pooled],
    ['DATABASE_DIRECT_URL', direct],
  ] as const)
    if (!URL.canParse(url) || new URL(url).username === '')
      return yield [name, 'an address with a login, postgres://login:password@host/database'];
  if (new URL(pooled).username === new URL(direct).username)
    yield ['DATABASE_URL', 'a login of its own, other than the one of DATABASE_DIRECT_URL, which owns the tables'];
}
