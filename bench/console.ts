import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { listAudit } from '#kernel/contracts/admin/admin-audit.schema.ts';
import { listEmails } from '#kernel/contracts/admin/admin-mail.schema.ts';
import { caseNumberOf } from '#kernel/contracts/admin/case-number.ts';
import { paymentDisputes } from '../src/modules/billing/contracts/admin-disputes.schema.ts';
import { listPayments } from '../src/modules/billing/contracts/admin-payments.schema.ts';
import { refunds } from '../src/modules/billing/contracts/admin-refunds.schema.ts';
import { listSubscriptions } from '../src/modules/billing/contracts/admin-subscriptions.schema.ts';
import { consultations } from '../src/modules/content/contracts/admin-consultations.schema.ts';
import { reports } from '../src/modules/content/contracts/admin-reports.schema.ts';
import { support } from '../src/modules/content/contracts/admin-support.schema.ts';
import { checks, disputes } from '../src/modules/guardianship/contracts/admin-guardians.schema.ts';
import { userSorts } from '../src/modules/identity/contracts/admin-users.schema.ts';
import { anAdmin } from '../src/testing/people.ts';
import { load } from './load.ts';
import { seedCases } from './seed-cases.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const CASES = Number(process.env['BENCH_CASES'] ?? 100_000);
const MATCHES = 2000;
/** Of the list of users (ADR 29), and of everything else. */
const WANTED_P95 = { users: 50, other: 150 };
const PAGE = 24;
const page50 = [50 * (PAGE + 1), 50 * (PAGE + 1) + PAGE];

type Query = Record<string, unknown>;

const filters: Record<string, Query> = {
  'nobody left out': {},
  role: { role: 'admin' },
  gender: { gender: 'female' },
  type: { type: 'guardian' },
  'common plan': { subscriptionPlan: 'free' },
  'rare plan': { subscriptionPlan: 'lifetime' },
  disabled: { isActive: false },
  several: { gender: 'male', subscriptionPlan: 'monthly', isActive: true, type: 'profile' },
};
/** The other lists, with their orders and filters. */
const lists: [name: string, sorts: readonly string[], filters: Query[]][] = [
  ['subscriptions', listSubscriptions.sorts, [{ isGift: true }, { status: 'active' }]],
  ['payments', listPayments.sorts, [{ state: 'refunded' }, { state: 'disputed' }, { q: 'CROWD0004711' }]],
  [
    'reports',
    reports.list.sorts,
    [{ isResolved: true }, { reason: 'money' }, { subjectType: 'profile', isResolved: true }],
  ],
  ['support', support.list.sorts, [{ state: 'answered' }, { state: 'open' }]],
  ['consultations', consultations.list.sorts, [{ state: 'answered' }]],
  ['refunds', refunds.list.sorts, [{ state: 'refused' }]],
  ['payment-disputes', paymentDisputes.list.sorts, [{ state: 'contested' }]],
  ['guardian-disputes', disputes.list.sorts, []],
  ['guardian-checks', checks.list.sorts, []],
  ['emails', listEmails.sorts, []],
  ['audit', listAudit.sorts, [{ q: 'crowd 4711' }, { q: 're' }, { verb: 'disable' }, { subjectType: 'user' }]],
];
const ofPerson = [
  ['subscriptions', 'userId'],
  ['payments', 'userId'],
  ['refunds', 'accountId'],
  ['emails', 'accountId'],
  ['support', 'accountId'],
  ['reports', 'reportedId'],
  ['reports', 'reporterId'],
  ['audit', 'person'],
  ['conversations', 'userId'],
] as const;
const searches = ['yu', 'yusuf', 'amina', 'ami', 'crowd.mithaq', 'yusuf.4711', 'nobody like this'];

/**
 * Measures the console's requests among a hundred thousand members and as many cases: each list by each order and
 * filter, the searches, and the page of a person.
 */
export async function consoleLists(): Promise<string> {
  const server = await serve({ RATE_LIMITS: 'off', PASSWORD_HASH_MEMORY: '1024' });
  try {
    await seed(server.databaseUrl);
    const { product } = server;
    const admin = await anAdmin(product);
    const slow: string[] = [];
    let count = 0;
    const measure = async (name: string, path: string) => {
      const url = { url: `${product.site}${path}`, cookie: admin.cookieHeader(), connections: 1 };
      await load({ ...url, seconds: 0.3 });
      const { times: claimed } = await load({ ...url, seconds: 1 });
      const p95 = quantile(claimed, 0.95);
      const wanted = path.startsWith('/api/admin/users?') ? WANTED_P95.users : WANTED_P95.other;
      count++;
      if (p95 > wanted) slow.push(`\n    ${name}: ${p95} ms, wanted ${wanted} ms`);
      print(`    ${name.padEnd(40)} p50 ${quantile(claimed, 0.5)} ms, p95 ${p95} ms`);
    };
    const list = (name: string, query: Query) => {
      const body = Object.entries({ range: [0, PAGE], ...query }).map(([key, value]): [string, string] => [
        key,
        JSON.stringify(value),
      ]);
      return `/api/admin/${name}?${new URLSearchParams(body)}`;
    };
    const users = (query: Query) => list('users', query);
    for (const sort of userSorts) {
      for (const order of ['ASC', 'DESC']) await measure(`by ${sort} ${order}`, users({ sort: [sort, order] }));
      const deep = [MEMBERS - PAGE, MEMBERS];
      await measure(`by ${sort}, the last page`, users({ sort: [sort, 'ASC'], range: deep }));
      await measure(`by ${sort}, page 50`, users({ sort: [sort, 'ASC'], range: page50 }));
      await measure(`by ${sort}, women`, users({ sort: [sort, 'ASC'], filter: { gender: 'female' } }));
    }
    for (const [name, filter] of Object.entries(filters)) {
      await measure(`filter: ${name}`, users({ filter }));
      await measure(`filter: ${name}, by e-mail`, users({ filter, sort: ['email', 'ASC'] }));
    }
    for (const q of searches) {
      await measure(`search: ${q}`, users({ filter: { q } }));
      await measure(
        `search: ${q}, women by last name`,
        users({ filter: { q, gender: 'female' }, sort: ['lastName', 'ASC'] }),
      );
    }
    for (const [name, sorts, filtered] of lists) {
      await measure(name, list(name, {}));
      for (const sort of sorts) {
        for (const order of ['ASC', 'DESC'])
          await measure(`${name} by ${sort} ${order}`, list(name, { sort: [sort, order] }));
        await measure(`${name} by ${sort}, page 50`, list(name, { sort: [sort, 'ASC'], range: page50 }));
      }
      for (const filter of filtered) await measure(`${name} ${JSON.stringify(filter)}`, list(name, { filter }));
    }
    const [{ accountId, id: ticket }] = (await admin.get(list('support', { filter: { state: 'answered' } }))).body;
    const { email } = (await admin.get(`/api/admin/users/${accountId}`)).body;
    for (const [name, of] of ofPerson) await measure(`person: ${name}`, list(name, { filter: { [of]: accountId } }));
    for (const part of ['', '/timeline', '/guardianship', '/requests'])
      await measure(`person: ${part || 'account'}`, `/api/admin/users/${accountId}${part}`);
    await measure('a ticket', `/api/admin/support/${ticket}`);
    const words = [
      email,
      caseNumberOf(ticket),
      'yusuf',
      'am',
      '#4711',
      'CROWD0004711',
      'pi_4711',
      'guardian.4711',
      'nobody',
    ];
    for (const q of words) await measure(`search everything: ${q}`, `/api/admin/search?${new URLSearchParams({ q })}`);
    await measure('conversations', list('conversations', {}));
    await measure('conversations, page 50', list('conversations', { range: page50 }));
    await measure('stats', '/api/admin/stats');
    await measure('overview', '/api/admin/overview');
    return `  ${slow.length} of ${count} slower than wanted${slow.join('')}`;
  } finally {
    await server.stop();
  }
}

/** Printed as soon as it is known. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Seeds like `npm run seed:demo`, and vacuums like a database at rest. */
async function seed(databaseUrl: string): Promise<void> {
  const query = ['src/cli/seed-demo.ts', '--members', String(MEMBERS), '--matches', String(MATCHES)];
  const env = childEnvironment({ DATABASE_URL: databaseUrl });
  const [code] = await once(spawn(process.execPath, query, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error('The crowd did not come');
  const db = openDatabase(databaseUrl, { poolSize: 2 });
  await seedCases(db, CASES);
  await db.raw('vacuum analyze');
  await db.destroy();
}
