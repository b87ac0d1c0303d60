import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { Authenticator, switchTwoFactorOn } from '../../../src/testing/authenticator.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

const PASSWORD = 'a long walk at dawn 7';
const CALLS = '/api/account/two-factor';
const WRONG = 'WRNG-WRNG-WRNG';

interface Owner extends Scenario {
  app: Authenticator;
  firstApp: Authenticator;
  recoveryCodes: string[];
  /** The browser of the sign-in. */
  device: Visitor;
  code: string;
}

const browserOf = (scenario: Scenario, name: string): Visitor => scenario.person(name).browser;
const giveCode = async (scenario: Owner, code: string, device = scenario.device): Promise<void> => {
  scenario.code = code;
  scenario.last = await device.post('/api/auth/signin/two-factor', { code });
};
async function givePassword(scenario: Owner, name: string, password: string): Promise<void> {
  scenario.device = scenario.product.visitor();
  scenario.last = await scenario.device.post('/api/auth/signin', { email: scenario.person(name).email, password });
  assert.deepEqual([scenario.last.status, scenario.last.body], [200, { twoFactorRequired: true }]);
}

Given('{word} has switched two-factor sign-in on', async function (this: Owner, name: string) {
  const { authenticator, recoveryCodes } = await switchTwoFactorOn(this.product, browserOf(this, name));
  this.app = authenticator;
  this.recoveryCodes = recoveryCodes;
});

When(
  /^(\w+)(?:, without signing in again,)? (?:sets|tries to set) up two-factor sign-in(?: on another phone)?$/,
  async function (this: Owner, name: string) {
    const browser = browserOf(this, name);
    browser.signsInAgain = false;
    this.last = await browser.post(`${CALLS}/setup`);
    browser.signsInAgain = true;
    if (this.last.status !== 200) return;
    const { secret, uri, qr } = this.last.body;
    assert.match(uri, new RegExp(`^otpauth://totp/Mithaq:.*secret=${secret}`));
    assert.match(qr, /^<svg/);
    this.firstApp ??= new Authenticator(this.product, secret);
    this.app = new Authenticator(this.product, secret);
  },
);

When(
  /^(\w+) enters (the code of his app|the code of his first phone|a wrong code for a first one)$/,
  async function (this: Owner, name: string, which: string) {
    const app = which === 'the code of his first phone' ? this.firstApp : this.app;
    const code = which.startsWith('a wrong') ? await this.app.codeOf(10) : await app.newCode();
    this.last = await browserOf(this, name).post(`${CALLS}/enable`, { code });
  },
);

Then('he is given {int} different recovery codes', function (this: Owner, count: number) {
  const { recoveryCodes } = this.last.body;
  assert.equal(new Set(recoveryCodes).size, count, JSON.stringify(this.last.body));
  for (const code of recoveryCodes) assert.match(code, /^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
});

Then(/^his settings say that two-factor sign-in is (on|off)$/, async function (this: Owner, state: string) {
  const [name] = this.people.keys();
  assert.equal((await this.sees(name!, '/api/account/settings')).twoFactorEnabled, state === 'on');
});

Then('{word} can sign in with his password alone', async function (this: Owner, name: string) {
  const device = this.product.visitor();
  await device.post('/api/auth/signin', { email: this.person(name).email, password: PASSWORD });
  assert.equal((await device.get('/api/user')).status, 200);
});

When('{word} gives his password on a new device', function (this: Owner, name: string) {
  return givePassword(this, name, PASSWORD);
});
When('{word} gives the password {string} on a new device', function (this: Owner, name: string, password: string) {
  return givePassword(this, name, password);
});

Then('he is asked for a code and is not signed in', async function (this: Owner) {
  assert.deepEqual(this.last.body, { twoFactorRequired: true });
  assert.equal((await this.device.get('/api/user')).status, 401);
});

When('he gives a new code of his app there', async function (this: Owner) {
  return giveCode(this, await this.app.newCode());
});
When('he gives a new code of his app on yet another device', async function (this: Owner) {
  return giveCode(this, await this.app.newCode(), this.product.visitor());
});
When('he gives the same code there', function (this: Owner) {
  return giveCode(this, this.code);
});
When('he gives the code of {int} half minutes ago there', async function (this: Owner, steps: number) {
  return giveCode(this, await this.app.codeOf(steps));
});
When('he gives his first recovery code there', function (this: Owner) {
  return giveCode(this, this.recoveryCodes[0]!);
});
When('he gives his second recovery code there, carelessly typed', function (this: Owner) {
  return giveCode(this, ` ${this.recoveryCodes[1]!.toLowerCase().replaceAll('-', '')} `);
});
When('he gives {int} wrong codes there', async function (this: Owner, count: number) {
  for (let n = 0; n < count; n++) {
    await giveCode(this, WRONG);
    assert.equal(this.last.body.code, 'identity.code-wrong', JSON.stringify(this.last.body));
  }
});

Then('he is signed in there', async function (this: Owner) {
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  const [person] = this.people.values();
  assert.equal(this.last.body.id, person!.userId);
  assert.equal((await this.device.get('/api/user')).body.id, person!.userId);
});

Then('the code is refused and he is not signed in', async function (this: Owner) {
  assert.deepEqual([this.last.status, this.last.body.code], [401, 'identity.code-wrong']);
  assert.ok(this.last.body.fields.code);
  assert.equal((await this.device.get('/api/user')).status, 401);
});

Then(
  'an e-mail tells {word} that a recovery code was used and {int} are left',
  async function (this: Owner, name: string, left: number) {
    const mails = await this.product.mailTo(this.person(name).email);
    const mail = mails.find((mail) => isEmail(mail, 'recoveryCodeUsed'));
    assert.ok(mail?.text.includes(`Codes left: ${left}.`), mail?.text);
  },
);

When('{word} gives his password and a new code of his app again', async function (this: Owner, name: string) {
  const proof = { password: PASSWORD, code: await this.app.newCode() };
  this.last = await browserOf(this, name).post('/api/auth/reauthenticate', proof);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

Then('his password was changed', function (this: Owner) {
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

const disable = async (scenario: Owner, name: string, proof: { password?: string; code?: string }): Promise<void> => {
  const right = { password: PASSWORD, code: await scenario.app.newCode() };
  scenario.last = await browserOf(scenario, name).post(`${CALLS}/disable`, { ...right, ...proof });
};
When('{word} switches two-factor sign-in off by his password and a new code', async function (this: Owner, name) {
  await disable(this, name, {});
  assert.equal(this.last.status, 204, JSON.stringify(this.last.body));
});
When('{word} switches two-factor sign-in off with a wrong {word}', function (this: Owner, name: string, part: string) {
  return disable(this, name, { [part]: WRONG });
});
