import { expect, test } from 'vitest';
import { takesBody } from '#kernel/contracts/endpoint.ts';
import { boundEndpoints } from '#kernel/http/route.ts';
import { aBrother, aMatch, aSister, grant, guardianOf, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;
const PASSWORD = 'a long walk at dawn 7';

const leave = ({ browser }: Person) => browser.delete('/api/account');
const signInTo = ({ browser, email }: Person) => browser.post('/api/auth/signin', { email, password: PASSWORD });

test('a leaving account can use exactly the declared endpoints', async () => {
  const { brother, guardian } = await aMatch(product.current);
  for (const person of [brother, guardian]) {
    expect((await leave(person)).status).toBe(200);
    expect((await signInTo(person)).status).toBe(200);
  }
  const closed = boundEndpoints().filter(({ access, whileLeaving }) => access !== 'public' && !whileLeaving);
  expect(closed.length).toBeGreaterThan(30);
  for (const endpoint of closed) {
    const { browser } = endpoint.access === 'guardian' ? guardian : brother;
    const path = endpoint.path.replace(':id', '1').replace(':token', 'unknown-token');
    const { status, body } = await browser.call(endpoint.method, path, takesBody(endpoint) ? {} : undefined);
    expect
      .soft([status, body.code], `${endpoint.method} ${endpoint.path}`)
      .toEqual([403, 'identity.deletion-scheduled']);
  }
  expect((await brother.browser.get('/api/user')).status).toBe(200);
}, 60_000);

test('a restoration during the erasure ends as one of both', async () => {
  for (let round = 0; round < 10; round++) {
    const brother = await aBrother(product.current, 'Bilal');
    await leave(brother);
    await signInTo(brother);
    await db()('identity.account')
      .where({ id: brother.userId })
      .update({ deletion_scheduled_for: new Date(0) });
    const [restored] = await Promise.all([
      brother.browser.post('/api/account/restore'),
      product.current.application.runDue(),
    ]);
    const account = await db()('identity.account').where({ id: brother.userId }).first('deletion_scheduled_for');
    expect([
      [200, { deletion_scheduled_for: null }],
      [401, undefined],
    ]).toContainEqual([restored.status, account]);
  }
}, 60_000);

test('a request sent while its receiver leaves does not remain open', async () => {
  const sisters = await Promise.all([1, 2, 3].map((n) => aSister(product.current, `Amina${n}`)));
  const brother = await aBrother(product.current, 'Yusuf');
  await grant(product.current, brother);
  for (const sister of sisters) {
    await guardianOf(product.current, sister);
    const [sent, left] = await Promise.all([
      brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
      leave(sister),
    ]);
    expect(left.status).toBe(200);
    expect([201, 404]).toContain(sent.status);
    const open = await db()('matchmaking.interest_request')
      .where({ to_profile_id: sister.profileId })
      .whereIn('status', ['guardian_pending', 'pending']);
    expect(open).toEqual([]);
  }
  expect((await brother.browser.get('/api/subscription/status')).body.requestsRemaining).toBe(3);
}, 60_000);

test('two concurrent deletions result in one date and one email', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  const telephone = { ...brother, browser: product.current.visitor() };
  await signInTo(telephone);
  const answers = await Promise.all([leave(brother), leave(telephone)]);
  const dates = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.deletionScheduledFor] : [])));
  expect(dates.size).toBe(1);
  const mails = await product.current.mailTo(brother.email);
  expect(mails.filter((mail) => isEmail(mail, 'accountLeaving'))).toHaveLength(1);
});
