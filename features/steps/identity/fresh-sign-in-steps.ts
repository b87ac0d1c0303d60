import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { ADMIN } from '../../../src/testing/product.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

const PASSWORD = 'a long walk at dawn 7';

interface Owner extends Scenario {
  cookie: string;
  email: string;
  browser: Visitor;
}

/** Sends a request with the present session, and does not repeat the sign-in if it is required. */
async function asSignedIn(scenario: Owner, browser: Visitor, path: string, body: object): Promise<void> {
  browser.signsInAgain = false;
  scenario.cookie = browser.cookieHeader();
  scenario.last = await browser.post(path, body);
}

async function proves(scenario: Owner, name: string, password: string): Promise<void> {
  await asSignedIn(scenario, scenario.person(name).browser, '/api/auth/reauthenticate', { password });
}

When(
  '{word}, without signing in again, changes his password to {string}',
  function (this: Owner, name: string, newPassword: string) {
    const change = { currentPassword: PASSWORD, newPassword };
    return asSignedIn(this, this.person(name).browser, '/api/auth/change-password', change);
  },
);

When(/^(\w+) gives (?:his|her) password again$/, function (this: Owner, name: string) {
  return proves(this, name, PASSWORD);
});

When('{word} gives a wrong password, {int} times', async function (this: Owner, name: string, times: number) {
  for (let n = 0; n < times; n++) await proves(this, name, `wrong guess ${n}`);
  assert.equal(this.last.status, 400);
});

When('{word} gives a wrong password', function (this: Owner, name: string) {
  return proves(this, name, 'not the right one');
});

When('{word}, without signing in again, exports his data', async function (this: Owner, name: string) {
  const { browser } = this.person(name);
  browser.signsInAgain = false;
  this.last = await browser.get('/api/account/export');
});

Then('he gets his data', function (this: Owner) {
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  assert.equal(this.last.body.data.account.length, 1);
});

Given('an admin who signed in 11 minutes ago', async function (this: Owner) {
  this.browser = this.product.visitor();
  assert.equal((await this.browser.post('/api/auth/signin', ADMIN)).status, 200);
  await this.product.advance('PT11M');
});

When(
  'the admin, without signing in again, tries to {word} for {word}',
  function (this: Owner, verb: string, name: string) {
    const path = `/api/admin/users/${this.person(name).userId}/${verb}`;
    return asSignedIn(this, this.browser, path, { reason: 'asked for', role: 'admin', planId: 2, months: 1 });
  },
);

const anotherWali = (name: string) => ({
  waliName: 'Ibrahim Khan',
  waliEmail: `ibrahim.of.${name.toLowerCase()}.${process.pid}@people.example`,
  waliPhone: '+44 7700 900456',
  waliRelation: 'uncle',
});

When('{word}, without signing in again, names another guardian', function (this: Owner, name: string) {
  return asSignedIn(this, this.person(name).browser, '/api/guardian', anotherWali(name));
});

Then(/^the guardian whom (\w+) named is (as before|another)$/, async function (this: Owner, name: string, which) {
  const { email } = await this.sees(name, '/api/guardian');
  assert.equal(email, which === 'another' ? anotherWali(name).waliEmail : this.sister(name).wali.email);
});

When('she signs in on another device', async function (this: Owner) {
  const userId = this.last.body.id;
  this.browser = this.product.visitor();
  assert.equal((await this.browser.post('/api/auth/signin', { email: this.email, password: PASSWORD })).status, 200);
  this.last.body = { id: userId };
});

When('her guardian is named from that other device', function (this: Owner) {
  const wali = { userId: this.last.body.id, gender: 'female', ...anotherWali('her') };
  return asSignedIn(this, this.browser, '/api/wali-verification', wali);
});
