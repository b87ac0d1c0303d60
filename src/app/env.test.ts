import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const [newKey, oldKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('hex')];
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://db.example/mithaq',
  APP_URL: 'https://mithaq.example/',
  SESSION_KEYS: `${newKey}, ${oldKey}`,
  PROXIES: '1',
  MAIL_URL: 'smtps://mail.example',
  OPERATOR_NAME: 'Lamp & Oil Ltd',
  OPERATOR_ADDRESS: '1 Mill Road, Leeds',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test('local mode needs no settings', () => {
  expect(readEnvironment({})).toMatchObject({
    mode: 'local',
    role: 'all',
    appUrl: 'http://127.0.0.1:3000',
    demoData: true,
  });
});

test('production refuses to start without its required settings, and names each', () => {
  const attempt = () => readEnvironment({ MODE: 'production' });
  for (const name of Object.keys(production).filter((key) => key !== 'MODE')) expect(attempt).toThrow(name);
});

test('production hashes passwords no cheaper than recommended', () => {
  expect(readEnvironment(production).passwordHashMemory).toBe(19_456);
  expect(() => readEnvironment({ ...production, PASSWORD_HASH_MEMORY: '1024' })).toThrow('PASSWORD_HASH_MEMORY');
});

test('a pooler needs two addresses with different logins', () => {
  const direct = { ...production, DATABASE_DIRECT_URL: 'postgres://mithaq@db.example/mithaq_direct' };
  expect(() => readEnvironment(direct)).toThrow('DATABASE_URL (an address with a login');
  const same = { ...direct, DATABASE_URL: 'postgres://mithaq@db.example/mithaq' };
  expect(() => readEnvironment(same)).toThrow('DATABASE_URL (a login of its own');
  const pooled = { ...direct, DATABASE_URL: 'postgres://mithaq_app@db.example/mithaq', MIGRATIONS: 'wait' };
  expect(readEnvironment({ ...pooled, DATABASE_POOL: '20' })).toMatchObject({
    databaseDirectUrl: direct.DATABASE_DIRECT_URL,
    databasePool: 20,
    migrations: 'wait',
  });
  expect(() => readEnvironment({ DATABASE_DIRECT_URL: direct.DATABASE_DIRECT_URL })).toThrow('DATABASE_URL (required');
});

test('a process drains for three seconds in production, and for none on one machine', () => {
  expect([readEnvironment(production).drainSeconds, readEnvironment({}).drainSeconds]).toEqual([3, 0]);
  expect(() => readEnvironment({ ...production, DRAIN_SECONDS: '7' })).toThrow('DRAIN_SECONDS');
});

test('production requires https', () => {
  expect(() => readEnvironment({ ...production, APP_URL: 'http://mithaq.example' })).toThrow(/APP_URL .*https/);
});

test('production has its keys newest first, and never demo people', () => {
  expect(readEnvironment({ ...production, DEMO_DATA: 'on' })).toMatchObject({
    sessionKeys: [newKey, oldKey],
    demoData: false,
    appUrl: 'https://mithaq.example',
  });
});

test('the operator has several lines, and the sender address as its default email', () => {
  expect(readEnvironment({}).operator).toMatchObject({ name: 'Mithaq', email: 'salam@mithaq.example' });
  const environment = { OPERATOR_NAME: 'A', OPERATOR_ADDRESS: '1 Road, Leeds ,', OPERATOR_EMAIL: 'a@b.example' };
  expect(readEnvironment(environment).operator).toEqual({
    name: 'A',
    address: ['1 Road', 'Leeds'],
    email: 'a@b.example',
  });
});

test.each(['Mithaq', ' mithaq '])('production refuses the name of the site, “%s”, as that of its operator', (name) => {
  expect(() => readEnvironment({ ...production, OPERATOR_NAME: name })).toThrow('OPERATOR_NAME');
});

test('an invalid setting is named', () => {
  expect(() => readEnvironment({ PORT: 'http', ROLE: 'boss' })).toThrow(/PORT.*ROLE|ROLE.*PORT/);
});

const refusal = (settings: Record<string, string>): string => {
  try {
    readEnvironment({ ...production, ...settings });
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('production keys must be random and long', () => {
  test.each([
    ['base64', randomBytes(32).toString('base64')],
    ['base64 for addresses', randomBytes(48).toString('base64url')],
    ['hexadecimal digits', randomBytes(32).toString('hex')],
  ])('%s of 32 bytes or more is accepted', (_, key) => {
    expect(refusal({ SESSION_KEYS: key, DATA_KEYS: key })).toBe('taken');
  });

  test.each([
    ['a letter', 'x'],
    ['a word', 'changeme'],
    ['nothing but a comma', ','],
    ['an empty one beside a good one', `${newKey},`],
    ['16 bytes', randomBytes(16).toString('hex')],
    ['31 bytes', randomBytes(31).toString('base64')],
    ['one letter again and again', 'a'.repeat(64)],
    ['a word again and again', 'changeme'.repeat(8)],
    ['digits in a row again and again', '0123456789abcdef'.repeat(4)],
    ['a sentence without spaces', 'changemechangethiskeybeforeyougolivechangemenow'],
    ['a sentence', 'a sentence of more than thirty-two letters, which is no key'],
    ['a weak one beside a good one', `${newKey},changeme`],
  ])('%s is refused by name, without its value', (_, keys) => {
    for (const name of ['SESSION_KEYS', 'DATA_KEYS']) {
      const said = refusal({ [name]: keys });
      expect(said).toContain(name);
      expect(said).not.toContain('changeme');
      expect(said).not.toContain(newKey);
    }
  });

  test('a weak older key can be rotated out, but only by that command', () => {
    const settings = { ...production, DATA_KEYS: `${newKey},changeme` };
    expect(readEnvironment(settings, { rotating: true }).dataKeys).toEqual([newKey, 'changeme']);
    expect(() => readEnvironment({ ...settings, DATA_KEYS: 'changeme' }, { rotating: true })).toThrow('DATA_KEYS');
  });

  test('local mode accepts any non-empty setting', () => {
    expect(readEnvironment({ SESSION_KEYS: 'short' }).sessionKeys).toEqual(['short']);
    expect(() => readEnvironment({ SESSION_KEYS: ',' })).toThrow('SESSION_KEYS');
  });
});

test('without its key push notifications are disabled; an invalid one is refused by name, without its value', () => {
  expect(readEnvironment(production).pushKey).toBeUndefined();
  expect(readEnvironment({ ...production, PUSH_KEY: newKey }).pushKey).toBe(newKey);
  for (const PUSH_KEY of ['changeme', randomBytes(31).toString('base64'), randomBytes(48).toString('base64')]) {
    expect(refusal({ PUSH_KEY })).toContain('PUSH_KEY');
    expect(refusal({ PUSH_KEY })).not.toContain(PUSH_KEY);
  }
  for (const PUSH_SERVICES of ['https://push.example', 'push.example/path', '*', 'push.example,,other.example'])
    expect(refusal({ PUSH_SERVICES })).toContain('PUSH_SERVICES');
});

test('local mode uses no push service unless one is configured', () => {
  expect(readEnvironment({}).pushServices).toEqual([]);
  expect(readEnvironment({ PUSH_SERVICES: 'push.example' }).pushServices).toEqual(['push.example']);
  expect(readEnvironment(production).pushServices).toContain('fcm.googleapis.com');
});

test.each([
  'https://user:secret@mithaq.example',
  'https://secret@mithaq.example',
  'https://mithaq.example/secret',
  'https://mithaq.example/?secret=1',
  'https://mithaq.example/#secret',
  'http://mithaq.example',
  'ftp://mithaq.example',
])('the public address %s is not an origin', (address) => {
  const said = refusal({ APP_URL: address });
  expect(said).toContain('APP_URL');
  expect(said).not.toContain('secret');
});

test('the public address is normalised as in browsers', () => {
  expect(readEnvironment({ ...production, APP_URL: 'https://Mithaq.example:443/' }).appUrl).toBe(
    'https://mithaq.example',
  );
  expect(readEnvironment({ APP_URL: 'http://localhost:3000/' }).appUrl).toBe('http://localhost:3000');
});

test('production requires the number of proxies, even if it is 0', () => {
  for (const unsaid of ['', ' ', 'none', '-1', '99']) expect(refusal({ PROXIES: unsaid })).toContain('PROXIES');
  expect(readEnvironment({ ...production, PROXIES: '0' }).proxies).toBe(0);
});

test('production requires the address and password of its first admin, and names a missing one', () => {
  const [address, password] = [{ ADMIN_EMAIL: 'admin@mithaq.example' }, { ADMIN_PASSWORD: 'a long walk at dawn' }];
  expect(refusal(address)).toBe('Settings to correct: ADMIN_PASSWORD (required with ADMIN_EMAIL)');
  expect(refusal(password)).toBe('Settings to correct: ADMIN_EMAIL (required with ADMIN_PASSWORD)');
  expect(refusal({ ...address, ADMIN_PASSWORD: '' })).toContain('ADMIN_PASSWORD');
  expect(refusal({ ...address, ...password })).toBe('taken');
  // Local mode has a default address, and generates a password.
  for (const given of [address, password]) expect(() => readEnvironment(given)).not.toThrow();
});

test('all errors are reported at once', () => {
  const said = refusal({ APP_URL: 'http://mithaq.example', SESSION_KEYS: 'x', PROXIES: '', MAIL_URL: '' });
  for (const name of ['APP_URL', 'SESSION_KEYS', 'PROXIES', 'MAIL_URL']) expect(said).toContain(name);
});

test.each(['require', 'verify-ca', 'verify-full', 'prefer'])(
  'production refuses to drop the encryption of PGSSLMODE=%s',
  (PGSSLMODE) => {
    expect(refusal({ ...production, PGSSLMODE })).toContain(`?sslmode=${PGSSLMODE}`);
    const DATABASE_URL = `${production.DATABASE_URL}?sslmode=verify-full`;
    expect(readEnvironment({ ...production, PGSSLMODE, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(readEnvironment({ PGSSLMODE }).databaseUrl).toBeUndefined();
  },
);

test.each([
  ['::1', '::1', 'http://[::1]:3000'],
  ['[::1]', '::1', 'http://[::1]:3000'],
  ['::', '::', 'http://localhost:3000'],
  ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['localhost', 'localhost', 'http://localhost:3000'],
])('HOST=%s results in an address that can be opened', (HOST, host, appUrl) => {
  expect(readEnvironment({ HOST })).toMatchObject({ host, appUrl });
});

test.each(['no host', 'http://localhost', 'a/b', 'x#y'])('HOST=%s is refused', (HOST) => {
  expect(refusal({ HOST })).toContain('HOST (a name or an IP address');
});
