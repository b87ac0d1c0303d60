import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { changeWhileWaiting } from '../../../testing/server/change-while-locked.ts';
import { aBrother, aSister, aWali, invitationTo, verifyGuardian, type Sister } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';
import type { UserId } from '#kernel/values/ids.ts';

const product = productUnderTest();
const disabledDuring = (accountId: UserId, call: () => Promise<Answer>) =>
  changeWhileWaiting(product.databaseUrl, accountId, call, (trx: Knex.Transaction) =>
    trx('identity.account').where({ id: accountId }).update({ is_active: false }),
  );
const guardiansOf = ({ userId }: Sister) =>
  product.current.application.kernel
    .db('guardianship.guardian')
    .where({ ward_id: userId })
    .select('email', 'state', 'account_id', 'acting');

test('a sister disabled during her request names no guardian, and causes no email', async () => {
  const sister = await aSister(product.current, 'Amina');
  const before = await guardiansOf(sister);
  const emails = (await product.current.mailTo(sister.wali.email)).length;
  const named = aWali('Another Man');
  const naming = await disabledDuring(sister.userId, () => sister.browser.post('/api/guardian', named));
  expect(naming.body.code).toBe('guardianship.not-a-ward');
  expect(await guardiansOf(sister)).toEqual(before);
  expect(await product.current.mailTo(named.waliEmail)).toEqual([]);

  const other = await aSister(product.current, 'Amina');
  const resent = await disabledDuring(other.userId, () => other.browser.post('/api/guardian/resend'));
  expect(resent.status).toBe(409);
  expect(await product.current.mailTo(other.wali.email)).toHaveLength(emails);
});

test('a man disabled during his request does not become a guardian', async () => {
  const [man, sister] = [await aBrother(product.current, 'Ibrahim'), await aSister(product.current, 'Amina')];
  const { code: verificationCode } = await invitationTo(product.current, sister.wali.email);
  const byCode = () => man.browser.post('/api/guardian/verify', { verificationCode });
  expect((await disabledDuring(man.userId, byCode)).body.code).toBe('identity.disabled');
  expect(await guardiansOf(sister)).toMatchObject([{ state: 'pending', account_id: null }]);

  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  const other = await aBrother(product.current, 'Idris');
  const claim = () => other.browser.post('/api/guardian/claim', { token });
  expect((await disabledDuring(other.userId, claim)).body.code).toBe('identity.disabled');
  expect(await guardiansOf(sister)).toMatchObject([{ state: 'verified', account_id: null, acting: true }]);
});
