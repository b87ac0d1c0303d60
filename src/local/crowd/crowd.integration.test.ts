import { beforeAll, expect, test } from 'vitest';
import { partsOf } from '../../app/container.ts';
import { projectionNamed } from '../../app/rebuild.ts';
import { expectOk } from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import { CROWD_PASSWORD, seedCrowd } from './index.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

async function crowd(members: number, matches: number): Promise<void> {
  const { kernel, modules } = product.current.application;
  await seedCrowd({
    kernel,
    now: kernel.clock.now(),
    members,
    matches,
    hashPassword: (password) => modules.identity.commands.hashPassword(password, { email: '', username: '' }),
    cards: projectionNamed(partsOf(modules), 'matchmaking.browse-card'),
    say: () => undefined,
  });
}
const table = (name: string) => product.current.application.kernel.db(name);
const size = async (name: string): Promise<number> => Number((await table(name).count('* as n').first())!['n']);
/** A signed-in member of the crowd who meets this condition. */
async function person(status: string) {
  const { email } = (await table('identity.account')
    .whereRaw(`email like '%@crowd.%' and is_active and ${status}`)
    .first())!;
  const browser = product.current.visitor();
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: CROWD_PASSWORD }));
  return browser;
}

beforeAll(async () => {
  await crowd(300, 20);
});

test('a member of the crowd discovers others, but only discoverable ones', async () => {
  const browser = await person(`gender = 'male'`);
  const { body, headers } = await expectOk('Browse', browser.get('/api/profiles/browse?limit=50'));
  const listed = await table('guardianship.guardian as g')
    .join('identity.account as a', 'a.id', 'g.ward_id')
    .where({ 'g.acting': true, 'a.is_active': true, 'a.profile_visibility': 'public' })
    .pluck('a.profile_id');
  expect(Number(headers.get('x-total-count'))).toBe(listed.length);
  for (const { id, location } of body)
    expect([listed.includes(id), location]).toEqual([true, expect.not.stringContaining('{')]);
});

test('a couple of the crowd can read its messages', async () => {
  const browser = await person(
    `profile_id in (select m.man_profile_id from matchmaking.match m join messaging.message on match_id = m.id where m.status = 'active')`,
  );
  const matches = (await expectOk('Matches', browser.get('/api/matches'))).body;
  const { id } = matches.find((match: { lastMessage: unknown }) => match.lastMessage);
  const messages = (await expectOk('Messages', browser.get(`/api/matches/${id}/messages`))).body;
  expect(messages[0].content).toContain('salam');
});

test('past periods of plans were paid, to the penny, and present ones give access', async () => {
  const { db } = product.current.application.kernel;
  const { rows } = await db.raw(
    `select p.code, count(*)::int as n, sum(amount_pence)::int as pence, min(p.price_pence) as price, max(paid_at) < now() as past
     from billing.payment join billing.plan p on p.id = plan_id group by p.code`,
  );
  expect(rows.length).toBe(3);
  for (const { n, pence, price, past } of rows) expect([pence, past]).toEqual([n * price, true]);
  const browser = await person(
    `id in (select account_id from billing.payment) and id in (select account_id from billing.complimentary_access where expires_at > now())`,
  );
  expect((await browser.get('/api/subscription/status')).body).toMatchObject({
    subscriptionStatus: 'active',
    renews: false,
  });
  expect((await browser.get('/api/subscription/invoices')).body.length).toBeGreaterThan(0);
});

test('passing time sends no email about invented data', async () => {
  await product.current.waitForIdle();
  await product.current.visitor().delete('/dev/mailbox.json');
  await product.current.advance('PT2H');
  await product.current.waitForIdle();
  const { body } = await product.current.visitor().get('/dev/mailbox.json');
  expect(body.filter(({ to }: { to: string }) => to.includes('@crowd.'))).toEqual([]);
});

test('a second run adds the missing members, and changes nobody', async () => {
  const before = await table('matchmaking.profile').orderBy('id').select('id', 'stated');
  await crowd(320, 0);
  const after = await table('matchmaking.profile').orderBy('id').select('id', 'stated');
  expect(after.slice(0, before.length)).toEqual(before);
  expect([after.length, await size('matchmaking.browse_card')]).toEqual([320, 320]);
});
