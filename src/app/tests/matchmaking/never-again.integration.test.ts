import { expect, test } from 'vitest';
import { aBrother, aSister, decideNext, expectOk, grant, guardianOf, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Ids, addresses, tokens and times, which differ between any two pairs. */
const STAMPS =
  /(unsubscribe\/|token=)\S+?(?=\\n)|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w.]+@people\.example/g;

/** Returns all that a refused man reads of her and of his request. */
async function whatHeReads({ browser, email, profileId: his }: Person, { profileId: hers }: Person): Promise<string> {
  const paths = [
    'interest-requests/sent',
    `profiles/${hers}`,
    'dashboard-stats',
    'account/export',
    'account/never-again',
  ];
  // First, since the export has the state of each email.
  const mails = (await product.current.mailTo(email)).map(({ subject, text }) => `${subject}: ${text}`).toSorted();
  const answers = await Promise.all(paths.map((path) => browser.get(`/api/${path}`)));
  const lists = await Promise.all(
    ['profiles/browse?limit=50', 'discover?limit=50'].map(async (path) =>
      (await browser.get(`/api/${path}`)).body.some(({ id }: { id: number }) => id === hers),
    ),
  );
  const again = await browser.post('/api/interest-requests', { toProfileId: hers });
  const read = JSON.stringify([[...answers, again].map(({ status, body }) => [status, body]), lists, mails]);
  const numbers = new RegExp(`\\b(?:(?<hers>${hers})|${his})\\b`, 'g');
  return read.replaceAll(STAMPS, '…').replaceAll(numbers, (_, isHers) => (isHers ? 'HERS' : 'HIS'));
}

/** A man whose request a woman declined, for good or not. */
async function refused(never: boolean): Promise<{ him: Person; her: Person }> {
  const [him, her] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, her);
  await grant(product.current, him, 'Monthly', 12);
  const { body } = await expectOk(
    'Interest',
    him.browser.post('/api/interest-requests', { toProfileId: her.profileId }),
  );
  expect(await decideNext(guardian, 'approve')).toBe(200);
  // Otherwise the email about the answer could be made before the one about the guardian.
  await product.current.waitForIdle();
  const answer = { action: 'decline', never, responseMessage: '' };
  await expectOk('Refusal', her.browser.post(`/api/interest-requests/${body.id}/respond`, answer));
  return { him, her };
}

test('a refusal for good reads for him like any refusal, and only she has it on her list', async () => {
  const [ordinary, forGood] = [await refused(false), await refused(true)];
  expect(await whatHeReads(forGood.him, forGood.her)).toBe(await whatHeReads(ordinary.him, ordinary.her));
  const listed = async ({ browser }: Person) => (await expectOk('List', browser.get('/api/account/never-again'))).body;
  expect(await listed(ordinary.her)).toEqual([]);
  expect(await listed(forGood.her)).toMatchObject([{ id: forGood.him.profileId }]);
  await expectOk('Lift', forGood.her.browser.delete(`/api/account/never-again/${forGood.him.profileId}`));
  expect(await listed(forGood.her)).toEqual([]);
});

test('an acceptance cannot exclude anybody', async () => {
  const { her } = await refused(false);
  const id = '0190f3a2-0000-7000-8000-000000000001';
  const { status, body } = await her.browser.post(`/api/interest-requests/${id}/respond`, {
    action: 'accept',
    never: true,
  });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['never']]);
});
