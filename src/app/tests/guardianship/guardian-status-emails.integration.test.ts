import { expect, test } from 'vitest';
import {
  anAdmin,
  aSister,
  govern,
  guardianOf,
  invitationTo,
  linkIn,
  decideGuardianCase,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

test('a guardian who acts again is announced only after the dispute ends', async () => {
  const sister = await aSister(product.current, 'Amina');
  const guardian = await guardianOf(product.current, sister);
  const emailsThatHeActs = async () =>
    (await product.current.mailTo(sister.email)).filter((mail) =>
      isEmail(mail, 'guardianResumed', 'wardGuardianDisputeDismissed'),
    );
  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  await govern(product.current, guardian, 'disable');
  await govern(product.current, guardian, 'enable');
  expect(await emailsThatHeActs()).toEqual([]);
  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  expect(await emailsThatHeActs()).toHaveLength(1);
  await govern(product.current, guardian, 'disable');
  await govern(product.current, guardian, 'enable');
  expect(await emailsThatHeActs()).toHaveLength(2);
});

test('a confirmed guardian is notified after the dispute, and his email leads to an account', async () => {
  const sister = await aSister(product.current, 'Amina');
  const { id, code } = await invitationTo(product.current, sister.wali.email);
  const pressed = await sister.browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
  expect(pressed.body.state).toBe('checking');
  await decideGuardianCase(product.current, 'disputes', sister, 'open');

  const admin = await anAdmin(product.current);
  const theCase = async () =>
    (await admin.get('/api/admin/guardian-checks')).body.find(
      ({ wardProfileId }: { wardProfileId: number }) => wardProfileId === sister.profileId,
    );
  const { id: record, allowedActions, isDisputed } = await theCase();
  expect([isDisputed, allowedActions]).toEqual([true, ['refuse', 'take']]);
  const confirm = () => admin.post(`/api/admin/guardian-checks/${record}/confirm`, { reason: 'for a test' });
  const early = await confirm();
  expect([early.status, early.body.code]).toEqual([409, 'guardianship.dispute-first']);

  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  expect((await theCase()).allowedActions).toEqual(['confirm', 'refuse', 'take']);
  expect((await confirm()).status).toBe(200);
  const token = await linkIn(product.current, sister.wali.email, /\/guardian-claim\?token=([\w-]+)/);
  const described = await product.current.visitor().post('/api/guardian/claim/describe', { token });
  expect(described.status).toBe(200);
});
