import prompts from '#texts/en/prompts.json' with { type: 'json' };
import type { PromptAnswer } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#kernel/clock.ts';
import { requestStatuses } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { demoSignIns, seedDemo } from './index.ts';

const product = productUnderTest();
const kernel = () => product.current.application.kernel;
const count = async (table: string, where = {}) =>
  Number((await kernel().db(table).where(where).count({ n: '*' }).first())?.n);
const countsBy = async (table: string, column: string): Promise<Record<string, number>> => {
  const rows: { key: string | null; n: string }[] = await kernel()
    .db(table)
    .groupBy(column)
    .select({ key: column })
    .count({ n: '*' });
  return Object.fromEntries(rows.map(({ key, n }) => [key, Number(n)]));
};

const signInOf = (role: string) => demoSignIns.find((one) => one.role === role)!;

async function signedIn(role: string): Promise<Visitor> {
  const { email: message, password } = signInOf(role);
  const visitor = product.current.visitor();
  expect((await visitor.post('/api/auth/signin', { email: message, password })).status).toBe(200);
  return visitor;
}

const GONE = 'The database has gone';

/** A database that fails after so many transactions, as if the process was killed. */
function cutAfter(transactions: number, db: Knex): Knex {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error(GONE);
      return Reflect.get(target, name);
    },
  });
}

let now: Date;
let payments: Knex;
let interruptions: string[];
let last: { made: boolean };
beforeAll(async () => {
  now = kernel().clock.now();
  payments = openDatabase(product.databaseUrl);
  // Everything below holds for a demo that was interrupted twice: among the people, and among the requests.
  interruptions = [];
  for (const transactions of [90, 260]) {
    const cut: Kernel = { ...kernel(), db: cutAfter(transactions, kernel().db) };
    await seedDemo({ kernel: cut, now, payments }).catch((error: Error) => interruptions.push(error.message));
  }
  last = await seedDemo({ kernel: kernel(), now, payments });
}, 400_000);
afterAll(() => payments.destroy());

test('an interrupted run is continued', () => {
  expect(interruptions).toEqual([GONE, GONE]);
  expect(last).toEqual({ made: true });
});

describe('the people', () => {
  test('there are the right numbers of men, women and guardians', async () => {
    expect(await countsBy('identity.account', 'gender')).toMatchObject({ male: 105, female: 95 });
    expect(await countsBy('matchmaking.profile', 'gender')).toEqual({ male: 105, female: 91 });
    expect(await countsBy('guardianship.guardian', 'state')).toEqual({ verified: 85, pending: 10 });
    expect(await count('identity.account', { is_guardian: true })).toBe(25);
    const wards = await countsBy('guardianship.guardian', 'account_id');
    expect(Math.max(...Object.entries(wards).flatMap(([id, n]) => (id === 'null' ? [] : n)))).toBe(3);
    expect(await count('billing.subscription')).toBeGreaterThanOrEqual(45);
    expect(await count('billing.complimentary_access')).toBeGreaterThanOrEqual(5);
  });

  test('all addresses are undeliverable', async () => {
    const rows = await kernel().db('identity.account').whereNot({ role: 'admin' }).select('email');
    for (const { email: message } of rows) expect(message).toMatch(/@demo\.mithaq\.example$/);
  });

  test('no two describe themselves alike', async () => {
    const profiles = await kernel().db('matchmaking.profile').select('stated');
    expect(new Set(profiles.map(({ stated }) => stated.bio)).size).toBe(profiles.length);
  });
});

describe('the requests and messages', () => {
  test('requests have every status, and each accepted one made a match', async () => {
    const statuses = await countsBy('matchmaking.interest_request', 'status');
    expect(Object.keys(statuses).toSorted()).toEqual([...requestStatuses].toSorted());
    expect(await count('matchmaking.interest_request')).toBe(81);
    expect(statuses['accepted']).toBe(25);
    expect(await count('matchmaking.match')).toBe(25);
  });

  test('messages have every state', async () => {
    const { db } = kernel();
    const states = await countsBy('messaging.message', 'state');
    expect(Object.keys(states).toSorted()).toEqual(['approved', 'declined', 'guardian_review']);
    expect(await db('messaging.message').where({ state: 'approved' }).whereNull('read_at')).not.toEqual([]);
    expect(await db('messaging.message').whereNotNull('read_at')).not.toEqual([]);
    expect(await db('messaging.message').where({ state: 'declined' }).whereNull('decline_reason')).toEqual([]);
  });

  test('the words of every answer were approved, and are the first message of an accepted one', async () => {
    const { db } = kernel();
    expect(Object.keys(await countsBy('matchmaking.interest_request', 'response_state')).toSorted()).toEqual([
      'approved',
      'null',
    ]);
    const { rows } = await db.raw(
      `select count(*)::integer as n from matchmaking.match m
       where exists (select from messaging.message o where o.id = m.request_id and o.read_at is not null
         and not exists (select from messaging.message e where e.match_id = o.match_id and e.seq < o.seq))`,
    );
    expect(rows[0].n).toBe(
      await count('matchmaking.interest_request', { status: 'accepted', response_state: 'approved' }),
    );
    expect(rows[0].n).toBeGreaterThanOrEqual(15);
  });

  test('only pending requests, messages and topics wait for a guardian, and none is on hold', async () => {
    const waiting = kernel().db('guardianship.approval').where({ status: 'pending' });
    expect(await waiting.clone().whereNot({ blocked_by: [] })).toEqual([]);
    const open = await count('matchmaking.interest_request', { status: 'guardian_pending' });
    const unread = await count('messaging.message', { state: 'guardian_review' });
    const pairs = await kernel().db('matchmaking.match_topic').whereNotNull('review_id');
    expect(await waiting.clone()).toHaveLength(open + unread + pairs.length);
  });

  test('everything happened in order within the last eight weeks', async () => {
    const { rows } = await kernel().db.raw(
      `select least(r.first, m.first) as first, greatest(r.last, m.last) as last,
        (select count(*) from messaging.message m join messaging.message n using (match_id)
         where m.seq < n.seq and m.created_at >= n.created_at) as crossed
       from (select min(created_at) as first, max(greatest(created_at, approved_at, responded_at)) as last
             from matchmaking.interest_request where status <> 'expired' or responded_at <= :now) r,
            (select min(created_at) as first, max(greatest(created_at, decided_at, read_at)) as last
             from messaging.message) m`,
      // Requests may reach their thirty days while the tests run.
      { now },
    );
    const [{ first, last: latest, crossed }] = rows;
    expect(first.getTime()).toBeGreaterThan(now.getTime() - 56 * DAY);
    expect(latest.getTime()).toBeLessThan(now.getTime());
    expect(latest.getTime()).toBeGreaterThan(now.getTime() - 3 * DAY);
    expect(Number(crossed)).toBe(0);
  });

  test('a couple is at each stage, with topics, a release and a meeting, and one ended kindly after meeting', async () => {
    const { rows } = await kernel().db.raw(
      `select m.stage, m.status,
        (select count(*)::int from matchmaking.topic_pair p where p.match_id = m.id and p.man_agreed_at is not null
          and p.woman_agreed_at is not null) as agreed,
        (select count(*)::int from matchmaking.match_topic t where t.match_id = m.id and t.review_id is not null)
          as reviewed,
        (select count(*)::int from matchmaking.match_topic t where t.match_id = m.id and t.review_id is null
          and (t.man_answer_id is null) <> (t.woman_answer_id is null)) as alone,
        (select count(*)::int from matchmaking.match_topic t where t.match_id = m.id and t.spoken_at is not null)
          as spoken,
        (select count(*)::int from matchmaking.match_topic t where t.match_id = m.id and t.requested_at is not null
          and t.note is not null) as requested,
        (select count(*)::int from matchmaking.contact_release r where r.match_id = m.id) as releases,
        (select count(*)::int from matchmaking.meeting e where e.match_id = m.id and e.agreed_time is not null)
          as meetings,
        (select count(*)::int from matchmaking.meeting_feedback f join matchmaking.meeting e on e.id = f.meeting_id
          where e.match_id = m.id) as answers
       from matchmaking.match m where exists (select from matchmaking.topic_answer a where a.match_id = m.id)`,
    );
    const at = (stage: string, status = 'active') =>
      rows.find((row: { stage: string; status: string }) => row.stage === stage && row.status === status);
    const open = { reviewed: 1, alone: 1, spoken: 1, requested: 1 };
    const met = { releases: 1, meetings: 1 };
    expect(at('initial_conversation')).toMatchObject({ agreed: 1, ...open, releases: 0, meetings: 0 });
    expect(at('family_introduction')).toMatchObject({ agreed: 1, ...open, releases: 1 });
    expect(at('meeting_arranged')).toMatchObject({ agreed: 2, ...open, ...met, answers: 0 });
    expect(at('serious_consideration')).toMatchObject({ agreed: 4, ...open, ...met, answers: 2 });
    expect(at('engagement')).toMatchObject({ agreed: 5, ...open, ...met, answers: 2 });
    expect(at('completed')).toMatchObject({ agreed: 6, reviewed: 0, spoken: 1, ...met, answers: 2 });
    expect(at('meeting_arranged', 'ended')).toMatchObject({ agreed: 2, ...met, answers: 2 });
    expect(rows).toHaveLength(7);
  });

  test('nobody gets an email about the past', async () => {
    for (const role of ['brother', 'sister']) expect(await product.current.mailTo(signInOf(role).email)).toEqual([]);
  });

  test('plans were paid for, and those that renew were renewed, to the penny', async () => {
    const paid: { code: string; n: number; pence: number; price_pence: number }[] = await kernel()
      .db('billing.payment')
      .join('billing.plan', 'billing.plan.id', 'billing.payment.plan_id')
      .groupBy('code', 'price_pence')
      .select('code', 'price_pence', kernel().db.raw('count(*)::int as n, sum(amount_pence)::int as pence'));
    expect(paid.map(({ code }) => code).toSorted()).toEqual(['lifetime', 'monthly', 'six_month']);
    for (const { n, pence, price_pence } of paid) expect(pence).toBe(n * price_pence);
    const renewals = await count('billing.payment', { is_first: false });
    expect(renewals).toBeGreaterThan(10);
    const yusuf = await signedIn('brother');
    expect((await yusuf.get('/api/subscription/invoices')).body).toMatchObject([{ amountPaid: '60.00' }]);
  });

  test('nobody has sent more requests than were granted', async () => {
    const rows = await kernel().db('matchmaking.interest_request').groupBy('from_profile_id').count({ n: '*' });
    expect(Math.max(...rows.map((row) => Number(row['n'])))).toBeLessThanOrEqual(3);
  });
});

describe('the sign-ins', () => {
  test('Yusuf has a plan, three requests left, open requests, and a match with an unread message', async () => {
    const yusuf = await signedIn('brother');
    expect((await yusuf.get('/api/subscription/status')).body).toMatchObject({
      subscriptionStatus: 'active',
      requestsRemaining: 3,
    });
    const received = (await yusuf.get('/api/interest-requests/received')).body;
    expect(received.filter(({ status }: { status: string }) => status === 'pending')).toHaveLength(2);
    const matches = (await yusuf.get('/api/matches')).body;
    const [match] = matches.filter(({ status }: { status: string }) => status === 'active');
    expect(matches.filter(({ status }: { status: string }) => status === 'pending')).toHaveLength(1);
    expect(match).toMatchObject({ interest: 'mutual_interest', unreadCount: 1 });
    const messages = (await yusuf.get(`/api/matches/${match.id}/messages`)).body;
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((message: { guardianDeclined: boolean }) => message.guardianDeclined)).toHaveLength(1);
    expect((await yusuf.get('/api/messages/unread-count')).body).toEqual({ count: 1 });
  });

  test('Amina has a verified guardian, a plan, received requests in several states, and the same match', async () => {
    const amina = await signedIn('sister');
    expect((await amina.get('/api/guardian')).body).toMatchObject({ name: 'Ibrahim Khalid', isVerified: true });
    expect((await amina.get('/api/subscription/status')).body.subscriptionStatus).toBe('active');
    const received = (await amina.get('/api/interest-requests/received')).body;
    const statuses = received.map(({ status }: { status: string }) => status);
    expect(new Set(statuses)).toEqual(
      new Set(['accepted', 'pending', 'guardian_pending', 'declined', 'guardian_declined']),
    );
    expect((await amina.get('/api/messages/unread-count')).body).toEqual({ count: 1 });
    expect((await amina.get('/api/matches')).body).toHaveLength(1);
  });

  test('Ibrahim has two requests, two messages and a topic to decide', async () => {
    const ibrahim = await signedIn('guardian');
    const waiting = (await ibrahim.get('/api/guardian/pending-approvals')).body;
    const types = waiting.map(({ type }: { type: string }) => type).toSorted();
    expect(types).toEqual(['interest_request', 'interest_request', 'message', 'message', 'topic']);
    expect((await ibrahim.get('/api/guardian/ward-profiles')).body).toMatchObject([{ wardFirstName: 'Amina' }]);
    const [match] = (await ibrahim.get('/api/guardian/matches')).body;
    const { rows } = await kernel().db.raw(
      'select max(greatest(created_at, decided_at)) as at from messaging.message where match_id = ?',
      [match.id],
    );
    expect(match).toMatchObject({ progressStage: 'family_introduction', newMessages: 2 });
    const { releases, relative } = (await ibrahim.get(`/api/guardian/matches/${match.id}/path`)).body;
    expect([releases[0].kind, releases[0].opened, relative.state]).toEqual(['phone', 1, 'named']);
    expect(new Date(match.updatedAt)).toEqual(rows[0].at);
    const decided = await ibrahim.post(`/api/guardian/pending-approvals/${waiting[0].id}/respond`, {
      action: 'approve',
    });
    expect(decided.status).toBe(200);
  });

  test('each has profiles to browse, and hers has short answers to the three prompts', async () => {
    for (const role of ['brother', 'sister', 'guardian']) {
      const { headers, body } = await (await signedIn(role)).get('/api/profiles/browse');
      expect(body).toHaveLength(20);
      expect(Number(headers.get('x-total-count'))).toBeGreaterThan(80);
    }
    const { body } = await (await signedIn('sister')).get('/api/profile');
    const answers = (body.promptAnswers as PromptAnswer[]).map(({ question }) => question?.en);
    expect(answers).toEqual(Object.values(prompts));
  });
});

test('a second run makes nothing', async () => {
  const tables = ['identity.account', 'matchmaking.interest_request', 'messaging.message', 'guardianship.approval'];
  const counts = () => Promise.all(tables.map((table) => count(table)));
  const before = await counts();
  expect(await seedDemo({ kernel: kernel(), now, payments })).toEqual({ made: false });
  expect(await counts()).toEqual(before);
});
