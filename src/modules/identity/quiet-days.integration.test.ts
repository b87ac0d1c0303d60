import { beforeAll, expect, test } from 'vitest';
import { DAY, isoDay } from '#kernel/clock.ts';
import {
  aMatch,
  anAdmin,
  confirmEmail,
  decideNext,
  expectOk,
  PASSWORD,
  type MatchedPair,
} from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import { aTelephone, registerDevice } from '../../testing/telephones.ts';
import { kindOf } from '../../testing/read-mail.ts';

const product = productUnderTest({ settings: { QUIET_DAYS: 'on' } });
const emails = async (address: string) => (await product.current.mailTo(address)).map(kindOf);
let matched: MatchedPair;

/** Staff set the next ‘Id to today and tomorrow. */
async function itBecomesQuiet(): Promise<void> {
  const admin = await anAdmin(product.current);
  const [next] = (await admin.get('/api/admin/quiet-days')).body;
  const now = await product.current.now();
  const dates = { startsOn: isoDay(now), endsOn: isoDay(new Date(now.getTime() + DAY)), reason: 'The moon was seen' };
  await expectOk('Setting', admin.post(`/api/admin/quiet-days/${next.id}/set`, dates));
}

beforeAll(async () => {
  matched = await aMatch(product.current);
  await confirmEmail(product.current, matched.sister);
  // A guardian gets at most one email an hour: this hour is over.
  await product.current.advance('PT61M');
  await itBecomesQuiet();
  await product.current.waitForIdle();
  await product.current.visitor().delete('/dev/mailbox.json');
});

test('in quiet days only urgent emails are sent, and one summary after them', async () => {
  const { brother, sister, guardian, matchId } = matched;
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  // A guardian is notified of pending items as always.
  expect(await emails(guardian.email)).toHaveLength(1);
  await decideNext(guardian, 'approve');
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'And greetings.' }));
  await decideNext(guardian, 'approve');
  expect(await emails(sister.email)).toEqual([]);
  // Security emails go out.
  await product.current.visitor().post('/api/auth/forgot-password', { email: brother.email });
  expect(await emails(brother.email)).toHaveLength(1);

  const emailsAfter = async () => (await emails(sister.email)).filter((kind) => kind?.startsWith('afterQuiet'));
  await product.current.advance('P2D');
  expect(await emailsAfter()).toHaveLength(1);
  await product.current.advance('PT2M');
  expect(await emailsAfter()).toHaveLength(1);
  expect(await emails(guardian.email)).not.toContain('afterQuiet');
});

test('an event with a push notification only does not use up the summary', async () => {
  await itBecomesQuiet();
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  await product.current.waitForIdle();
  await registerDevice(await aTelephone(product.current), brother);
  await expectOk('Setting', brother.browser.put('/api/account/settings', { emailNotifications: false }));
  await expectOk('Message', sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  await decideNext(guardian, 'approve');
  await product.current.waitForIdle();
  await product.current.advance('P2D');
  expect(await emails(brother.email)).toContain('afterQuiet');
});

test('without quiet days everything is sent at once', async () => {
  await product.current.advance('PT61M');
  await itBecomesQuiet();
  const { brother, sister, guardian, matchId } = matched;
  await expectOk('Sign-in', sister.browser.post('/api/auth/signin', { email: sister.email, password: PASSWORD }));
  await expectOk('Setting', sister.browser.put('/api/account/settings', { quietDays: false }));
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  await expectOk('Sign-in', guardian.browser.post('/api/auth/signin', { email: guardian.email, password: PASSWORD }));
  await product.current.waitForIdle();
  await product.current.visitor().delete('/dev/mailbox.json');
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam again.' }));
  await decideNext(guardian, 'approve');
  expect(await emails(sister.email)).toHaveLength(1);
});
