import { expect, test } from 'vitest';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { Tx } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf } from '../container.ts';
import {
  aBrother,
  aMatch,
  aSister,
  confirmEmail,
  expectOk,
  govern,
  invitationTo,
  PASSWORD,
  verifyGuardian,
} from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest();

/** What a late subscriber would write if it came to its newest fact only now. */
async function writtenNow(name: string): Promise<Mail[]> {
  const { kernel } = product.current.application;
  const mails: Mail[] = [];
  class KeptMailer extends Mailer {
    override async send(_: Tx, mail: Mail): Promise<void> {
      mails.push(mail);
    }
  }
  const { clock, seals, appUrl, db } = kernel;
  const mailer = new KeptMailer({ jobs: undefined as never, clock, seals, appUrl });
  const subscription = partsOf(composeModules({ ...kernel, mailer }))
    .flatMap((part) => part.subscriptions)
    .find((one) => one.name === name)!;
  const fact = (await db('kernel.event_log').where({ type: subscription.event.type }).orderBy('seq', 'desc').first())!;
  await db.transaction((trx) => subscription.handle(new Tx(trx), { ...fact, occurredAt: fact.occurred_at }));
  return mails;
}

test('an e-mail that comes late tells nothing of somebody who has gone meanwhile', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const [asked, matched] = ['matchmaking.mail-approved', 'guardianship.mail-match'];
  const receivers = async (name: string) => (await writtenNow(name)).map(({ to }) => to.address);
  expect(await receivers(asked)).toEqual([sister.email, brother.email]);
  expect(await receivers(matched)).toEqual([guardian.email]);

  await govern(product.current, brother, 'disable');
  expect([await receivers(asked), await receivers(matched)]).toEqual([[], []]);
  await govern(product.current, brother, 'enable');
  expect(await receivers(matched)).toEqual([guardian.email]);
});

test('an e-mail about a new password goes out whatever became of the account meanwhile', async () => {
  const brother = await aBrother(product.current, 'Hamza');
  const change = { currentPassword: PASSWORD, newPassword: 'Quiet orchard 7!' };
  await expectOk('Change', brother.browser.post('/api/auth/change-password', change));
  await govern(product.current, brother, 'disable');
  const [mail] = await writtenNow('identity.mail-password-changed');
  expect(mail).toMatchObject({ mail: 'passwordChanged', to: { name: brother.name, address: brother.email } });
});

test('an e-mail about leaving or returning is not sent to who has done the other since', async () => {
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

test('who holds an address is told, by the purpose for which somebody else gave it', async () => {
  const [holder, other] = [await aBrother(product.current, 'Musa'), await aBrother(product.current, 'Dawud')];
  const told = async () => (await writtenNow('identity.mail-taken-address')).map(({ mail, to }) => [mail, to.address]);
  const signUp = { email: holder.email, password: PASSWORD, username: 'Stranger' };
  expect((await product.current.visitor().post('/api/auth/signup', signUp)).status).toBe(409);
  expect(await told()).toEqual([['signUpTaken', holder.email]]);
  await confirmEmail(product.current, other);
  await expectOk('Request', other.browser.put('/api/account/email', { email: holder.email }));
  expect(await told()).toEqual([['addressInUse', holder.email]]);
  expect(await writtenNow('identity.mail-email-change-requested')).toMatchObject([{ mail: 'emailChangeAsked' }]);
});

test('a ward is told late only what still holds of the man whom she named', async () => {
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
