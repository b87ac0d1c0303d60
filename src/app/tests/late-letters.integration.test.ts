import { expect, test } from 'vitest';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { Tx } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf } from '../container.ts';
import { aMatch, govern } from '../../testing/people.ts';
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
