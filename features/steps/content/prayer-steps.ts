import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { after, MINUTE } from '../../../src/shared-kernel/clock.ts';
import { prayers } from '../../../src/modules/content/contracts/prayer-times.ts';
import { expectOk } from '../../../src/testing/people.ts';
import type { Email } from '../../../src/testing/product.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

// Prayer times and their reminders.

interface Praying extends Scenario {
  /** When the next reminder was due, as its owner saw it. */
  dueAt: Date;
}

const REMINDERS = '/api/prayer-reminders';
const SECOND = 1000;

Given(
  '{word} asks to be reminded of every prayer in {string}, {int} minutes before',
  async function (this: Praying, name: string, city: string, minutesBefore: number) {
    const chosen = { city, method: 'MuslimWorldLeague', asr: 'standard', prayers, minutesBefore, enabled: true };
    const { body } = await expectOk('Reminders', this.person(name).browser.put(REMINDERS, chosen));
    this.dueAt = new Date(body.nextAt);
  },
);

When('{word} switches the reminders off', async function (this: Praying, name: string) {
  const { browser } = this.person(name);
  const chosen = (await browser.get(REMINDERS)).body;
  await expectOk('Reminders', browser.put(REMINDERS, { ...chosen, enabled: false }));
});

async function moveTo(scenario: Praying, at: Date): Promise<void> {
  const seconds = Math.ceil((at.getTime() - (await scenario.product.now()).getTime()) / SECOND);
  await scenario.product.advance(`PT${seconds}S`);
}

When('a minute before that time comes', function (this: Praying) {
  return moveTo(this, after(this.dueAt, -MINUTE));
});

When(/^that time (?:comes|has come)$/, function (this: Praying) {
  return moveTo(this, this.dueAt);
});

When('the service wakes up {int} minutes after that time', function (this: Praying, minutes: number) {
  return moveTo(this, after(this.dueAt, minutes * MINUTE));
});

async function remindersOf(scenario: Praying, name: string): Promise<Email[]> {
  const mails = await scenario.product.mailTo(scenario.person(name).email);
  return mails.filter((mail) => isEmail(mail, 'prayerReminder'));
}

Then(/^(\w+) has had (no|\d+) reminders? of a prayer$/, async function (this: Praying, name: string, count: string) {
  assert.equal((await remindersOf(this, name)).length, count === 'no' ? 0 : Number(count));
});

Then(
  'an e-mail reminds {word} of the next prayer in {string}, with its time there',
  async function (this: Praying, name: string, city: string) {
    const [mail] = await remindersOf(this, name);
    const query = new URLSearchParams({ city, method: 'MuslimWorldLeague' });
    const { next } = (await this.product.visitor().get(`/api/prayer-times?${query}`)).body;
    assert.ok(mail?.text.toLowerCase().includes(`${next.prayer} begins at ${next.time}`));
    assert.ok(mail?.text.includes(`In ${city} `));
  },
);

When('{word} presses the unsubscribe link', async function (this: Praying, name: string) {
  const [mail] = await remindersOf(this, name);
  assert.equal(mail?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { pathname } = new URL(link);
  await expectOk('Ending', this.product.visitor().post(pathname, 'List-Unsubscribe=One-Click', form));
  await this.product.waitForIdle();
});

Then('no reminder is due for {word} any more', async function (this: Praying, name: string) {
  const { enabled, nextAt } = await this.sees(name, REMINDERS);
  assert.deepEqual({ enabled, nextAt }, { enabled: false, nextAt: null });
});

Then('his other e-mails still reach {word}', async function (this: Praying, name: string) {
  const { emailNotifications, matchNotifications } = await this.sees(name, '/api/account/settings');
  assert.deepEqual([emailNotifications, matchNotifications], [true, true]);
});
