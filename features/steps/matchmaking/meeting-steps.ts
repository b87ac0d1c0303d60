import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import ICAL from 'ical.js';
import { after, DAY } from '#kernel/clock.ts';
import news from '#texts/en/match-news.json' with { type: 'json' };
import type { MeetingView } from '../../../src/modules/matchmaking/contracts/meeting/meeting.schema.ts';
import { aProposal } from '../../../src/testing/matches/meetings.ts';
import { anAdmin, expectOk, PASSWORD } from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Meetings extends Scenario {
  matchId: string;
  meetingId: string;
  /** When the scenario began, from which its days count. */
  begin: Date;
  answer: string;
}

const PLACE = 'The café in the library';
const THREE = ['Yusuf', 'Amina', 'Ibrahim'];
const isGuardian = (scenario: Meetings, name: string) => Number(scenario.person(name).profileId) === 0;
const ofMatch = (scenario: Meetings, name: string, rest: string) =>
  `/api/${isGuardian(scenario, name) ? 'guardian/' : ''}matches/${scenario.matchId}/${rest}`;
const inDays = ({ begin }: Meetings, days: number) => after(begin, days * DAY).toISOString();

const post = (scenario: Meetings, name: string, act: string, body: object): Promise<Answer> =>
  scenario.person(name).browser.post(ofMatch(scenario, name, `meetings/${scenario.meetingId}/${act}`), body);

async function propose(scenario: Meetings, name: string, days: number[], more: object = {}): Promise<Answer> {
  scenario.begin = await scenario.product.now();
  const body = { ...aProposal(scenario.begin, { days }), ...more };
  const answer = await scenario.person(name).browser.post(ofMatch(scenario, name, 'meetings'), body);
  scenario.meetingId = answer.body.id;
  return answer;
}

const confirm = (scenario: Meetings, name: string, days: number, companion?: string) =>
  post(scenario, name, 'confirm', { time: inDays(scenario, days), companion });

async function meetingOf(scenario: Meetings, name: string): Promise<MeetingView | undefined> {
  const { meetings } = await scenario.sees(name, ofMatch(scenario, name, 'path'));
  return meetings.find(({ id }: MeetingView) => id === scenario.meetingId);
}

const emailsWith = async (scenario: Meetings, name: string, words: string) =>
  (await scenario.product.mailTo(scenario.person(name).email)).filter(({ text }) => text.includes(words));

When('{word} proposes a meeting in {int} or {int} days', async function (this: Meetings, name: string, one, other) {
  await expectOk('Meeting', propose(this, name, [one, other]));
});

Given('{word} proposes a meeting in {int} days', async function (this: Meetings, name: string, days: number) {
  await expectOk('Meeting', propose(this, name, [days]));
});

Given('a meeting in {int} days is confirmed', async function (this: Meetings, days: number) {
  await expectOk('Meeting', propose(this, 'Ibrahim', [days]));
  for (const name of ['Yusuf', 'Amina']) await expectOk('Confirmation', confirm(this, name, days));
});

Then('{word} gets an email about the proposal, without the place', async function (this: Meetings, name: string) {
  const { title } = (isGuardian(this, name) ? news.toGuardian : news.toHer).meetingProposed;
  const [email] = await emailsWith(this, name, title.split('{{')[0]!.trim());
  assert.ok(email);
  assert.ok(!email.text.includes(PLACE));
});

Then('{word} reads nowhere that {word} proposed a meeting', async function (this: Meetings, name: string, _: string) {
  const read = [await this.sees(name, ofMatch(this, name, 'path')), await this.sees(name, '/api/account/export')];
  assert.ok(!JSON.stringify(read).includes(this.meetingId));
  assert.equal((await confirm(this, name, 3)).status, 404);
  assert.deepEqual(await emailsWith(this, name, news.toHer.meetingProposed.title), []);
});

When(
  '{word} confirms the time in {int} days, and names {string} in his place',
  async function (this: Meetings, name: string, days: number, companion: string) {
    await expectOk('Confirmation', confirm(this, name, days, companion));
  },
);

Then('{word} reads that {string} is there', async function (this: Meetings, name: string, companion: string) {
  const meeting = (await meetingOf(this, name))!;
  assert.deepEqual([meeting.companion, meeting.place.words], [companion, PLACE]);
});

When(/^(\w+) confirms the time in (\d+) days$/, async function (this: Meetings, name: string, days: string) {
  await expectOk('Confirmation', confirm(this, name, Number(days)));
});

When(
  '{word} and {word} confirm the time in {int} days',
  async function (this: Meetings, one: string, other: string, days: number) {
    for (const name of [one, other]) await expectOk('Confirmation', confirm(this, name, days));
  },
);

When(
  '{word} and {word} confirm the time in {int} days at the same moment',
  async function (this: Meetings, one: string, other: string, days: number) {
    await Promise.all([one, other].map((name) => expectOk('Confirmation', confirm(this, name, days))));
  },
);

Then('the meeting is confirmed for all three', async function (this: Meetings) {
  for (const name of THREE) {
    const { state, time, confirmed } = (await meetingOf(this, name))!;
    assert.equal(state, 'confirmed', name);
    assert.deepEqual(Object.values(confirmed), [time, time, time]);
  }
});

const STATUS: Record<string, [status: string, method: string]> = {
  confirmed: ['CONFIRMED', 'PUBLISH'],
  moved: ['TENTATIVE', 'PUBLISH'],
  cancelled: ['CANCELLED', 'CANCEL'],
};

async function newestFile(scenario: Meetings, name: string) {
  const emails = await scenario.product.mailTo(scenario.person(name).email);
  const files = emails.flatMap(({ attachments = [] }) => attachments);
  const [newest] = files;
  assert.ok(newest, name);
  const calendar = new ICAL.Component(ICAL.parse(newest.content) as unknown[]);
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!), count: files.length };
}

Then(
  'each of the three gets a calendar file that says {string}, with the number {int}',
  async function (this: Meetings, change: string, sequence: number) {
    for (const name of THREE) {
      const { calendar, event, count } = await newestFile(this, name);
      const [status, method] = STATUS[change]!;
      assert.deepEqual(
        [event.component.getFirstPropertyValue('status'), calendar.getFirstPropertyValue('method'), event.sequence],
        [status, method, sequence],
        name,
      );
      assert.deepEqual([event.location, count], [PLACE, sequence]);
      assert.match(event.uid, new RegExp(`^${this.meetingId}@`));
    }
  },
);

Then('{word} gets no calendar file that says {string}', async function (this: Meetings, name: string, change: string) {
  const { event } = await newestFile(this, name);
  assert.notEqual(event.component.getFirstPropertyValue('status'), STATUS[change]![0]);
});

When('{word} moves the meeting to {int} days', async function (this: Meetings, name: string, days: number) {
  await expectOk('Move', post(this, name, 'move', { times: [inDays(this, days)] }));
});

When('{word} cancels the meeting because {string}', async function (this: Meetings, name: string, reason: string) {
  await expectOk('Cancel', post(this, name, 'cancel', { reason }));
});

Then(
  '{word} reads the reason {string}, and {word} does not',
  async function (this: Meetings, guardian: string, reason: string, her: string) {
    assert.equal((await meetingOf(this, guardian))!.reason, reason);
    const read = [await meetingOf(this, her), await this.sees(her, '/api/account/export')];
    assert.ok(!JSON.stringify(read).includes(reason));
  },
);

When(
  '{word} confirms the time in {int} days while {word} moves the meeting to {int} days',
  async function (this: Meetings, her: string, days: number, guardian: string, later: number) {
    const moving = post(this, guardian, 'move', { times: [inDays(this, later)] });
    const [confirmation] = await Promise.all([confirm(this, her, days), expectOk('Move', moving)]);
    this.last = confirmation;
  },
);

Then('all three see the times that now hold', async function (this: Meetings) {
  if (this.last.status !== 200) assert.equal(this.last.body.code, 'matchmaking.meeting-changed');
  for (const name of THREE) {
    const { state, times, confirmed } = (await meetingOf(this, name))!;
    assert.deepEqual([state, times], ['moved', [inDays(this, 5)]], name);
    assert.deepEqual(confirmed, { man: null, woman: null, guardian: inDays(this, 5) });
  }
});

Then(
  '{word} cannot propose a meeting because of {string}',
  async function (this: Meetings, name: string, code: string) {
    const [{ id }] = await this.sees(name, '/api/matches');
    this.matchId = id;
    assert.equal((await propose(this, name, [3])).body.code, code);
  },
);

Then('{word} cannot propose a meeting in a room of the operator', async function (this: Meetings, name: string) {
  const [{ id }] = await this.sees(name, '/api/matches');
  this.matchId = id;
  const { placeKinds } = await this.sees(name, ofMatch(this, name, 'path'));
  assert.deepEqual(placeKinds, ['public', 'guardian_home']);
  const place = { kind: 'operator_room', words: 'The small room' };
  assert.equal((await propose(this, name, [3], { place })).body.code, 'matchmaking.operator-room-off');
});

Then(
  'the meeting is cancelled for {word} and {word}, who get a calendar file',
  async function (this: Meetings, his: string, her: string) {
    for (const name of [his, her]) {
      assert.equal((await meetingOf(this, name))!.state, 'cancelled');
      const { event } = await newestFile(this, name);
      assert.equal(event.component.getFirstPropertyValue('status'), 'CANCELLED', name);
    }
  },
);

Given('{int} days have passed', async function (this: Meetings, days: number) {
  await this.product.advance(`P${days}D`);
  for (const { browser, email } of this.people.values())
    await browser.post('/api/auth/signin', { email, password: PASSWORD });
});

When(
  '{word} answers that she would like to {string} after the meeting',
  async function (this: Meetings, name: string, answer: string) {
    await expectOk('Answer', post(this, name, 'feedback', { answer }));
    this.answer = answer;
  },
);

Then('{word} reads her answer, and nobody else learns of it', async function (this: Meetings, name: string) {
  assert.equal((await meetingOf(this, name))!.answer, this.answer);
  for (const other of ['Yusuf', 'Ibrahim']) {
    const read = [await meetingOf(this, other), await this.sees(other, '/api/account/export')];
    assert.equal((await meetingOf(this, other))!.answer, null);
    assert.ok(!JSON.stringify(read).includes(`"${this.answer}"`), other);
  }
});

const reportsOf = async (scenario: Meetings) => {
  const filter = encodeURIComponent(JSON.stringify({}));
  const { body } = await (await anAdmin(scenario.product)).get(`/api/admin/reports?filter=${filter}`);
  return (body as { reason: string; isUrgent: boolean; subjectId: string }[]).filter(
    ({ reason, subjectId }) => reason === 'unsafe_meeting' && subjectId === String(scenario.person('Yusuf').profileId),
  );
};

Then('the staff have no report about the meeting', async function (this: Meetings) {
  assert.deepEqual(await reportsOf(this), []);
});

Then('the staff have one report by Amina about Yusuf, listed first', async function (this: Meetings) {
  const [report, ...more] = await reportsOf(this);
  assert.ok(report && more.length === 0);
  const [own] = await this.sees('Amina', '/api/reports');
  assert.equal(own.reason, 'unsafe_meeting');
});
