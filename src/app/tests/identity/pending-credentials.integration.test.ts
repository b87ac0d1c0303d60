import { describe, expect, test } from 'vitest';
import { enders, pendingCredentials, type PendingName } from '#modules/identity/domain/pending-credentials.ts';
import { changeWhileWaiting } from '../../../testing/server/change-while-locked.ts';
import { Owner } from '../../../testing/authorisation/account-owner.ts';
import { credentialEvents, impossible, makings, type CredentialRecipe } from '../../../testing/pending-credentials.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/**
 * Pending credentials, how to create them, and what ends them. Those of guardianship have their own list, in
 * pending-guardianship.integration.test.ts.
 */
const pending = Object.entries(makings).map(([name, making]): [string, CredentialRecipe, readonly string[]] => [
  name,
  making,
  pendingCredentials[name as PendingName].endedBy,
]);

test('the test covers every event that ends credentials', () => {
  expect(new Set(credentialEvents.map(([, ender]) => ender))).toEqual(new Set(enders));
});

describe.each(pending)('%s', (name, { owner, make }, endedBy) => {
  test('works until it is used', async () => {
    const tried = await make(await owner(product.current));
    expect([await tried(), await tried()]).toEqual([true, name === 'unsubscribe link']);
  });

  const possible = credentialEvents.filter(([, ender]) => !impossible.has(`${name}, ${ender}`));
  test.each(possible)('%s', async (_, ender, prepare) => {
    const person = await owner(product.current);
    const tried = await make(person);
    await (
      await prepare(person)
    )();
    expect(await tried(), endedBy.includes(ender) ? 'it outlived that' : 'it ended with that').toBe(
      !endedBy.includes(ender),
    );
  });
});

test('a session that ends during its request leaves no pending credentials', async () => {
  const [owner, intruder] = [await Owner.confirmed(product.current), product.current.visitor()];
  await intruder.post('/api/auth/signin', { email: owner.email, password: owner.password });
  const { userId, email } = owner;
  // The request has passed the session query, and waits for the lock of the account.
  const answer = await changeWhileWaiting(
    product.databaseUrl,
    userId,
    () => intruder.put('/api/account/email', { email: `elsewhere.${email}` }),
    (trx) => trx('identity.session').where({ account_id: userId }).delete(),
  );
  expect(answer.body.code).toBe('common.unauthenticated');
  await owner.signIn();
  expect((await owner.browser.get('/api/account/email')).body.waiting).toBe(null);
});
