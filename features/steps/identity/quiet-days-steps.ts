import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { nextQuiet, quietPeriods } from '../../../src/modules/identity/domain/quiet-days.ts';
import { after, DAY } from '../../../src/shared-kernel/clock.ts';
import { anAdmin, expectOk, linkIn } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

const SETTINGS = '/api/account/settings';
const day = (at: Date): string => at.toISOString().slice(0, 10);

async function todayAndTomorrow({ product }: Scenario): Promise<{ startsOn: string; endsOn: string }> {
  const now = await product.now();
  return { startsOn: day(now), endsOn: day(after(now, DAY)) };
}

Given('today and tomorrow are quiet days', async function (this: Scenario) {
  const admin = await anAdmin(this.product);
  const [next] = (await admin.get('/api/admin/quiet-days')).body;
  const dates = { ...(await todayAndTomorrow(this)), reason: 'The moon was seen' };
  // Earlier emails are sent before the quiet days begin.
  await this.product.waitForIdle();
  await expectOk('Quiet days', admin.post(`/api/admin/quiet-days/${next.id}/set`, dates));
});

Then('{word} reads the calculated days among his settings', async function (this: Scenario, name: string) {
  const now = await this.product.now();
  const { occasion, startsOn, endsOn } = nextQuiet(now, quietPeriods(now, []));
  const { nextQuietDays } = await this.sees(name, SETTINGS);
  assert.deepEqual(nextQuietDays, { occasion, startsOn, endsOn });
});

Then(
  '{word} reads among his settings that today and tomorrow are quiet days',
  async function (this: Scenario, name: string) {
    const { startsOn, endsOn } = (await this.sees(name, SETTINGS)).nextQuietDays;
    assert.deepEqual({ startsOn, endsOn }, await todayAndTomorrow(this));
  },
);

Then(
  /^(\w+) has received (no|\d+) e-mails? about the quiet days$/,
  async function (this: Scenario, name: string, count: string) {
    const mails = await this.product.mailTo(this.person(name).email);
    const emails = mails.filter((mail) => isEmail(mail, 'afterQuiet', 'afterQuietMessages'));
    assert.equal(emails.length, count === 'no' ? 0 : Number(count));
  },
);

Then('an e-mail leads {word} to a new password', async function (this: Scenario, name: string) {
  await linkIn(this.product, this.person(name).email, /\/reset-password\?token=([\w-]+)/);
});
