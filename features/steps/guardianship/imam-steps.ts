import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import {
  anAdmin,
  aSister,
  aWali,
  decideGuardianCase,
  expectOk,
  invitationTo,
  type Sister,
} from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface ImamScenario extends Scenario {
  imam: { waliName: string; waliEmail: string; waliPhone: string; waliRelation: string };
}

const BUTTON = { 'X-Requested-With': 'mithaq' };

async function names(scenario: ImamScenario, her: Sister, imamReason: string | undefined): Promise<void> {
  scenario.imam ??= { ...aWali('Imam Yaqub'), waliRelation: 'imam' };
  scenario.last = await her.browser.post('/api/guardian', { ...scenario.imam, imamReason });
}

async function presses(scenario: ImamScenario): Promise<void> {
  const { id, code } = await invitationTo(scenario.product, scenario.imam.waliEmail);
  scenario.last = await scenario.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
}

When('{word} names an imam without a reason', function (this: ImamScenario, her: string) {
  return names(this, this.sister(her), undefined);
});

When('{word} names an imam because {string}', async function (this: ImamScenario, her: string, why: string) {
  await expectOk(
    'Naming',
    names(this, this.sister(her), why).then(() => this.last),
  );
});

Then('the imam has been invited, and nobody else is written to', async function (this: ImamScenario) {
  await invitationTo(this.product, this.imam.waliEmail);
  assert.equal((await this.product.mailTo(this.sister('Amina').wali.email)).length, 1);
});

When('the imam presses the button behind the link', function (this: ImamScenario) {
  return presses(this);
});

When("{word} enters the code from the imam's e-mail", async function (this: ImamScenario, name: string) {
  const { code } = await invitationTo(this.product, this.imam.waliEmail);
  this.last = await this.person(name).browser.post('/api/guardian/verify', { verificationCode: code });
});

Then(
  "the staff's list of checks says that she named him because of {string}",
  async function (this: ImamScenario, why: string) {
    const checks: { email: string; imamReason: string }[] = (
      await (await anAdmin(this.product)).get('/api/admin/guardian-checks')
    ).body;
    assert.equal(checks.find(({ email }) => email === this.imam.waliEmail)?.imamReason, why);
  },
);

Then('neither {word} nor the imam reads why', async function (this: ImamScenario, her: string) {
  const mails = [
    await this.product.mailTo(this.sister(her).email),
    await this.product.mailTo(this.imam.waliEmail),
  ].flat();
  const read = [await this.sees(her, '/api/guardian'), this.last.body, mails.map(({ text }) => text)];
  assert.doesNotMatch(JSON.stringify(read), /imamReason|checkReasons|phone(?:d)? him/);
  assert.equal(mails.filter(({ text }) => text.includes('We need to check one thing first')).length, 2);
});

Given('5 sisters whose imam is the same man', async function (this: ImamScenario) {
  for (let n = 0; n < 5; n++) {
    const sister = await aSister(this.product, 'Safiyya');
    await names(this, sister, 'none');
    await presses(this);
    await decideGuardianCase(this.product, 'checks', sister, 'confirm');
  }
});

When('{word} names the same imam', function (this: ImamScenario, her: string) {
  return names(this, this.sister(her), 'none');
});

Then('{word} learns nothing of his other wards', async function (this: ImamScenario, her: string) {
  assert.equal((await this.sees(her, '/api/guardian')).status, 'pending');
});

When('{word} names {word} as her imam', async function (this: ImamScenario, her: string, his: string) {
  this.imam = { ...aWali(`${his} Rahman`), waliEmail: this.person(his).email, waliRelation: 'imam' };
  await names(this, this.sister(her), 'none');
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

Given('{word} is her imam, whom the staff have confirmed', async function (this: ImamScenario, his: string) {
  this.imam = { ...aWali(`${his} Rahman`), waliEmail: this.person(his).email, waliRelation: 'imam' };
  await names(this, this.sister('Amina'), 'none');
  const { code } = await invitationTo(this.product, this.imam.waliEmail);
  await expectOk('Code', this.person(his).browser.post('/api/guardian/verify', { verificationCode: code }));
  await decideGuardianCase(this.product, 'checks', this.sister('Amina'), 'confirm');
});

Then('the request is sent', function (this: ImamScenario) {
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});
