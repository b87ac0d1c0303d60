import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { TERMS_VERSION } from '../../../src/modules/identity/contracts/terms.ts';
import { invitationTo } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { fieldCalled } from '../../support/field-words.ts';
import { kindOf } from '../../../src/testing/read-mail.ts';

const PASSWORD = 'a long walk at dawn 7';
let count = 0;

interface Attempt extends Scenario {
  email: string;
  password: string;
  waliEmail: string;
  browser: Visitor;
  stranger: unknown;
}

async function signUp(scenario: Attempt, form: Record<string, unknown>): Promise<void> {
  scenario.browser = scenario.product.visitor();
  scenario.email = `sign.up.${process.pid}.${++count}@people.example`;
  scenario.password = PASSWORD;
  scenario.last = await scenario.browser.post('/api/auth/signup', {
    email: scenario.email,
    password: PASSWORD,
    username: 'Somebody',
    ...form,
  });
}

When(/^(?:\w+) (?:signs up|has signed up) as a brother$/, function (this: Attempt) {
  return signUp(this, { gender: 'male' });
});

When('{word} signs up as a brother and accepts the terms', function (this: Attempt, _name: string) {
  return signUp(this, { gender: 'male', termsVersion: TERMS_VERSION });
});

When('he accepts the terms', async function (this: Attempt) {
  this.last = await this.browser.post('/api/account/terms', { version: TERMS_VERSION });
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

Then(/^he has (not )?accepted the terms$/, async function (this: Attempt, not?: string) {
  assert.equal((await this.browser.get('/api/user')).body.termsAccepted, !not);
});

When(/^\w+ signs up as a brother with the plan (.+)$/, function (this: Attempt, plan: string) {
  return signUp(this, { gender: 'male', selectedPlan: JSON.parse(plan) });
});

When('somebody signs up with the same address and the plan {string}', async function (this: Attempt, plan: string) {
  const form = { email: this.email, password: PASSWORD, username: 'Somebody else', selectedPlan: plan };
  this.last = await this.product.visitor().post('/api/auth/signup', form);
});

When('{word} signs up as a sister and names her father', function (this: Attempt, _name: string) {
  return withFather(this, {});
});

const withFather = (scenario: Attempt, form: Record<string, unknown>) => {
  scenario.waliEmail = `wali.${process.pid}.${++count}@people.example`;
  const father = { waliName: 'Abdullah Khan', waliEmail: scenario.waliEmail, waliPhone: '+44 7700 900123' };
  return signUp(scenario, { gender: 'female', ...father, ...form });
};

When(
  '{word} signs up as a sister called {word}, with the user name {word}, and names her father',
  function (this: Attempt, _name: string, firstName: string, username: string) {
    return withFather(this, { firstName, username });
  },
);

When(/^\w+ signs up as a sister with "(.+)" as (.+)$/, function (this: Attempt, words: string, value: string) {
  return withFather(this, { [fieldCalled(words)]: JSON.parse(value) });
});

Then(
  'her father reads of {word}, and never of {word}',
  async function (this: Attempt, firstName: string, username: string) {
    const [mail] = await this.product.mailTo(this.waliEmail);
    for (const part of [mail!.text, mail!.html]) {
      assert.ok(part.includes(`${firstName} asks you to be her wali (guardian)`));
      assert.ok(!part.includes(username));
    }
  },
);

When('{word} signs up as a sister and names nobody', function (this: Attempt, _name: string) {
  return signUp(this, { gender: 'female' });
});

When(
  "{word} signs up as a sister and gives her own address, differently spelt, as her guardian's",
  async function (this: Attempt, _name: string) {
    const [local, domain] = ['amina.k', `${process.pid}.people.example`];
    const wali = {
      gender: 'female',
      waliName: 'Abdullah Khan',
      waliEmail: `Amina.K+wali@${domain}`,
      waliPhone: '+44 7700 900123',
    };
    await signUp(this, { ...wali, email: `${local}@${domain}` });
    this.email = `${local}@${domain}`;
  },
);

When('somebody signs up with the same address in capitals', async function (this: Attempt) {
  const email = this.email.toUpperCase();
  this.last = await this.product
    .visitor()
    .post('/api/auth/signup', { email, password: PASSWORD, username: 'Somebody else' });
});

When('{word} signs up with the password {string}', function (this: Attempt, _name: string, password: string) {
  return signUp(this, { gender: 'male', password });
});

Then('he/she can sign in', async function (this: Attempt) {
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
  const { status } = await this.browser.post('/api/auth/signin', { email: this.email, password: this.password });
  assert.equal(status, 200);
});

Then('no guardian is invited', async function (this: Attempt) {
  assert.equal((await this.browser.get('/api/guardian')).body, null);
});

Then('her father is sent a verification e-mail with a link and a code', async function (this: Attempt) {
  const { code } = await invitationTo(this.product, this.waliEmail);
  const [mail] = await this.product.mailTo(this.waliEmail);
  assert.match(code, /^[A-HJ-NP-Z2-9]{8}$/);
  assert.ok(
    mail!.text.split('\n').some((line) => line.trim() === code),
    'the code stands in plain sight',
  );
});

Then("she is asked for her guardian's name, e-mail and phone", function (this: Attempt) {
  assert.equal(this.last.status, 400);
  assert.deepEqual(Object.keys(this.last.body.fields).sort(), ['waliEmail', 'waliName', 'waliPhone']);
});

Then('she is told that it must not be her own', function (this: Attempt) {
  assert.equal(this.last.body.code, 'guardianship.own-email');
  assert.ok(this.last.body.fields.waliEmail);
});

Then('there is no account for {word}', async function (this: Attempt, _name: string) {
  const { status } = await this.browser.post('/api/auth/signin', { email: this.email, password: this.password });
  assert.equal(status, 401);
});

Then('he is asked for another password', function (this: Attempt) {
  assert.equal(this.last.status, 400);
  assert.ok(this.last.body.fields.password);
});

When('he makes a profile as a sister', async function (this: Attempt) {
  await makeProfile(this, { gender: 'female' });
});

When(/^he makes a profile with "(.+?)" as (.+)$/, async function (this: Attempt, words: string, value: string) {
  await makeProfile(this, { [fieldCalled(words)]: JSON.parse(value) });
});

async function makeProfile(scenario: Attempt, changes: Record<string, unknown>): Promise<void> {
  const { profileForm } = await import('../../../src/testing/people.ts');
  await scenario.browser.post('/api/auth/signin', { email: scenario.email, password: PASSWORD });
  scenario.last = await scenario.browser.post('/api/profiles', profileForm('male', changes));
}

Given('{word} asks for a new password', async function (this: Attempt, name: string) {
  this.email = this.person(name).email;
  this.browser = this.product.visitor();
  this.last = await this.browser.post('/api/auth/forgot-password', { email: this.email });
  // The next steps come after the email.
  await this.product.waitForIdle();
});

Then('an e-mail tells Yusuf that somebody tried to sign up with his address', async function (this: Attempt) {
  const kinds = (await this.product.mailTo(this.email)).map(kindOf);
  assert.ok(kinds.includes('signUpTaken'), kinds.join(', '));
});

When('he sets it to {string} by the mailed link', async function (this: Attempt, newPassword: string) {
  const mails = await this.product.mailTo(this.email);
  const token = mails.map((mail) => /\/reset-password\?token=([\w-]+)/.exec(mail.text)?.[1]).find(Boolean);
  this.last = await this.browser.post('/api/auth/reset-password', { token, newPassword });
});

/** Reads what the page of the newest mailed link of this kind says about its use. */
async function linkUse({ product, people, email }: Attempt): Promise<unknown> {
  const mails = await product.mailTo(email ?? [...people.values()][0]!.email);
  const links = mails.map(({ text }) => /\/(?:reset-password|confirm-email)\?token=([\w-]+)/.exec(text)?.[1]);
  return (await product.visitor().get(`/api/auth/link-use?token=${links.find(Boolean)}`)).body;
}

Then('the page of that link says when it was used', async function (this: Attempt) {
  const { usedAt } = (await linkUse(this)) as { usedAt: string };
  assert.match(usedAt, /^\d{4}-\d\d-\d\dT/);
});

Then('the page of that link no longer knows of it', async function (this: Attempt) {
  assert.deepEqual(await linkUse(this), { usedAt: null });
});

Then('he can sign in with {string}', async function (this: Attempt, password: string) {
  assert.equal((await this.browser.post('/api/auth/signin', { email: this.email, password })).status, 200);
});

Then('his earlier sessions are signed out', async function (this: Attempt) {
  const [before] = this.people.values();
  assert.equal((await before!.browser.get('/api/user')).status, 401);
});

When('a stranger asks for a new password for an address without an account', async function (this: Attempt) {
  this.email = `nobody.${process.pid}@people.example`;
  this.last = await this.product.visitor().post('/api/auth/forgot-password', { email: this.email });
});

Then('he gets the same answer as {word}', async function (this: Attempt, name: string) {
  const known = await this.product.visitor().post('/api/auth/forgot-password', { email: this.person(name).email });
  assert.deepEqual([this.last.status, this.last.body], [known.status, known.body]);
});

Then('no e-mail is sent to that address', async function (this: Attempt) {
  assert.deepEqual(await this.product.mailTo(this.email), []);
});

When('somebody signs up with address, password and user name alone', function (this: Attempt) {
  return signUp(this, {});
});

When(/^her guardian is named from (the same|another) browser$/, async function (this: Attempt, which: string) {
  this.waliEmail = `wali.${process.pid}.${++count}@people.example`;
  const wali = {
    waliName: 'Abdullah Khan',
    waliEmail: this.waliEmail,
    waliPhone: '+44 7700 900123',
    waliRelation: 'father',
  };
  const browser = which === 'another' ? this.product.visitor() : this.browser;
  this.last = await browser.post('/api/wali-verification', { userId: this.last.body.id, gender: 'female', ...wali });
});
