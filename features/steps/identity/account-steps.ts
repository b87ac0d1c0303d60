import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

const PASSWORD = 'a long walk at dawn 7';
const TELEPHONE = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};

interface Owner extends Scenario {
  phone: Visitor;
  cookie: string;
}
interface Session {
  id: string;
  device: string;
  current: boolean;
}

const securityOf = (scenario: Scenario, name: string) => scenario.sees(name, '/api/account/security');
const sessionsOf = async (scenario: Scenario, name: string): Promise<Session[]> =>
  (await securityOf(scenario, name)).loginSessions;
const eventsOf = async (scenario: Scenario): Promise<string[]> => {
  const [name] = scenario.people.keys();
  return (await securityOf(scenario, name!)).securityEvents.map((event: { type: string }) => event.type);
};
const canSignIn = async (scenario: Scenario, name: string, password: string): Promise<boolean> => {
  const { email } = scenario.person(name);
  return (await scenario.product.visitor().post('/api/auth/signin', { email, password })).status === 200;
};

async function change(scenario: Owner, name: string, currentPassword: string, newPassword: string): Promise<void> {
  const { browser } = scenario.person(name);
  scenario.cookie = browser.cookieHeader();
  scenario.last = await browser.post('/api/auth/change-password', { currentPassword, newPassword });
}

Given('{word} is also signed in on his phone', async function (this: Owner, name: string) {
  this.phone ??= this.product.visitor();
  const { email } = this.person(name);
  assert.equal((await this.phone.post('/api/auth/signin', { email, password: PASSWORD }, TELEPHONE)).status, 200);
});

Given(
  'a stranger who knows his password signs in with the same browser as {word}',
  async function (this: Owner, name: string) {
    assert.equal(await canSignIn(this, name, PASSWORD), true);
  },
);

When('{word} changes his password to {string}', function (this: Owner, name: string, newPassword: string) {
  return change(this, name, PASSWORD, newPassword);
});

When('{word} changes his password from {string} to the same', function (this: Owner, name: string, password: string) {
  return change(this, name, password, password);
});

When(
  '{word} changes his password to {string} but gives a wrong current one',
  function (this: Owner, name: string, newPassword: string) {
    return change(this, name, 'not the right one', newPassword);
  },
);

When(
  '{word} changes his password to {string} but gives a wrong current one, {int} times',
  async function (this: Owner, name: string, newPassword: string, times: number) {
    for (let n = 0; n < times; n++) await change(this, name, `wrong guess ${n}`, newPassword);
  },
);

Then('{word} is still signed in, under a new session cookie', async function (this: Owner, name: string) {
  const { browser } = this.person(name);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  assert.equal((await browser.get('/api/user')).status, 200);
  const old = await this.product.visitor().get('/api/user', { Cookie: this.cookie });
  assert.equal(old.status, 401, 'the old cookie still works');
});

Then('his phone is signed out', async function (this: Owner) {
  assert.equal((await this.phone.get('/api/user')).status, 401);
});

Then("{word}'s password is now {string}", async function (this: Owner, name: string, password: string) {
  assert.equal(await canSignIn(this, name, PASSWORD), false);
  assert.equal(await canSignIn(this, name, password), true);
});

Then('his password is as before', async function (this: Owner) {
  const [name] = this.people.keys();
  assert.equal(await canSignIn(this, name!, PASSWORD), true);
});

When('{word} signs in with {string}', async function (this: Owner, name: string, password: string) {
  const { browser, email } = this.person(name);
  assert.equal((await browser.post('/api/auth/signin', { email, password })).status, 200);
});

Then('{word} sees these sessions', async function (this: Owner, name: string, table: DataTable) {
  const seen = (await sessionsOf(this, name)).map(({ device, current }) => ({
    device,
    current: current ? 'yes' : 'no',
  }));
  const byDevice = (a: { device: string }, b: { device: string }) => a.device.localeCompare(b.device);
  assert.deepEqual(seen.toSorted(byDevice), table.hashes().toSorted(byDevice as never));
});

Then('{word} sees {int} session(s)', async function (this: Owner, name: string, count: number) {
  assert.equal((await sessionsOf(this, name)).length, count);
});

Then('his security events begin with {string}', async function (this: Owner, type: string) {
  assert.equal((await eventsOf(this))[0], type);
});

Then('his security events include {string}', async function (this: Owner, type: string) {
  assert.ok((await eventsOf(this)).includes(type));
});

Then('his security events are {string}', async function (this: Owner, types: string) {
  assert.deepEqual(await eventsOf(this), types.split(', '));
});

When('{word} signs his phone out', async function (this: Owner, name: string) {
  const otherName = (await sessionsOf(this, name)).find(({ current }) => !current);
  this.last = await this.person(name).browser.delete(`/api/account/sessions/${otherName?.id}`);
  assert.equal(this.last.status, 204);
});

When('{word} signs out everywhere else', async function (this: Owner, name: string) {
  this.last = await this.person(name).browser.delete('/api/account/sessions');
  assert.equal(this.last.status, 204);
});

When('{word} tries to end a session of {word}', async function (this: Owner, name: string, otherName: string) {
  const [session] = await sessionsOf(this, otherName);
  this.last = await this.person(name).browser.delete(`/api/account/sessions/${session!.id}`);
});
