import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { decideRewrite, hidePart, NOTE, rewrite, warn } from '../../../src/testing/moderation.ts';
import { anAdmin, aSister, expectOk, guardianOf } from '../../../src/testing/people.ts';
import { kindOf } from '../../../src/testing/read-mail.ts';
import type { Scenario } from '../../support/world.ts';

interface Moderated extends Scenario {
  measureId: string;
  seenVersion: string;
  formerText: string;
}

const ownOf = (scenario: Scenario, name: string) => scenario.sees(name, '/api/profile');
const staffOf = (scenario: Scenario) => anAdmin(scenario.product);
const caseOf = async (scenario: Moderated) =>
  (await expectOk('Case', (await staffOf(scenario)).get(`/api/admin/rewrites/${scenario.measureId}`))).body;
const aboutHim = async (scenario: Scenario, reader: string) =>
  (await scenario.sees(reader, `/api/profiles/${scenario.person('Yusuf').profileId}`)).aboutMe;
const kindsTo = async (scenario: Scenario, name: string) =>
  (await scenario.product.mailTo(scenario.person(name).email)).map(kindOf);

When('the staff hide what {word} wrote about himself', async function (this: Moderated, name: string) {
  this.formerText = (await ownOf(this, name)).bio;
  this.measureId = await hidePart(await staffOf(this), this.person(name));
});

When('the staff hide the profile of {word}', async function (this: Moderated, name: string) {
  this.measureId = await hidePart(await staffOf(this), this.person(name), 'profile');
});

When('{word} writes about himself {string}', async function (this: Moderated, name: string, bio: string) {
  await rewrite(this.person(name), bio);
});

When('the staff read the rewritten text', async function (this: Moderated) {
  this.seenVersion = (await caseOf(this)).version;
});

When('the staff accept what they read', async function (this: Moderated) {
  const input = { version: this.seenVersion, reason: 'for a scenario' };
  this.last = await (await staffOf(this)).post(`/api/admin/rewrites/${this.measureId}/show`, input);
});

When(/^the staff (?:accept the rewritten text|show it again)$/, async function (this: Moderated) {
  await expectOk('Show', decideRewrite(await staffOf(this), this.measureId, 'show'));
});

When('the staff send the rewritten text back', async function (this: Moderated) {
  await expectOk('Back', decideRewrite(await staffOf(this), this.measureId, 'send-back'));
});

Then('it is refused because he changed it', function (this: Moderated) {
  assert.deepEqual([this.last.status, this.last.body.code], [409, 'matchmaking.profile-changed']);
});

Then(
  '{word} reads that it is hidden, why, and the sentence of the staff',
  async function (this: Moderated, name: string) {
    const { bio, measures } = await ownOf(this, name);
    assert.equal(bio, this.formerText);
    assert.deepEqual(
      measures.map(({ part, why, note }: Record<string, string>) => [part, why, note]),
      [['bio', 'contact_details', NOTE]],
    );
  },
);

Then('{word} reads nothing about him in his own words', async function (this: Moderated, reader: string) {
  assert.equal(await aboutHim(this, reader), '');
});

Then('{word} reads about him {string}', async function (this: Moderated, reader: string, text: string) {
  assert.equal(await aboutHim(this, reader), text);
});

Then('{word} gets an e-mail that does not quote it', async function (this: Moderated, name: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  const mail = mails.find((one) => kindOf(one) === 'profileHidden');
  assert.ok(mail && !mail.text.includes(this.formerText) && !mail.text.includes(NOTE));
});

Then(/^the rewritten text is (not )?in the queue of the staff$/, async function (this: Moderated, not?: string) {
  const filter = encodeURIComponent(JSON.stringify({ state: 'submitted', id: [this.measureId] }));
  const { body } = await (await staffOf(this)).get(`/api/admin/rewrites?filter=${filter}`);
  assert.equal(body.length, not ? 0 : 1);
});

Then('nothing of {word} is hidden', async function (this: Moderated, name: string) {
  assert.deepEqual((await ownOf(this, name)).measures, []);
});

Then('{word} can write to Amina', async function (this: Moderated, name: string) {
  const [match] = await this.sees(name, '/api/matches');
  const sent = this.person(name).browser.post(`/api/matches/${match.id}/messages`, { content: 'Assalamu alaikum.' });
  await expectOk('Message', sent);
});

Then('{word} cannot send a request to another sister', async function (this: Moderated, name: string) {
  const other = await aSister(this.product, 'Safiyya');
  await guardianOf(this.product, other);
  const input = { toProfileId: other.profileId };
  const { body } = await this.person(name).browser.post('/api/interest-requests', input);
  assert.equal(body.code, 'matchmaking.profile-hidden');
});

When('the staff warn {word}', async function (this: Moderated, name: string) {
  this.measureId = await warn(await staffOf(this), this.person(name));
});

Then('{word} reads the warning in her account', async function (this: Moderated, name: string) {
  const [measure] = (await ownOf(this, name)).measures;
  assert.deepEqual([measure.kind, measure.note, measure.acknowledgedAt], ['warning', NOTE, null]);
});

Then('{word} gets no e-mail about it', async function (this: Moderated, name: string) {
  assert.ok(!(await kindsTo(this, name)).includes('memberWarned'));
});

When('{word} confirms to have read the warning', async function (this: Moderated, name: string) {
  await expectOk('Read', this.person(name).browser.post(`/api/profile/warnings/${this.measureId}/acknowledge`));
});

Then('the staff see that she has read the warning', async function (this: Moderated) {
  const path = `/api/admin/users/${this.person('Amina').userId}/measures`;
  const { body } = await expectOk('Measures', (await staffOf(this)).get(path));
  assert.ok(body.measures[0].acknowledgedAt);
});
