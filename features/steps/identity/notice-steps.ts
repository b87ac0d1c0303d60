import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { after, HOUR } from '../../../src/shared-kernel/clock.ts';
import { expectOk } from '../../../src/testing/people.ts';
import { aTelephone, noticesOn, registerDevice, type Telephone } from '../../../src/testing/telephones.ts';
import type { Scenario } from '../../support/world.ts';

// Notifications on a phone

interface NotifiedScenario extends Scenario {
  phones: Map<string, Telephone>;
}

const clock = (at: Date): string => at.toISOString().slice(11, 16);

Given(/^(\w+) gets notifications on (?:his|her) phone$/, async function (this: NotifiedScenario, name: string) {
  const phone = await aTelephone(this.product);
  await registerDevice(phone, this.person(name));
  this.phones = new Map(this.phones).set(name, phone);
});

async function choose(scenario: NotifiedScenario, name: string, choice: object): Promise<void> {
  const { devices } = await scenario.sees(name, '/api/account/push');
  const own = devices.find(({ current }: { current: boolean }) => current);
  await expectOk('Choice', scenario.person(name).browser.put(`/api/account/push/${own.id}`, choice));
}

Given(
  '{word} switches off notifications about {string}',
  function (this: NotifiedScenario, name: string, kind: string) {
    return choose(this, name, { [kind]: false });
  },
);

Given('{word} sets quiet hours of {int} hours', async function (this: NotifiedScenario, name: string, hours: number) {
  const now = await this.product.now();
  const quietHours = { from: clock(after(now, -HOUR)), to: clock(after(now, hours * HOUR)) };
  await choose(this, name, { quietHours, zone: 'UTC' });
});

async function saidTo(scenario: NotifiedScenario, name: string): Promise<object[]> {
  return noticesOn(scenario.product, scenario.phones.get(name)!);
}

Then(/^(\w+)'s phone has shown nothing$/, async function (this: NotifiedScenario, name: string) {
  assert.deepEqual(await saidTo(this, name), []);
});

Then(
  /^(\w+)'s phone has shown "([^"]+)" and nothing else$/,
  async function (this: NotifiedScenario, name: string, sentence: string) {
    const [notice, ...more] = await saidTo(this, name);
    assert.deepEqual(more, []);
    const { title, kind, path, ...form } = notice as Record<string, string>;
    assert.equal(title, sentence);
    assert.deepEqual(form, { language: 'en', dir: 'ltr' });
    assert.match(`${kind} ${path}`, /^[a-z]+ \/[a-z-]+$/);
  },
);
