import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { Tx } from '#kernel/tx.ts';
import { composeModules, partsOf } from '../../container.ts';
import {
  aBrother,
  aMatch,
  aSister,
  confirmEmail,
  expectOk,
  govern,
  invitationTo,
  linkIn,
  PASSWORD,
  verifyGuardian,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest({ inProcess: false });

/** Returns the email that an asynchronous subscriber would send if it handled its newest event only now. */
async function writtenNow(name: string): Promise<Mail[]> {
  const { kernel } = product.current.application;
  const mails: Mail[] = [];
  class RecordingMailer extends Mailer {
    override async send(_: Tx, mail: Mail): Promise<string> {
      mails.push(mail);
      return randomUUID();
    }
  }
  const { clock, seals, hashes, appUrl, operator, db } = kernel;
  const mailer = new RecordingMailer({ jobs: undefined as never, clock, seals, hashes, appUrl, operator });
  const subscription = partsOf(composeModules({ ...kernel, mailer }))
    .flatMap((part) => part.subscriptions)
    .find((one) => one.name === name)!;
  const fact = (await db('kernel.event_log').where({ type: subscription.event.type }).orderBy('seq', 'desc').first())!;
  await db.transaction((trx) => subscription.handle(new Tx(trx), { ...fact, occurredAt: fact.occurred_at }));
  return mails;
}

test('a late email mentions nothing of somebody who has left meanwhile', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const [requested, matched] = ['matchmaking.mail-approved', 'guardianship.mail-match'];
  const receivers = async (name: string) => (await writtenNow(name)).map(({ to }) => to.address);
  expect(await receivers(requested)).toEqual([sister.email, brother.email]);
  expect(await receivers(matched)).toEqual([guardian.email]);

  await govern(product.current, brother, 'disable');
  expect([await receivers(requested), await receivers(matched)]).toEqual([[], []]);
  await govern(product.current, brother, 'enable');
  expect(await receivers(matched)).toEqual([guardian.email]);
});

test('warnings reach the address that the account is moving from', async () => {
  const [brother, moved] = [await aBrother(product.current, 'Hamza'), 'hamza.elsewhere@people.example'];
  await confirmEmail(product.current, brother);
  const change = { currentPassword: PASSWORD, newPassword: 'Quiet orchard 7!' };
  await expectOk('Change', brother.browser.post('/api/auth/change-password', change));
  await expectOk('Request', brother.browser.put('/api/account/email', { email: moved }));
  const token = await linkIn(product.current, moved, /\/confirm-email\?token=([\w-]+)/);
  await expectOk('Move', brother.browser.post('/api/auth/confirm-email', { token }));
  const kinds = async (address: string) => (await product.current.mailTo(address)).map(kindOf);
  expect(await kinds(brother.email)).toEqual(
    expect.arrayContaining(['passwordChanged', 'emailChangeRequested', 'emailChanged']),
  );
  expect(await kinds(moved)).toEqual(['confirmNewEmail']);
});

test('an email about leaving or returning is not sent if the person has done the opposite meanwhile', async () => {
  const brother = await aBrother(product.current, 'Idris');
  const sent = async (name: string) => (await writtenNow(name)).map(({ mail, to }) => [mail, to.address]);
  await expectOk('Leaving', brother.browser.delete('/api/account'));
  expect(await sent('identity.mail-leaving')).toEqual([['accountLeaving', brother.email]]);
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  await expectOk('Return', brother.browser.post('/api/account/restore'));
  expect(await sent('identity.mail-leaving')).toEqual([]);
  expect(await sent('identity.mail-restored')).toEqual([['accountRestored', brother.email]]);
  await expectOk('Leaving', brother.browser.delete('/api/account'));
  expect(await sent('identity.mail-restored')).toEqual([]);
});

test('the holder of an address is notified, by the purpose for which somebody else entered it', async () => {
  const [holder, other] = [await aBrother(product.current, 'Musa'), await aBrother(product.current, 'Dawud')];
  const recipients = async () =>
    (await writtenNow('identity.mail-taken-address')).map(({ mail, to }) => [mail, to.address]);
  const signUp = { email: holder.email, password: PASSWORD, username: 'Stranger' };
  expect((await product.current.visitor().post('/api/auth/signup', signUp)).status).toBe(409);
  expect(await recipients()).toEqual([['signUpTaken', holder.email]]);
  await confirmEmail(product.current, other);
  await expectOk('Request', other.browser.put('/api/account/email', { email: holder.email }));
  expect(await recipients()).toEqual([['addressInUse', holder.email]]);
});

test('a late email to a ward says only what still applies to her guardian', async () => {
  const [invited, verified, refused] = [
    'guardianship.mail-guardian-invited',
    'guardianship.mail-guardian-verified',
    'guardianship.mail-guardian-refused',
  ];
  const receivers = async (name: string) => (await writtenNow(name)).map(({ to }) => to.address);
  const amina = await aSister(product.current, 'Amina');
  await verifyGuardian(product.current, amina);
  expect([await receivers(invited), await receivers(verified)]).toEqual([[amina.email], [amina.email]]);
  await govern(product.current, amina, 'disable');
  expect([await receivers(invited), await receivers(verified)]).toEqual([[], []]);

  const layla = await aSister(product.current, 'Layla');
  const { id, code } = await invitationTo(product.current, layla.wali.email);
  expect(await receivers(invited)).toEqual([layla.email]);
  await expectOk('Refusal', product.current.visitor().post(`/api/wali-verify/${id}/refuse`, { code }));
  expect([await receivers(invited), await receivers(refused)]).toEqual([[], [layla.email]]);
  await govern(product.current, layla, 'disable');
  expect(await receivers(refused)).toEqual([]);
});
