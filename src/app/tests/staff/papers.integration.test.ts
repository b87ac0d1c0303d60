import { expect, test } from 'vitest';
import { anAdmin, expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
const planOf = async () => (await (await anAdmin(product.current)).get('/api/admin/papers/breach-plan')).body;
const signOff = async () => {
  const admin = await anAdmin(product.current);
  await expectOk('Sign-off', admin.post('/api/admin/papers/breach-plan/sign-off', { reason: 'Read on Monday' }));
};

test('a paper names when it was signed off, by whom, and each section that has changed since', async () => {
  expect(await planOf()).toMatchObject({ title: 'Breach plan', signedOffAt: null, signedOffBy: null, changes: [] });
  await signOff();
  const { signedOffAt, signedOffBy, changes } = await planOf();
  expect([new Date(signedOffAt).getTime() > 0, typeof signedOffBy, changes]).toEqual([true, 'string', []]);

  const { db } = product.current.application.kernel;
  await db('kernel.paper_sign_off').update({ sections: db.raw(`jsonb_set(sections, '{First hour}', '"before"')`) });
  expect((await planOf()).changes).toEqual(['First hour']);
  await signOff();
  expect((await planOf()).changes).toEqual([]);
});

test('the audit says who signed off what, and why', async () => {
  const [entry] = (await (await anAdmin(product.current)).get('/api/admin/audit')).body;
  expect(entry).toMatchObject({
    verb: 'sign-off',
    subjectType: 'paper',
    subjectId: 'breach-plan',
    reason: 'Read on Monday',
  });
});
