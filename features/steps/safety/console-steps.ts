import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { after, DAY } from '../../../src/shared-kernel/clock.ts';
import type { Duty } from '../../../src/shared-kernel/contracts/roles.ts';
import { aModerator, anAdmin, aStaffMember, expectOk, govern, PASSWORD } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import type { MailId } from '../../../src/shared-kernel/mail/mailer.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface InConsole extends Scenario {
  matchId: string;
  emails: number;
}

Given('{word}, a moderator', async function (this: Scenario, name: string) {
  this.people.set(name, await aModerator(this.product));
});

Given('{word}, one of the staff with the duty {string}', async function (this: Scenario, name: string, duty: Duty) {
  this.people.set(name, await aStaffMember(this.product, duty));
});

When(
  'an admin entrusts {word} with the duty {string} instead, and she signs in again',
  async function (this: Scenario, name: string, duty: Duty) {
    const { email, browser } = this.person(name);
    await govern(this.product, this.person(name), 'set-role', { role: 'staff', duties: [duty] });
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  },
);

When(
  "an admin disables {word}'s account for {int} days because {string}",
  async function (this: Scenario, name: string, days: number, reason: string) {
    const admin = await anAdmin(this.product);
    const until = after(await this.product.now(), days * DAY).toISOString();
    const path = `/api/admin/users/${this.person(name).userId}/disable`;
    await expectOk('Suspension', admin.post(path, { reason, until }));
  },
);

Then('no e-mail that {word} has received says {string}', async function (this: Scenario, name: string, words: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  for (const { subject, text, html } of mails)
    for (const part of [subject, text, html]) assert.ok(!part.includes(words));
});

const hasGot = async (scenario: Scenario, name: string, id: MailId): Promise<boolean> =>
  (await scenario.product.mailTo(scenario.person(name).email)).some((mail) => isEmail(mail, id));

Then(
  '{word} is told by e-mail that he has nothing to decide for his ward',
  async function (this: Scenario, name: string) {
    assert.ok(await hasGot(this, name, 'wardSuspended'));
  },
);

Then('{word} gets an e-mail that it continues', async function (this: Scenario, name: string) {
  assert.ok(await hasGot(this, name, 'wardResumed'));
});

// Permissions of a moderator

When('{word} looks for {word} in the console', async function (this: Scenario, who: string, name: string) {
  const filter = encodeURIComponent(JSON.stringify({ q: this.person(name).email }));
  this.last = await this.person(who).browser.get(`/api/admin/users?filter=${filter}`);
});

Then('she finds only him', function (this: Scenario) {
  const [him] = this.people.values();
  assert.deepEqual(
    this.last.body.map(({ id }: { id: string }) => id),
    [him!.userId],
  );
});

When("{word} tries to disable {word}'s account", async function (this: Scenario, who: string, name: string) {
  const path = `/api/admin/users/${this.person(name).userId}/disable`;
  this.last = await this.person(who).browser.post(path, { reason: 'as I like it' });
});

Given('{word} has reported {word}', async function (this: Scenario, who: string, name: string) {
  const about = { subjectType: 'profile', subjectId: this.person(name).profileId, reason: 'other' };
  await expectOk('Report', this.person(who).browser.post('/api/reports', about));
});

When('{word} resolves the newest report', async function (this: Scenario, who: string) {
  const { browser } = this.person(who);
  const report = (await expectOk('Reports', browser.get('/api/admin/reports'))).body.at(-1);
  const resolution = { outcome: 'acted', reason: 'the report was right' };
  this.last = await expectOk('Report', browser.post(`/api/admin/reports/${report.id}/resolve`, resolution));
});

// The history of an account

When('an admin opens the history of {word}', async function (this: Scenario, name: string) {
  const admin = await anAdmin(this.product);
  this.last = await admin.get(`/api/admin/users/${this.person(name).userId}/timeline`);
});

Then('it lists, the newest first, {string}', function (this: Scenario, kinds: string) {
  const notified: string[] = this.last.body.map(({ kind }: { kind: string }) => kind);
  const wanted = kinds.split(', ');
  assert.deepEqual(
    notified.filter((kind) => wanted.includes(kind)),
    wanted,
  );
});

// The audit log, and reading conversations

Given(/^(\w+) has written "(.*)" to \w+$/, async function (this: InConsole, name: string, words: string) {
  const { browser } = this.person(name);
  await expectOk('Message', browser.post(`/api/matches/${this.matchId}/messages`, { content: words }));
});

const countEmails = async (scenario: Scenario): Promise<number> => {
  const all = await Promise.all([...scenario.people.values()].map(({ email }) => scenario.product.mailTo(email)));
  return all.flat().length;
};

When(
  /^an admin reads the conversation of \w+ and \w+ because "(.*)"$/,
  async function (this: InConsole, reason: string) {
    this.emails = await countEmails(this);
    const admin = await anAdmin(this.product);
    this.last = await admin.post(`/api/admin/conversations/${this.matchId}/read`, { reason });
  },
);

Then('he reads {string}', function (this: Scenario, words: string) {
  assert.deepEqual(
    this.last.body.words.map(({ content }: { content: string }) => content),
    [words],
  );
});

Then('Yusuf, Amina and Ibrahim are not told of it', async function (this: InConsole) {
  assert.equal(await countEmails(this), this.emails);
});

When(/^(\w+) tries to read the conversation of \w+ and \w+$/, async function (this: InConsole, who: string) {
  const { browser } = this.person(who);
  this.last = await browser.post(`/api/admin/conversations/${this.matchId}/read`, { reason: 'as I like it' });
});

When('{word} tries to open the audit log', async function (this: Scenario, who: string) {
  this.last = await this.person(who).browser.get('/api/admin/audit');
});

When('an admin searches the audit log for {string}', async function (this: Scenario, words: string) {
  const admin = await anAdmin(this.product);
  this.last = await admin.get(`/api/admin/audit?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`);
});

Then("it finds that {word}'s account was disabled", function (this: Scenario, name: string) {
  const profile = this.last.body.map((entry: { verb: string; subjectId: string }) => [entry.verb, entry.subjectId]);
  assert.deepEqual(profile, [['disable', this.person(name).userId]]);
});

Then('the audit log is complete', async function (this: Scenario) {
  const admin = await anAdmin(this.product);
  const { body } = await admin.get('/api/admin/audit/chain');
  assert.equal(body.intact, true);
});
