import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../../support/world.ts';

interface Guessing extends Scenario {
  waits: number[];
}

const tryPassword = (scenario: Guessing, email: string, password: string) =>
  scenario.product.visitor().post('/api/auth/signin', { email, password });
const announcedWait = (scenario: Guessing) => Number(scenario.last.headers.get('Retry-After'));

When(/^somebody tries (\d+) wrong passwords? for (\w+)$/, async function (this: Guessing, count: string, name: string) {
  for (let n = 0; n < Number(count); n++)
    this.last = await tryPassword(this, this.person(name).email, `wrong guess ${n}`);
  assert.equal(this.last.status, 401);
});

When(
  /^somebody tries (\d+) wrong passwords? for an address without an account$/,
  async function (this: Guessing, count: string) {
    const email = `nobody.${this.person('Bilal').email}`;
    for (let n = 0; n < Number(count); n++) this.last = await tryPassword(this, email, `wrong guess ${n}`);
  },
);

When('{word} signs in with the right password', async function (this: Guessing, name: string) {
  this.last = await tryPassword(this, this.person(name).email, 'a long walk at dawn 7');
});

When('{word} signs in on the device he always uses', async function (this: Guessing, name: string) {
  const { browser, email } = this.person(name);
  this.last = await browser.post('/api/auth/signin', { email, password: 'a long walk at dawn 7' });
});

Then(
  'somebody who tries another password for {word} is still asked to wait',
  async function (this: Guessing, name: string) {
    assert.equal((await tryPassword(this, this.person(name).email, 'a late guess')).status, 429);
  },
);

Then(/^s?he is asked to wait at most (\d+) seconds$/, function (this: Guessing, seconds: string) {
  assert.equal(this.last.status, 429, JSON.stringify(this.last.body));
  assert.ok(
    announcedWait(this) >= 1 && announcedWait(this) <= Number(seconds),
    `Retry-After is ${announcedWait(this)}`,
  );
});

When('the announced wait passes', function (this: Guessing) {
  return this.product.advance(`PT${announcedWait(this)}S`);
});

Then('he is signed in', function (this: Guessing) {
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

When(
  "somebody continues to guess {word}'s password, waiting as long as announced, for {int} tries",
  async function (this: Guessing, name: string, tries: number) {
    const { email } = this.person(name);
    for (let n = 0; n < 5; n++) await tryPassword(this, email, `wrong guess ${n}`);
    this.waits = [];
    for (let n = 0; n < tries; n++) {
      this.last = await tryPassword(this, email, `another wrong guess ${n}`);
      assert.equal(this.last.status, 429);
      this.waits.push(announcedWait(this));
      await this.product.advance(`PT${announcedWait(this)}S`);
      assert.equal((await tryPassword(this, email, `a further wrong guess ${n}`)).status, 401);
    }
  },
);

Then('no announced wait was longer than {int} minutes', function (this: Guessing, minutes: number) {
  assert.ok(Math.max(...this.waits) <= minutes * 60);
  assert.ok(Math.max(...this.waits) > (minutes - 5) * 60);
});

Then('each was at least as long as the one before', function (this: Guessing) {
  this.waits.forEach((wait, n) => assert.ok(n === 0 || wait >= this.waits[n - 1]! - 1, this.waits.join(', ')));
});
