import { expect, test } from 'vitest';
import { aSister, aWali, expectOk, invitationTo, PASSWORD, verifyGuardian } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });
const BUTTON = { 'X-Requested-With': 'mithaq' };

async function aUsedClaim() {
  const sister = await aSister(product.current, 'Amina');
  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  const browser = product.current.visitor();
  const account = { password: PASSWORD, username: 'Abdullah' };
  await expectOk('Claim', browser.post('/api/guardian/claim', { token, ...account }));
  const again = async (visitor = product.current.visitor()) => {
    const answers = [
      await visitor.post('/api/guardian/claim', { token, ...account }),
      await visitor.post('/api/guardian/claim/describe', { token }),
      await visitor.post('/api/guardian/claim/renew', { token }),
    ];
    return answers.map(({ status, body }) => [status, body.code]);
  };
  return { sister, browser, again };
}
const three = (status: number, code: string) => [0, 1, 2].map(() => [status, code]);

test('a used claim link says so, signed in or not', async () => {
  const { browser, again } = await aUsedClaim();
  expect(await again()).toEqual(three(409, 'guardianship.claim-used'));
  expect(await again(browser)).toEqual(three(409, 'guardianship.claim-used'));
});

test('the claim link of a former guardian reveals nothing', async () => {
  const { sister, again } = await aUsedClaim();
  await expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Khan')));
  expect(await again()).toEqual(three(404, 'guardianship.claim-invalid'));
});

test('a link with which he refused says so in each use', async () => {
  const sister = await aSister(product.current, 'Amina');
  const { id, code } = await invitationTo(product.current, sister.wali.email);
  const visitor = product.current.visitor();
  const refuse = () => visitor.post(`/api/wali-verify/${id}/refuse`, { code });
  await expectOk('Refusal', refuse());
  const path = `/api/wali-verify/${id}?code=${code}`;
  for (const again of [await refuse(), await visitor.get(path), await visitor.get(path, BUTTON)])
    expect([again.status, again.body.code]).toEqual([409, 'guardianship.link-refused']);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const page = await visitor.post(`/decide/invitation/${id}?code=${code}`, 'action=confirm', form);
  expect([page.status, page.body]).toEqual([409, { shows: 'refused' }]);

  // A later guardian has nothing to do with his link.
  await expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Khan')));
  expect((await refuse()).body.code).toBe('guardianship.link-refused');
});
