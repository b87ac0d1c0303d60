import { expect, test } from 'vitest';
import { prayers } from '../contracts/prayer-times.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { after, FixedClock, MINUTE } from '#kernel/clock.ts';
import { aBrother, expectOk, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { Cities } from '../domain/cities.ts';
import { prayerReminders } from '../infra/prayer-reminders-repository.ts';
import { readCities } from '../reference/cities.ts';
import { writePrayerReminders } from './mail-prayer-reminders.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const cities = new Cities(readCities);

/**
 * Runs the sweep as in production at a given time; `ends` is called at the end of each transaction, and emails to
 * `unreachable` fail.
 */
async function sweep(at: Date, ends: () => void = () => undefined, unreachable?: Person): Promise<void> {
  const { kernel, modules } = product.current.application;
  const uow = {
    run: <T>(work: (tx: Tx) => Promise<T>) =>
      kernel.uow.run(async (tx) => {
        const result = await work(tx);
        ends();
        return result;
      }),
  } as UnitOfWork;
  const { identity: facade } = modules.facades;
  const notify: typeof facade.notify = async (tx, to, ...content) => {
    if (to === unreachable?.userId) throw new Error('No letter can be written to this account');
    return facade.notify(tx, to, ...content);
  };
  const identity = { ...facade, notify };
  await writePrayerReminders({ uow, clock: new FixedClock(at), identity, cities, reminders: prayerReminders });
}

const choose = (person: Person, more: object = {}) => {
  const chosen = { city: 'Bradford', method: 'Karachi', asr: 'hanafi', prayers, minutesBefore: 20, enabled: true };
  return person.browser.put('/api/prayer-reminders', { ...chosen, ...more });
};
const remindersTo = async ({ email: content }: Person): Promise<number> =>
  (await product.current.mailTo(content)).filter((mail) => isEmail(mail, 'prayerReminder')).length;

test('concurrent sweeps send one email', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const due = new Date((await expectOk('Reminders', choose(brother))).body.nextAt);
  await Promise.all([sweep(due), sweep(due), sweep(due)]);
  await sweep(due);
  expect(await remindersTo(brother)).toBe(1);
});

test('a crash sends nothing, and the next run sends one email', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  const due = new Date((await expectOk('Reminders', choose(brother))).body.nextAt);
  let left = 1;
  const crash = () => {
    if (left-- <= 0) throw new Error('The process was killed');
  };
  await expect(sweep(due, crash)).rejects.toMatchObject({ errors: [new Error('The process was killed')] });
  expect(await remindersTo(brother)).toBe(0);
  await sweep(due);
  await sweep(due);
  expect(await remindersTo(brother)).toBe(1);
});

test('a member whose digest fails does not hold up others, and is tried again', async () => {
  const [first, second] = [await aBrother(product.current, 'Salim'), await aBrother(product.current, 'Rashid')];
  const due = new Date((await expectOk('Reminders', choose(first, { minutesBefore: 21 }))).body.nextAt);
  await expectOk('Reminders', choose(second, { minutesBefore: 20 }));
  const both = after(due, MINUTE);
  await expect(sweep(both, undefined, first)).rejects.toThrow(`1 of 2 failed: ["${first.userId}"]`);
  expect([await remindersTo(first), await remindersTo(second)]).toEqual([0, 1]);
  await sweep(both);
  expect([await remindersTo(first), await remindersTo(second)]).toEqual([1, 1]);
});

test('a town that is no longer listed ends its reminders, and holds up nobody', async () => {
  const brother = await aBrother(product.current, 'Idris');
  const due = new Date((await expectOk('Reminders', choose(brother))).body.nextAt);
  const { db } = product.current.application.kernel;
  await db('content.prayer_reminder').where({ account_id: brother.userId }).update({ city: 'Nowhere at all' });
  await sweep(due);
  expect((await brother.browser.get('/api/prayer-reminders')).body).toMatchObject({ enabled: false, nextAt: null });
});

test('reminders read null before a choice, and then the choice, which can be saved unchanged', async () => {
  const brother = await aBrother(product.current, 'Hamza');
  expect((await brother.browser.get('/api/prayer-reminders')).body).toBeNull();
  const { body } = await expectOk(
    'Reminders',
    choose(brother, { city: 'newport, united kingdom, near telford', prayers: ['isha', 'fajr', 'isha'] }),
  );
  expect(body).toMatchObject({ city: 'Newport, United Kingdom, near Telford', prayers: ['fajr', 'isha'] });
  expect((await brother.browser.get('/api/prayer-reminders')).body).toEqual(body);
  expect((await brother.browser.put('/api/prayer-reminders', body)).body).toEqual(body);
});

test.each([
  ['city', { city: 'Nowhere at all' }],
  ['method', { method: 'Other' }],
  ['prayers', { prayers: [] }],
  ['minutesBefore', { minutesBefore: 121 }],
  ['enabled', { enabled: 'yes' }],
])('a %s that cannot be is refused by name', async (field, wrong) => {
  const brother = await aBrother(product.current, 'Zayd');
  const { status, body } = await choose(brother, wrong);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
