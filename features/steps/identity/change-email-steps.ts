import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { linkIn } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail, kindOf } from '../../../src/testing/read-mail.ts';

const PASSWORD = 'a long walk at dawn 7';

interface Moving extends Scenario {
  mover: string;
  newEmail: string;
}

async function openTicket(scenario: Moving, name: string, email: string): Promise<void> {
  scenario.mover = name;
  scenario.last = await scenario.person(name).browser.put('/api/account/email', { email });
}
const moverOf = (scenario: Moving) => scenario.person(scenario.mover);
const mailsTo = (scenario: Moving, address: string) => scenario.product.mailTo(address);
const kindsTo = async (scenario: Moving, address: string) => (await mailsTo(scenario, address)).map(kindOf);

async function confirm(scenario: Moving, browser: Visitor): Promise<void> {
  const mails = await mailsTo(scenario, scenario.newEmail);
  const token = mails.map((mail) => /\/confirm-email\?token=([\w-]+)/.exec(mail.text)?.[1]).find(Boolean);
  assert.ok(token, `no link to ${scenario.newEmail}`);
  scenario.last = await browser.post('/api/auth/confirm-email', { token });
}

When('{word} asks to use a new address', async function (this: Moving, name: string) {
  this.newEmail = `moved.${this.person(name).email}`;
  await openTicket(this, name, this.newEmail);
  assert.equal(this.last.status, 202, JSON.stringify(this.last.body));
});

When('{word} asks to use another new address', function (this: Moving, name: string) {
  return openTicket(this, name, `again.${this.person(name).email}`);
});

When('{word} asks to use a new address {int} times', async function (this: Moving, name: string, times: number) {
  for (let n = 0; n < times; n++) await openTicket(this, name, `moved.${n}.${this.person(name).email}`);
});

When('{word} asks to use the address of {word}', function (this: Moving, name: string, otherName: string) {
  return openTicket(this, name, this.person(otherName).email);
});

When(
  '{word} asks to use the address of {word}, differently spelt',
  function (this: Moving, name: string, otherName: string) {
    return openTicket(this, name, this.person(otherName).email.toUpperCase().replace('@', '+home@'));
  },
);

When('{word} asks to use his own address in capitals', function (this: Moving, name: string) {
  return openTicket(this, name, this.person(name).email.toUpperCase());
});

When(/^(?:he|she) confirms the new address$/, function (this: Moving) {
  return confirm(this, this.product.visitor());
});

When('he confirms the new address in the browser where he is signed in', function (this: Moving) {
  return confirm(this, moverOf(this).browser);
});

When('{word} sets a new password by a mailed link', async function (this: Moving, name: string) {
  const [{ email }, stranger] = [this.person(name), this.product.visitor()];
  await stranger.post('/api/auth/forgot-password', { email });
  const token = await linkIn(this.product, email, /\/reset-password\?token=([\w-]+)/);
  const { status } = await stranger.post('/api/auth/reset-password', { token, newPassword: 'Sunrise over 7 hills!' });
  assert.equal(status, 200);
});

Then('his old address gets an e-mail about the requested change', async function (this: Moving) {
  assert.ok((await kindsTo(this, moverOf(this).email)).includes('emailChangeRequested'));
});

Then('his old address gets an e-mail about the change', async function (this: Moving) {
  const [mail] = await mailsTo(this, moverOf(this).email);
  assert.ok(mail && isEmail(mail, 'emailChanged'));
  assert.ok(!mail.text.includes(this.newEmail) && !mail.html.includes(this.newEmail));
});

Then('the account still uses the old address until the new one is confirmed', async function (this: Moving) {
  const { email, waiting } = await this.sees(this.mover, '/api/account/email');
  assert.deepEqual([email, waiting.email], [moverOf(this).email, this.newEmail]);
});

Then('{word} signs in with the new address only', async function (this: Moving, name: string) {
  const signIn = async (email: string) =>
    (await this.product.visitor().post('/api/auth/signin', { email, password: PASSWORD })).status;
  assert.deepEqual([await signIn(this.person(name).email), await signIn(this.newEmail)], [401, 200]);
});

Then('{word} is still signed in here', async function (this: Moving, name: string) {
  const user = await this.sees(name, '/api/user');
  assert.deepEqual([user.email, user.emailConfirmed], [this.newEmail, true]);
});

Then('the e-mail to the new address names nobody', async function (this: Moving) {
  const [mail] = await mailsTo(this, this.newEmail);
  assert.ok(mail && !mail.text.includes(this.mover) && !mail.html.includes(this.mover));
});

Then('he gets the same answer as for a free address', async function (this: Moving) {
  const other = this.last;
  const { waiting } = await this.sees(this.mover, '/api/account/email');
  await openTicket(this, this.mover, `free.${moverOf(this).email}`);
  assert.deepEqual([other.status, other.body], [this.last.status, this.last.body]);
  assert.ok(waiting);
});

Then('{word} gets no link', async function (this: Moving, name: string) {
  assert.ok(!(await kindsTo(this, this.person(name).email)).includes('confirmNewEmail'));
});

When('{word} names a guardian with that address', async function (this: Moving, name: string) {
  const { status } = await this.person(name).browser.post('/api/guardian', {
    waliName: 'Her uncle',
    waliEmail: this.newEmail,
    waliPhone: '+44 7700 900124',
    waliRelation: 'uncle',
  });
  assert.equal(status, 201);
});

Then('the new address gets an e-mail that something waits', async function (this: Moving) {
  assert.ok(
    (await mailsTo(this, this.newEmail)).some((mail) =>
      isEmail(mail, 'approvalsWaiting', 'approvalInterest', 'approvalMessage', 'approvalStage'),
    ),
  );
});
