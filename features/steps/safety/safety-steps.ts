import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, linkIn } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface Safety extends Scenario {
  matchId: string;
  questionId: string;
  reportId: string;
  key: string;
  address: string;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const STATES = { open: 'open', answered: 'answered', closed: 'closed' } as const;

let addresses = 0;

// Support tickets

async function openTicket(scenario: Safety, name: string, message: string, notifyByEmail: boolean): Promise<void> {
  scenario.last = await scenario.person(name).browser.post('/api/support', { message, notifyByEmail });
  assert.equal(scenario.last.status, 201, JSON.stringify(scenario.last.body));
  scenario.questionId = scenario.last.body.id;
}

When('{word} writes to the staff {string}', function (this: Safety, name: string, message: string) {
  return openTicket(this, name, message, false);
});

When(
  '{word} writes to the staff {string} and asks for an e-mail',
  function (this: Safety, name: string, words: string) {
    return openTicket(this, name, words, true);
  },
);

async function answer(scenario: Safety, words: string): Promise<void> {
  const admin = await anAdmin(scenario.product);
  scenario.last = await admin.post(`/api/admin/support/${scenario.questionId}/answer`, { answer: words });
}

When(/^the staff answer (?:her|it) "(.*)"$/, async function (this: Safety, words: string) {
  await answer(this, words);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

When('the staff try to answer her {string}', function (this: Safety, words: string) {
  return answer(this, words);
});

When('the staff close it because {string}', async function (this: Safety, reason: string) {
  const admin = await anAdmin(this.product);
  this.last = await admin.post(`/api/admin/support/${this.questionId}/close`, { reason });
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

Then(
  /^(\w+) sees (?:his|her) question "(.*)" as (open|answered|closed)$/,
  async function (this: Safety, name: string, message: string, state: keyof typeof STATES) {
    const [question] = await this.sees(name, '/api/support');
    assert.deepEqual([question.message, question.state], [message, STATES[state]]);
  },
);

Then('{word} reads the answer {string}', async function (this: Safety, name: string, words: string) {
  assert.equal((await this.sees(name, '/api/support'))[0].answer, words);
});

Then('{word} has no questions to the staff', async function (this: Safety, name: string) {
  assert.deepEqual(await this.sees(name, '/api/support'), []);
});

async function updatesTo(scenario: Safety, address: string) {
  return (await scenario.product.mailTo(address)).filter((mail) =>
    isEmail(mail, 'ticketUpdateInAccount', 'ticketUpdateUnderKey', 'reportOutcome'),
  );
}

Then('{word} has received no e-mail about it', async function (this: Safety, name: string) {
  assert.deepEqual(await updatesTo(this, this.person(name).email), []);
});

Then('{word} has received one e-mail that there is something new', async function (this: Safety, name: string) {
  const mails = await updatesTo(this, this.person(name).email);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Something new for you'],
  );
  for (const part of [mails[0]!.text, mails[0]!.html])
    assert.doesNotMatch(part, /support|staff|report|guardian|question/i);
});

Then('no e-mail has a word of {string} or {string}', async function (this: Safety, one: string, otherName: string) {
  for (const { email: character } of this.people.values())
    for (const { text, html } of await this.product.mailTo(character))
      for (const words of [one, otherName]) assert.ok(!text.includes(words) && !html.includes(words));
});

Then(
  'the audit log records the answer without a word of {string} or {string}',
  async function (this: Safety, one: string, otherName: string) {
    const rows = await this.product.application.kernel.db('kernel.audit').where({ subject_id: this.questionId });
    assert.deepEqual(
      rows.map(({ verb }) => verb),
      ['answer'],
    );
    for (const words of [one, otherName]) assert.ok(!JSON.stringify(rows).includes(words));
  },
);

const supportList = async (scenario: Safety): Promise<{ id: string; message: string; accountId: string | null }[]> =>
  (await (await anAdmin(scenario.product)).get('/api/admin/support?sort=["createdAt","DESC"]')).body;

Then('the staff find nothing of it any more', async function (this: Safety) {
  assert.ok(!(await supportList(this)).some(({ id }) => id === this.questionId));
});

// Help without an account

async function sendForHelp(scenario: Safety, form: Record<string, string>, browser: Visitor): Promise<string> {
  scenario.last = await browser.post('/help', new URLSearchParams({ action: 'send', ...form }).toString(), FORM);
  return String(scenario.last.body);
}

async function seekHelp(scenario: Safety, form: Record<string, string>, browser = scenario.product.visitor()) {
  const page = await sendForHelp(scenario, form, browser);
  assert.equal(scenario.last.status, 200, page);
  const key = /<code>([^<]+)<\/code>/.exec(page)?.[1];
  if (key) scenario.key = key;
  const written = (await supportList(scenario)).find(({ message }) => message === form['message']);
  scenario.questionId = written!.id;
}

When('somebody writes on the help page {string}', function (this: Safety, message: string) {
  return seekHelp(this, { message });
});

When('{word}, signed in, writes on the help page {string}', function (this: Safety, name: string, message: string) {
  return seekHelp(this, { message }, this.person(name).browser);
});

Given('somebody writes on the help page {string} and gives an address', function (this: Safety, message: string) {
  this.address = `somebody.${process.pid}.${++addresses}@people.example`;
  return seekHelp(this, { message, email: this.address });
});

When(
  'somebody writes on the help page {string} with the address {string}',
  async function (this: Safety, message: string, character: string) {
    await sendForHelp(this, { message, email: character }, this.product.visitor());
  },
);

When('she writes with the same key {string}', function (this: Safety, message: string) {
  return seekHelp(this, { message, key: this.key });
});

Then('a key of three times four letters is shown', function (this: Safety) {
  assert.match(this.key, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
});

Then('no new key is shown', function (this: Safety) {
  assert.doesNotMatch(String(this.last.body), /<code>/);
});

async function underKey(scenario: Safety, key: string): Promise<string> {
  const form = new URLSearchParams({ action: 'read', key });
  const { body, status } = await scenario.product.visitor().post('/help', form.toString(), FORM);
  assert.equal(status, 200);
  return /<section class="news"[^]*?<\/section>/.exec(String(body))![0];
}

Then(
  /^the key reads "([^"]*)"(?: and "([^"]*)")?$/,
  async function (this: Safety, one: string, otherName: string | null) {
    const shown = await underKey(this, this.key);
    for (const words of [one, otherName ?? one]) assert.ok(shown.includes(words), shown);
  },
);

Then('the key in small letters and without hyphens reads {string}', async function (this: Safety, words: string) {
  assert.ok((await underKey(this, this.key.toLowerCase().replaceAll('-', ' '))).includes(words));
});

const NOTHING = 'There is nothing under this key.';

Then('the key reads nothing', async function (this: Safety) {
  assert.ok((await underKey(this, this.key)).includes(NOTHING));
});

Then('another key reads nothing', async function (this: Safety) {
  const otherName = this.key.replace(/.$/, (character) => (character === 'A' ? 'B' : 'A'));
  assert.ok((await underKey(this, otherName)).includes(NOTHING));
});

Then('one e-mail has come to that address, which says nothing of it', async function (this: Safety) {
  const mails = await this.product.mailTo(this.address);
  assert.equal(mails.length, 1);
  assert.equal(mails[0]!.subject, 'Something new for you');
  assert.doesNotMatch(mails[0]!.text, /help|staff|key/i);
});

Then('the address is not stored any more', async function (this: Safety) {
  const row = await this.product.application.kernel.db('content.question').where({ id: this.questionId }).first();
  assert.equal(row!.address, null);
});

When('somebody opens the help page', async function (this: Safety) {
  this.last = await this.product.visitor().get('/help');
});

Then('no cookie is set, nothing may be cached, and no referrer is sent', function (this: Safety) {
  const { headers } = this.last;
  assert.deepEqual(headers.getSetCookie(), []);
  assert.deepEqual([headers.get('Cache-Control'), headers.get('Referrer-Policy')], ['no-store', 'no-referrer']);
});

Then('the staff cannot tell who wrote it', async function (this: Safety) {
  const written = (await supportList(this)).find(({ id }) => id === this.questionId);
  assert.equal(written!.accountId, null);
});

Then('the page says that the address is wrong, and still shows {string}', function (this: Safety, words: string) {
  assert.equal(this.last.status, 400);
  assert.match(String(this.last.body), /This does not look like an email address/);
  assert.match(String(this.last.body), new RegExp(`<textarea[^>]*>${words}</textarea>`));
});

// Reports

async function report(scenario: Safety, name: string, body: object): Promise<void> {
  scenario.last = await scenario.person(name).browser.post('/api/reports', body);
  if (scenario.last.status === 201) scenario.reportId = scenario.last.body.id;
}

/** The newest message of the conversation, as its writer sees it. */
async function newestMessage(scenario: Safety): Promise<string> {
  return (await scenario.sees('Yusuf', `/api/matches/${scenario.matchId}/messages`)).at(-1).id;
}

When('{word} reports that message as {string}', async function (this: Safety, name: string, reason: string) {
  await report(this, name, { subjectType: 'message', subjectId: await newestMessage(this), reason });
});

When(
  '{word} reports the profile of {word} as {string}',
  function (this: Safety, name: string, of: string, why: string) {
    return report(this, name, { subjectType: 'profile', subjectId: this.person(of).profileId, reason: why });
  },
);

const guardianIdOf = async (scenario: Safety, ward: string): Promise<string> =>
  (await scenario.sees(ward, '/api/guardian/oversight')).guardianId;

When(
  '{word} reports her guardian as {string}, saying {string}',
  async function (this: Safety, name: string, reason: string, details: string) {
    await report(this, name, { subjectType: 'guardian', subjectId: await guardianIdOf(this, name), reason, details });
  },
);

When(
  '{word} reports the guardian of {word} as {string}',
  async function (this: Safety, name: string, ward: string, reason: string) {
    await report(this, name, { subjectType: 'guardian', subjectId: await guardianIdOf(this, ward), reason });
  },
);

Then('the report is filed', function (this: Safety) {
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

const aboutReport = async (scenario: Safety, verb: string, body: object) => {
  const admin = await anAdmin(scenario.product);
  return admin.post(`/api/admin/reports/${scenario.reportId}/${verb}`, { reason: 'for a scenario', ...body });
};

Then('the staff read {string} in the report', async function (this: Safety, words: string) {
  const { status, body } = await aboutReport(this, 'read', {});
  assert.equal(status, 200);
  assert.ok(JSON.stringify([body.details, body.evidence]).includes(words), JSON.stringify(body));
});

Then(
  /^(\w+) may (no longer )?report him from the page of the conversation$/,
  async function (this: Safety, name: string, not?: string) {
    const { reportableUntil } = await this.sees(name, `/api/matches/${this.matchId}`);
    assert.equal(reportableUntil === null, Boolean(not));
  },
);

Then(
  /^the staff see the report first, (marked as urgent|and no longer marked)$/,
  async function (this: Safety, marked: string) {
    const filter = encodeURIComponent(JSON.stringify({ isResolved: false }));
    const sort = encodeURIComponent(JSON.stringify(['createdAt', 'ASC']));
    const admin = await anAdmin(this.product);
    const { body } = await admin.get(`/api/admin/reports?filter=${filter}&sort=${sort}&range=[0,499]`);
    const urgent = body.findLastIndex((one: { isUrgent: boolean }) => one.isUrgent);
    assert.ok(body.slice(0, urgent + 1).every((one: { isUrgent: boolean }) => one.isUrgent));
    const own = body.slice(0, urgent + 1).find(({ id }: { id: string }) => id === this.reportId);
    assert.equal(own.firstReadAt === null, marked === 'marked as urgent');
  },
);

Then('the staff no longer find the report', async function (this: Safety) {
  assert.equal((await aboutReport(this, 'read', {})).status, 404);
});

When('the staff read the report because {string}', async function (this: Safety, reason: string) {
  assert.equal((await aboutReport(this, 'read', { reason })).status, 200);
});

When('the staff resolve the report: {string}', async function (this: Safety, outcome: string) {
  this.last = await aboutReport(this, 'resolve', { outcome });
});

Then('{word} sees that her report was acted upon', async function (this: Safety, name: string) {
  const [own] = await this.sees(name, '/api/reports');
  assert.deepEqual([own.id, own.outcome], [this.reportId, 'acted']);
});

Then('{word} has no reports', async function (this: Safety, name: string) {
  assert.deepEqual(await this.sees(name, '/api/reports'), []);
});

// Flags

interface Flag {
  kind: string;
  excerpt: string;
}
const KINDS: Record<string, string> = {
  'an email address': 'email',
  'a phone number': 'phone',
  'a request for money': 'money',
  'a request to meet alone': 'alone',
  'a request to keep a secret from you': 'secret',
};

async function flagsShownTo(scenario: Safety, guardian: string): Promise<Flag[]> {
  const [item] = await scenario.sees(guardian, '/api/guardian/pending-approvals');
  return (await scenario.sees(guardian, `/api/guardian/pending-approvals/${item.id}`)).flags;
}

Then(
  '{word} is shown {string} as {string} in a warning',
  async function (this: Safety, guardian: string, profile: string, what: string) {
    assert.deepEqual(await flagsShownTo(this, guardian), [{ kind: KINDS[what], excerpt: profile }]);
  },
);

Then('{word} is shown no warning', async function (this: Safety, guardian: string) {
  assert.deepEqual(await flagsShownTo(this, guardian), []);
});

Then(
  'the page behind the e-mailed link shows {word} {string} and why it matters',
  async function (this: Safety, guardian: string, profile: string) {
    const token = await linkIn(this.product, this.person(guardian).email, /\/decide\/([\w-]+)/);
    const { body } = await this.product.visitor().get(`/decide/${token}`);
    assert.deepEqual(body.item.flags, [{ kind: 'alone', excerpt: profile }]);
  },
);

Then('{word} is shown {string} in the conversation', async function (this: Safety, guardian: string, profile: string) {
  const messages = await this.sees(guardian, `/api/guardian/matches/${this.matchId}/messages`);
  assert.deepEqual(messages.at(-1).flags, [{ kind: 'alone', excerpt: profile }]);
});

Then('neither {word} nor {word} is shown a warning', async function (this: Safety, one: string, otherName: string) {
  for (const name of [one, otherName])
    for (const message of await this.sees(name, `/api/matches/${this.matchId}/messages`))
      assert.ok(!('flags' in message));
});
