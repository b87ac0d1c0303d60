import { expect, test } from 'vitest';
import { aMatchByMail, expectOk, linksOf, PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off', QUIET_DAYS: 'off' } });

const newest = async (email: string) => (await product.current.mailTo(email))[0]!;
const tokenIn = (mail: Awaited<ReturnType<typeof newest>>) =>
  linksOf(mail).flatMap((link) => /\/guardian-claim\?token=([\w-]+)/.exec(link)?.[1] ?? [])[0];

test('emails about a match invite a guardian without an account to claim one, and never to sign in', async () => {
  const { sister, matchId } = await aMatchByMail(product.current);
  const { email } = sister.wali;
  const made = await newest(email);
  expect(made.text).toContain('can now write to each other');
  await expectOk('Wish', sister.browser.post(`/api/matches/${matchId}/supervision`, { mode: 'read_along' }));
  const wished = await newest(email);
  expect(wished.text).toContain('Amina asks you to stop checking each message');
  expect(wished.text).not.toContain('This begins if you want it too');
  for (const { text } of [made, wished]) expect(text).not.toContain('/guardian-messages');

  const browser = product.current.visitor();
  // He may have opened the earlier link before the next one was sent.
  expect(tokenIn(wished)).not.toBe(tokenIn(made));
  const token = tokenIn(made);
  await expectOk('Claim', browser.post('/api/guardian/claim', { token, password: PASSWORD, username: 'Abdullah' }));
  await expectOk('Wish', browser.post(`/api/matches/${matchId}/supervision`, { mode: 'read_along' }));
  // With an account his emails lead to the conversation; at most one an hour for a match.
  await product.current.advance('PT61M');
  await expectOk('Pause', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
  expect((await newest(email)).text).toContain(`/guardian-messages/${matchId}`);
});
