import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import news from '#texts/en/match-news.json' with { type: 'json' };
import type { PathView } from '../../../src/modules/matchmaking/contracts/family/family-contact.schema.ts';
import { UNCLE } from '../../../src/testing/matches/families.ts';
import { anAdmin, expectOk, linkIn } from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Families extends Scenario {
  matchId: string;
  /** The path of the relative's link. */
  relativeLink: string;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const EMAIL = 'hamid.rahman@people.example';

const ofGuardian = (scenario: Families, rest: string) => `/api/guardian/matches/${scenario.matchId}/${rest}`;
const ofMember = (scenario: Families, rest: string) => `/api/matches/${scenario.matchId}/${rest}`;

const pathOf = (scenario: Families, name: string): Promise<PathView> =>
  scenario.sees(
    name,
    Number(scenario.person(name).profileId) === 0 ? ofGuardian(scenario, 'path') : ofMember(scenario, 'path'),
  );
const numberOf = async (scenario: Families, name: string) =>
  (await pathOf(scenario, name)).releases.find(({ kind }) => kind === 'phone')!;

const release = (scenario: Families, name: string, body: object): Promise<Answer> =>
  scenario.person(name).browser.post(ofGuardian(scenario, 'releases'), body);

const open = async (scenario: Families, name: string): Promise<Answer> => {
  const { id } = await numberOf(scenario, 'Yusuf');
  return scenario.person(name).browser.post(ofMember(scenario, `releases/${id}/open`));
};

const emailsWith = async (scenario: Families, address: string, words: string) =>
  (await scenario.product.mailTo(address)).filter(({ text }) => text.includes(words));

/** The part of an email's text that names nobody. */
const beginning = (text: string): string => text.split('{{')[0]!.trim();

const set = async ({ product }: Scenario, contactThroughStaff: boolean): Promise<void> => {
  const { site } = product.application.kernel;
  await expectOk('Settings', (await anAdmin(product)).put('/api/admin/site/site', { contactThroughStaff }));
  while (site.settings.contactThroughStaff !== contactThroughStaff)
    await new Promise((resolve) => setImmediate(resolve));
};

When(
  '{word} releases the number {string} with the times {string}',
  async function (this: Families, name: string, value: string, callTimes: string) {
    this.last = await expectOk('Release', release(this, name, { kind: 'phone', value, callTimes }));
  },
);

When('{word} tries to release a number', async function (this: Families, name: string) {
  this.last = await release(this, name, { kind: 'phone', value: '+44 7700 900001' });
});

When('{word} tries to release contact through the staff', async function (this: Families, name: string) {
  this.last = await release(this, name, { kind: 'staff' });
});

Given('the operator lets families speak through the staff', function (this: Families) {
  return set(this, true);
});

// Scenarios of a folder share the product.
After({ tags: '@families-through-staff' }, function (this: Families) {
  return set(this, false);
});

Then('{word} opens it and is led to the staff', async function (this: Families, name: string) {
  const { releases } = await pathOf(this, name);
  const staff = releases.find(({ kind }) => kind === 'staff')!;
  const { body } = await expectOk(
    'Opening',
    this.person(name).browser.post(ofMember(this, `releases/${staff.id}/open`)),
  );
  assert.deepEqual(body, { value: null, callTimes: null });
});

Then('{word} gets an email about the release, without the number', async function (this: Families, name: string) {
  const { title } = (name === 'Amina' ? news.toHer : news.toHim).contactReleased;
  const [email, ...more] = await emailsWith(this, this.person(name).email, title);
  assert.ok(email && more.length === 0);
  assert.doesNotMatch(email.text + email.html, /900001|Maghrib/);
});

Then('{word} sees a number that he has not opened', async function (this: Families, name: string) {
  const { opened, endedAt, allowedActions } = await numberOf(this, name);
  assert.deepEqual([opened, endedAt, allowedActions], [0, null, ['open']]);
});

Then('{word} sees a number that she cannot open', async function (this: Families, name: string) {
  const { opened, allowedActions } = await numberOf(this, name);
  assert.deepEqual([opened, allowedActions], [null, []]);
  assert.equal((await open(this, name)).status, 404);
});

Then('{word} reads {string} nowhere in her data', async function (this: Families, name: string, words: string) {
  const read = [await pathOf(this, name), await this.sees(name, '/api/account/export')];
  assert.ok(!JSON.stringify(read).includes(words));
});

When('{word} opens the number', async function (this: Families, name: string) {
  this.last = await expectOk('Opening', open(this, name));
});

When('{word} opens the number twice at the same moment', async function (this: Families, name: string) {
  await Promise.all([1, 2].map(() => expectOk('Opening', open(this, name))));
});

Then('he reads {string} and {string}', function (this: Families, value: string, callTimes: string) {
  assert.deepEqual(this.last.body, { value, callTimes });
});

Then(
  '{word} sees that the number was opened {int} times',
  async function (this: Families, name: string, count: number) {
    assert.equal((await numberOf(this, name)).opened, count);
  },
);

const end = async (scenario: Families, name: string): Promise<Answer> => {
  const { id } = await numberOf(scenario, name);
  return scenario.person(name).browser.delete(ofGuardian(scenario, `releases/${id}`));
};

When('{word} ends the release of the number', async function (this: Families, name: string) {
  this.last = await expectOk('End', end(this, name));
  // Once more changes nothing.
  await expectOk('End', end(this, name));
});

When(
  '{word} opens the number at the moment at which {word} ends its release',
  async function (this: Families, his: string, guardian: string) {
    [this.last] = (await Promise.all([open(this, his), expectOk('End', end(this, guardian))])) as [Answer, Answer];
  },
);

Then('all three see whether it was opened before it ended', async function (this: Families) {
  const wasOpened = this.last.status === 200;
  if (!wasOpened) assert.equal(this.last.body.code, 'matchmaking.release-ended');
  for (const name of ['Yusuf', 'Amina', 'Ibrahim']) {
    const { endedAt, opened } = await numberOf(this, name);
    assert.ok(endedAt, name);
    assert.equal(opened, name === 'Amina' ? null : Number(wasOpened), name);
  }
});

Then('{word} sees that the release of the number has ended', async function (this: Families, name: string) {
  assert.ok((await numberOf(this, name)).endedAt);
});

Then(
  /^(\w+) cannot open the number because (its release has ended|the conversation is paused)$/,
  async function (this: Families, name: string, reason: string) {
    const code = reason.startsWith('its') ? 'matchmaking.release-ended' : 'matchmaking.match-paused';
    assert.equal((await open(this, name)).body.code, code);
    assert.deepEqual((await numberOf(this, name)).allowedActions, []);
  },
);

Then('{word} can release a number again', async function (this: Families, name: string) {
  assert.ok((await pathOf(this, name)).releaseKinds.includes('phone'));
  await expectOk('Release', release(this, name, { kind: 'phone', value: '+44 7700 900002' }));
});

Then('nothing that was released is stored', async function (this: Families) {
  const { db } = this.product.application.kernel;
  const releases = await db('matchmaking.contact_release').where({ match_id: this.matchId as never });
  const relatives = await db('matchmaking.named_relative').where({ match_id: this.matchId as never });
  assert.ok(releases.length + relatives.length > 0);
  for (const { value, call_times } of releases) assert.deepEqual([value, call_times], [null, null]);
  for (const { name, relation, phone, email } of relatives)
    assert.deepEqual([name, relation, phone, email], [null, null, null, null]);
});

When('{word} steps down from the families of {word}', async function (this: Families, name: string, ward: string) {
  const body = { wardProfileId: this.person(ward).profileId };
  await expectOk('Stepping down', this.person(name).browser.post('/api/guardian/step-down', body));
});

// The relative

const ask = (scenario: Families, name: string) =>
  expectOk('Request', scenario.person(name).browser.post(ofGuardian(scenario, 'relative/request')));
const nameUncle = (scenario: Families, name: string, more: object = {}): Promise<Answer> =>
  scenario.person(name).browser.post(ofMember(scenario, 'relative'), { ...UNCLE, ...more });

When('{word} asks {word} for a relative', async function (this: Families, name: string, _: string) {
  await ask(this, name);
});

When('{word} tries to name his uncle', async function (this: Families, name: string) {
  this.last = await nameUncle(this, name);
});

When('{word} names his uncle without an email address', async function (this: Families, name: string) {
  this.relativeLink = (await expectOk('Relative', nameUncle(this, name))).body.link;
});

When('{word} names his uncle with an email address', async function (this: Families, name: string) {
  const { body } = await expectOk('Relative', nameUncle(this, name, { email: EMAIL }));
  assert.ok(!('link' in body));
  this.relativeLink = `/decide/relative/${await linkIn(this.product, EMAIL, /\/decide\/relative\/([\w-]+)/)}`;
});

Given(
  '{word} has named his uncle, at the request of {word}',
  async function (this: Families, his: string, guardian: string) {
    await ask(this, guardian);
    await expectOk('Relative', nameUncle(this, his));
  },
);

Then('{word} gets an email that requests a relative', async function (this: Families, name: string) {
  assert.equal((await emailsWith(this, this.person(name).email, news.toHim.relativeRequested.title)).length, 1);
});

Then('his uncle gets an email that {word} named him', async function (this: Families, name: string) {
  const email = (await this.product.mailTo(EMAIL)).at(-1)!;
  assert.ok(email.text.includes(`${name} named you as a relative`), email.text);
  assert.ok(!email.text.includes('Amina'));
});

Then('{word} gets an email about the relative', async function (this: Families, name: string) {
  const [email] = await emailsWith(this, this.person(name).email, 'named a relative');
  assert.ok(email);
  assert.doesNotMatch(email.text, /Hamid|900123/);
});

When('{word} opens the details of the relative', async function (this: Families, name: string) {
  this.last = await expectOk('Opening', this.person(name).browser.post(ofGuardian(this, 'relative/open')));
});

Then('he reads the name, the relation and the number', function (this: Families) {
  assert.deepEqual(this.last.body, UNCLE);
});

Then('{word} sees that the details were opened 1 time', async function (this: Families, name: string) {
  assert.equal((await pathOf(this, name)).relative!.opened, 1);
});

When('his uncle says no on the page behind the link', async function (this: Families) {
  const visitor = this.product.visitor();
  const { body } = await visitor.get(this.relativeLink);
  assert.deepEqual(body, { shows: 'form', man: 'Yusuf', name: UNCLE.name, relation: UNCLE.relation });
  const answer = await visitor.post(this.relativeLink, '', FORM);
  assert.deepEqual([answer.status, answer.body], [200, { shows: 'done' }]);
});

Then('his uncle reads on the same page that he said no', async function (this: Families) {
  assert.equal((await this.product.visitor().get(this.relativeLink)).body.shows, 'decided');
});

Then('{word} and {word} see that the relative said no', async function (this: Families, one: string, other: string) {
  for (const name of [one, other]) {
    const { relative } = await pathOf(this, name);
    assert.deepEqual([relative!.state, relative!.name, relative!.allowedActions], ['declined', null, []]);
  }
});

Then(
  '{word} and {word} get an email that the relative said no',
  async function (this: Families, his: string, guardian: string) {
    const words = beginning(news.toHim.relativeDeclined.title);
    assert.equal((await emailsWith(this, this.person(his).email, words)).length, 1);
    assert.equal((await emailsWith(this, this.person(guardian).email, 'said no')).length, 1);
  },
);

Then('for {word} and {word} it does not exist', async function (this: Families, stranger: string, guardian: string) {
  const [{ id }] = await this.sees('Yusuf', '/api/matches');
  assert.notEqual(id, this.matchId);
  this.matchId = id;
  const calls = [
    this.person(stranger).browser.get(ofMember(this, 'path')),
    open(this, stranger),
    this.person(guardian).browser.get(ofGuardian(this, 'path')),
    release(this, guardian, { kind: 'address', value: 'Leeds' }),
  ];
  for (const { status } of await Promise.all(calls)) assert.equal(status, 404);
});

When('{word} writes a number into a message', async function (this: Families, name: string) {
  const content = 'Please phone me: 07700 900123';
  this.last = await expectOk('Message', this.person(name).browser.post(ofMember(this, 'messages'), { content }));
});

Then('the flag that {word} reads leads to the page of the families', async function (this: Families, name: string) {
  const [item] = await this.sees(name, '/api/guardian/pending-approvals');
  const { flags } = await this.sees(name, `/api/guardian/pending-approvals/${item.id}`);
  const [message] = await this.sees(name, ofGuardian(this, 'messages'));
  for (const [flag] of [flags, message.flags]) assert.deepEqual([flag.kind, flag.matchId], ['phone', this.matchId]);
});
