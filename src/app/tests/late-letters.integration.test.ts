import { expect, test } from 'vitest';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { Tx } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf } from '../container.ts';
import { aMatch, aSister, expectOk, govern, invitationTo, verifyGuardian } from '../../testing/people.ts';
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

test('a letter that comes late tells nothing of somebody who has gone meanwhile', async () => {
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
