import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { MailId } from '../../../src/shared-kernel/mail/mailer.ts';
import type { Email } from '../../../src/testing/product.ts';
import type { Scenario } from '../../support/world.ts';
import { idsOn, pagesFrom } from '../../support/pages.ts';
import { fieldCalled, valueOf } from '../../support/field-words.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

const SETTINGS = '/api/account/settings';
const KINDS: Record<string, MailId[]> = {
  'of the request': ['interestReceived'],
  'of a message': ['messageDelivered'],
  'of somebody new': ['savedSearchDigest'],
  'of an item': ['approvalsWaiting', 'approvalInterest', 'approvalMessage', 'approvalStage'],
  'that his password was changed': ['passwordChanged'],
};

async function mailsTo(scenario: Scenario, name: string, what: string): Promise<Email[]> {
  const kinds = KINDS[what];
  assert.ok(kinds, `No e-mail stands for “${what}”`);
  const mails = await scenario.product.mailTo(scenario.person(name).email);
  return mails.filter((mail) => isEmail(mail, ...kinds));
}
const inWords = (value: unknown): string => (value === true ? 'on' : value === false ? 'off' : String(value));
const saveSetting = (scenario: Scenario, name: string, setting: string, value: string) =>
  scenario.person(name).browser.put(SETTINGS, { [fieldCalled(setting)]: valueOf(value) });

Then('{word} has these settings', async function (this: Scenario, name: string, table: DataTable) {
  const settings = await this.sees(name, SETTINGS);
  for (const [setting, value] of Object.entries(table.rowsHash()))
    assert.equal(inWords(settings[fieldCalled(setting)]), value, setting);
});

Given(
  '{word} has set {string} to {word}',
  async function (this: Scenario, name: string, setting: string, value: string) {
    assert.equal((await saveSetting(this, name, setting, value)).status, 200);
  },
);

When(/^(\w+) sets "([^"]+)" to (\S+)$/, async function (this: Scenario, name: string, setting: string, value: string) {
  this.last = await saveSetting(this, name, setting, value);
});

Then('the refusal names the wrong field', function (this: Scenario) {
  assert.equal(this.last.status, 400, JSON.stringify(this.last.body));
  assert.notDeepEqual(this.last.body.fields ?? {}, {});
});

Then(/^(\w+) gets no e-mail (of .+)$/, async function (this: Scenario, name: string, what: string) {
  assert.deepEqual(await mailsTo(this, name, what), []);
});

Then('{int} item(s) wait(s) on the dashboard of {word}', async function (this: Scenario, count: number, name: string) {
  assert.equal((await this.sees(name, '/api/guardian/pending-approvals')).length, count);
});

const unsubscribeLink = async (scenario: Scenario, name: string, what: string): Promise<string> => {
  const [mail] = await mailsTo(scenario, name, what);
  assert.equal(mail?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1];
  assert.ok(link && mail!.text.includes(link), 'the link stands in the header and in the e-mail');
  return new URL(link).pathname;
};

When(
  /^(\w+)'s mail program unsubscribes (?:him|her) by the headers of the e-mail (.+)$/,
  async function (this: Scenario, name: string, what: string) {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const path = await unsubscribeLink(this, name, what);
    const { status } = await this.product.visitor().post(path, 'List-Unsubscribe=One-Click', form);
    assert.equal(status, 200);
  },
);

When(
  /^(\w+) opens the unsubscribe link of the e-mail (.+)$/,
  async function (this: Scenario, name: string, what: string) {
    this.last = await this.product.visitor().get(await unsubscribeLink(this, name, what));
  },
);

Then('a page with a button asks her', function (this: Scenario) {
  assert.deepEqual([this.last.status, this.last.body.shows], [200, 'form']);
});

Then(
  /^the e-mail (of .+) comes to (\w+) from "([^"]*)" with the subject "([^"]*)"$/,
  async function (this: Scenario, what: string, name: string, sender: string, subject: string) {
    const [mail] = await mailsTo(this, name, what);
    assert.ok(mail);
    assert.match(mail.headers['from']!, new RegExp(`^"?${sender}"? <`));
    assert.equal(mail.subject, subject);
  },
);

Then(/^the e-mail (that .+) has no unsubscribe header$/, async function (this: Scenario, what: string) {
  const [name] = this.people.keys();
  const [mail] = await mailsTo(this, name!, what);
  assert.ok(mail && !('list-unsubscribe' in mail.headers));
});

const finds = async (scenario: Scenario, name: string, otherName: string): Promise<boolean> => {
  const { profileId } = scenario.person(otherName);
  const listed = idsOn(await pagesFrom(scenario.person(name).browser, '/api/profiles/browse?limit=50'));
  const { status } = await scenario.person(name).browser.get(`/api/profiles/${profileId}`);
  assert.equal(status === 200, listed.includes(profileId), 'browse and the profile itself agree');
  return status === 200;
};

Then('{word} finds {word}', async function (this: Scenario, name: string, otherName: string) {
  assert.equal(await finds(this, name, otherName), true);
});

Then('{word} does not find {word}', async function (this: Scenario, name: string, otherName: string) {
  assert.equal(await finds(this, name, otherName), false);
});

Then('{word} cannot send {word} an interest request', async function (this: Scenario, name: string, otherName: string) {
  const toProfileId = this.person(otherName).profileId;
  const { status } = await this.person(name).browser.post('/api/interest-requests', { toProfileId });
  assert.equal(status, 404);
});

When('{word} changes her place to {string}', async function (this: Scenario, name: string, location: string) {
  assert.equal((await this.person(name).browser.put('/api/profile', { location })).status, 200);
});

const confirmationLinks = async (scenario: Scenario, name: string): Promise<string[]> =>
  (await scenario.product.mailTo(scenario.person(name).email)).flatMap(
    (mail) => /\/confirm-email\?token=([\w-]+)/.exec(mail.text)?.[1] ?? [],
  );
const confirm = (scenario: Scenario, token: string | undefined) =>
  scenario.product.visitor().post('/api/auth/confirm-email', { token });

When('{word} confirms by the mailed link', async function (this: Scenario, name: string) {
  this.last = await confirm(this, (await confirmationLinks(this, name))[0]);
});

When('{word} confirms by the older link', async function (this: Scenario, name: string) {
  this.last = await confirm(this, (await confirmationLinks(this, name))[1]);
});

When('{word} asks for another link', async function (this: Scenario, name: string) {
  // Waits, since two concurrent emails may arrive in any order.
  await this.product.waitForIdle();
  assert.equal((await this.person(name).browser.post('/api/auth/confirm-email/resend')).status, 202);
});

Then(/^the address of (\w+) is (not )?confirmed$/, async function (this: Scenario, name: string, not?: string) {
  assert.equal((await this.sees(name, '/api/user')).emailConfirmed, !not);
});
