import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, decideNext, expectOk, linkIn, type Person } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface Concerned extends Scenario {
  itemId: string;
  words: string;
}
interface PendingItem {
  id: string;
  type: string;
  content: string | null;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function itemOf(scenario: Concerned, name: string, type: string): Promise<PendingItem> {
  const items: PendingItem[] = await scenario.sees(name, '/api/guardian/pending-approvals');
  return items.find((item) => item.type === type)!;
}

async function responds(scenario: Concerned, name: string, type: string, body: object): Promise<void> {
  const { id, content } = await itemOf(scenario, name, type);
  Object.assign(scenario, { words: content ?? '' });
  scenario.last = await scenario.person(name).browser.post(`/api/guardian/pending-approvals/${id}/respond`, body);
}

When(
  /^(\w+) declines (?:it|these words) as (threat|money)$/,
  async function (this: Concerned, name: string, concern: string) {
    await responds(this, name, 'message', { action: 'decline', concern });
    assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  },
);

When('{word} declines it', async function (this: Concerned, name: string) {
  await responds(this, name, 'message', { action: 'decline' });
});

When('{word} approves it as threat', function (this: Concerned, name: string) {
  return responds(this, name, 'message', { action: 'approve', concern: 'threat' });
});

When('{word} declines the request of {word} as threat', function (this: Concerned, name: string, _his: string) {
  return responds(this, name, 'interest_request', { action: 'decline', concern: 'threat' });
});

Then('the request is refused as not valid', function (this: Concerned) {
  assert.equal(this.last.status, 400, JSON.stringify(this.last.body));
});

async function linkOf(scenario: Concerned, name: string): Promise<string> {
  const { content } = await itemOf(scenario, name, 'message');
  scenario.words = content!;
  // Emails about items come at most once an hour.
  await scenario.product.advance('PT61M');
  return linkIn(scenario.product, scenario.person(name).email, /\/decide\/([\w-]+)/);
}

When('{word} declines it as threat on the page behind the link', async function (this: Concerned, name: string) {
  const page = `/decide/${await linkOf(this, name)}`;
  this.last = await this.product.visitor().post(page, 'action=decline threat', FORM);
  assert.equal(this.last.body.shows, 'done');
});

When('{word} declines it as money by the link', async function (this: Concerned, name: string) {
  const path = `/api/approvals/${await linkOf(this, name)}`;
  await expectOk('Decline', this.product.visitor().post(path, { action: 'decline', concern: 'money' }));
});

const reportsOf = async (scenario: Concerned): Promise<{ reason: string; words: string }[]> => {
  const admin = await anAdmin(scenario.product);
  const reports: { id: string; reportedId: string; reason: string }[] = (await admin.get('/api/admin/reports')).body;
  const people = [...scenario.people.values()].map(({ userId }: Person) => userId as string);
  return Promise.all(
    reports
      .filter(({ reportedId }) => people.includes(reportedId))
      .map(async ({ id, reason }) => {
        const read = await expectOk('Reading', admin.post(`/api/admin/reports/${id}/read`, { reason: 'for a test' }));
        return { reason, words: JSON.stringify(read.body) };
      }),
  );
};

Then(
  /^the staff have a report of (?:it|these words) as (threat|money)(?:, with its words)?$/,
  async function (this: Concerned, reason: string) {
    const [report, ...others] = await reportsOf(this);
    assert.deepEqual([report?.reason, others.length], [reason, 0]);
    assert.ok(this.words && report!.words.includes(this.words));
  },
);

Then('the staff have no report of it', async function (this: Concerned) {
  assert.deepEqual(await reportsOf(this), []);
});

Then(
  /^(\w+) reads (threat|money) among her guardian's decisions$/,
  async function (this: Concerned, name: string, concern: string) {
    const [latest] = await this.sees(name, '/api/guardian/history');
    assert.deepEqual([latest.action, latest.concern, latest.firstLine], ['decline', concern, null]);
  },
);

Then('{word} learns nothing of the report', async function (this: Concerned, name: string) {
  const read = [
    await this.sees(name, '/api/account/export'),
    await this.sees(name, '/api/matches'),
    await this.product.mailTo(this.person(name).email),
  ];
  assert.doesNotMatch(JSON.stringify(read), /concern|reported/i);
});

Given(
  '{word} asks {word}, whose request {word} approves, and she declines it with {string}',
  async function (this: Concerned, his: string, her: string, wali: string, responseMessage: string) {
    const [man, woman, guardian] = [this.person(his), this.person(her), this.person(wali)];
    // The message of the background.
    await decideNext(guardian, 'decline');
    const { body } = await expectOk(
      'Interest',
      man.browser.post('/api/interest-requests', { toProfileId: woman.profileId }),
    );
    await decideNext(guardian, 'approve');
    const answer = { action: 'decline', responseMessage };
    await expectOk('Answer', woman.browser.post(`/api/interest-requests/${body.id}/respond`, answer));
  },
);

Then(
  '{word} sees that something waits with her guardian, and nothing more',
  async function (this: Concerned, name: string) {
    const { waiting } = await this.sees(name, '/api/guardian/oversight');
    assert.equal(waiting.length, 1);
    assert.deepEqual(Object.keys(waiting[0]), ['since']);
  },
);
