import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import messages from '#texts/en/messages.json' with { type: 'json' };
import { stages, type Stage } from '../../../src/modules/matchmaking/contracts/match-states.ts';
import type { MatchView } from '../../../src/modules/messaging/contracts/matches.schema.ts';
import type { OverseenMatch } from '../../../src/modules/messaging/contracts/oversight.schema.ts';
import {
  aSister,
  aWali,
  decideNext,
  expectOk,
  guardianOf,
  invitationTo,
  linkIn,
  PASSWORD,
  type Person,
} from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface InMatch extends Scenario {
  matchId: string;
}

const stageCalled = (words: string): Stage => stages.find((stage) => messages.stage[stage] === words)!;
const isGuardian = ({ profileId }: Person) => Number(profileId) === 0;

/** The match of two people, as one of them sees it. */
async function seenBy(scenario: Scenario, name: string, his: string, her: string): Promise<MatchView | OverseenMatch> {
  const [he, she] = [scenario.person(his).profileId, scenario.person(her).profileId];
  const who = scenario.person(name);
  if (isGuardian(who)) {
    const overseen: OverseenMatch[] = await scenario.sees(name, '/api/guardian/matches');
    return overseen.find((match) => match.otherProfileId === he && match.wardProfileId === she)!;
  }
  const otherName = name === his ? she : he;
  const all: MatchView[] = await scenario.sees(name, '/api/matches');
  return all.find((match) => match.otherProfileId === otherName && match.interest === 'mutual_interest')!;
}

const post = (scenario: Scenario, name: string, id: string, what: string, body: object): Promise<Answer> =>
  scenario.person(name).browser.post(`/api/matches/${id}/${what}`, body);

// Pausing, resuming, ending

const STATUS = { pauses: 'paused', resumes: 'active', ends: 'ended' } as const;

When(
  /^(\w+) (pauses|resumes|ends) the conversation of (\w+) and (\w+)(?:, saying "(.*)")?$/,
  async function (this: InMatch, name: string, verb: keyof typeof STATUS, his: string, her: string, reason?: string) {
    const { id } = await seenBy(this, name, his, her);
    this.last = await post(this, name, id, 'status', { status: STATUS[verb], reason: reason ?? undefined });
    if (verb === 'ends') await this.product.waitForIdle();
  },
);

When('{word} ends the same conversation', async function (this: InMatch, name: string) {
  this.last = await post(this, name, this.matchId, 'status', { status: 'ended' });
});

Then(
  /^the conversation of (\w+) and (\w+) (is paused|is active|has ended)( for \w+)?$/,
  async function (this: InMatch, his: string, her: string, how: string, only?: string) {
    const status = { 'is paused': 'paused', 'is active': 'active', 'has ended': 'ended' }[how];
    for (const name of only ? [only.replace(' for ', '')] : [his, her])
      assert.equal((await seenBy(this, name, his, her)).status, status, name);
  },
);

Then('neither {word} nor {word} can write', async function (this: InMatch, his: string, her: string) {
  const { id } = await seenBy(this, his, his, her);
  for (const name of [his, her]) {
    const { status, body } = await post(this, name, id, 'messages', { content: 'Salam.' });
    assert.equal(status, 409, JSON.stringify(body));
    assert.ok(!(await seenBy(this, name, his, her)).allowedActions.includes('write'));
  }
});

const PAUSES: Record<string, string[]> = {
  'that he paused it himself': ['own'],
  'that her side paused it': ['woman'],
  'that her guardian paused it': ['guardian'],
  'that she paused it': ['woman'],
  'no reason': [],
  'that her guardian is the other person': ['guardian-conflict'],
  'that it waits for her guardian': ['guardian-change'],
  'that she is in her waiting period': ['iddah'],
};

Then(
  /^(\w+) reads (that .*paused it.*|no reason|that her guardian is the other person|that it waits for her guardian|that she is in her waiting period)$/,
  async function (this: InMatch, name: string, side: string) {
    assert.deepEqual((await seenBy(this, name, 'Yusuf', 'Amina')).pauseReasons, PAUSES[side]);
  },
);

Then(
  /^(\w+) reads that (her guardian|her side|he|she) ended it$/,
  async function (this: InMatch, name: string, ender: string) {
    const side = { 'her guardian': 'guardian', 'her side': 'woman', he: 'man', she: 'woman' }[ender];
    assert.equal((await seenBy(this, name, 'Yusuf', 'Amina')).endedBy, side);
  },
);

Then('{word} sees no words of it', async function (this: InMatch, name: string) {
  assert.deepEqual(await this.sees(name, `/api/matches/${this.matchId}/messages`), []);
});

Then(
  '{word} reads {string} in the record of that conversation',
  async function (this: InMatch, name: string, words: string) {
    const { changes } = (await seenBy(this, name, 'Yusuf', 'Amina')) as OverseenMatch;
    assert.equal(changes[0]!.reason, words);
  },
);

Then('{word} finds {string} nowhere', async function (this: InMatch, name: string, words: string) {
  const read = [
    await this.sees(name, '/api/matches'),
    await this.sees(name, `/api/matches/${this.matchId}`),
    await this.sees(name, `/api/matches/${this.matchId}/messages`),
    await this.sees(name, '/api/account/export'),
    await this.product.mailTo(this.person(name).email),
  ];
  assert.ok(!JSON.stringify(read).includes(words));
});

Then('the record of that conversation says, the newest first', async function (this: InMatch, table: DataTable) {
  const guardian = [...this.people].find(([, person]) => isGuardian(person))![0];
  const { changes, wardFirstName } = (await seenBy(this, guardian, 'Yusuf', 'Amina')) as OverseenMatch;
  const names = { man: 'Yusuf', woman: wardFirstName, guardian };
  assert.deepEqual(
    changes.map(({ by, what }) => [by && names[by], what]),
    table.rows(),
  );
});

// Stages

const PLAN = 'At my parents’ house on Sunday. My mother will be there.';
const moveOn = async (scenario: InMatch, name: string, stage: string, words = PLAN): Promise<Answer> =>
  post(scenario, name, scenario.matchId, 'stage', { stage: stageCalled(stage), words });

When(/^(\w+) (?:proposes|agrees to) "(.*)"$/, async function (this: InMatch, name: string, words: string) {
  this.last = await expectOk('Stage', moveOn(this, name, words));
});

When(
  '{word} writes {string} and proposes {string}',
  async function (this: InMatch, name: string, words: string, stage: string) {
    this.last = await expectOk('Stage', moveOn(this, name, stage, words));
  },
);

When(
  '{word} tries to propose {string} with {int} characters for the guardian',
  async function (this: InMatch, name: string, stage: string, length: number) {
    this.last = await moveOn(this, name, stage, 'a'.repeat(length));
  },
);

When(
  /^(\w+) tries to (?:propose|confirm) "([^"]*)"(?: in the conversation)?$/,
  async function (this: InMatch, name: string, words: string) {
    this.last = await moveOn(this, name, words);
  },
);

When(
  '{word} and {word} propose {string} at the same moment',
  async function (this: InMatch, his: string, her: string, words: string) {
    await Promise.all([his, her].map((name) => expectOk('Stage', moveOn(this, name, words))));
  },
);

When('{word} confirms {string} in the conversation', async function (this: InMatch, name: string, words: string) {
  this.last = await expectOk('Confirmation', moveOn(this, name, words));
});

When('{word} confirms it on the page behind the link of his e-mail', async function (this: InMatch, name: string) {
  const token = await linkIn(this.product, this.person(name).email, /\/decide\/([\w-]+)/);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  this.last = await this.product.visitor().post(`/decide/${token}`, 'action=approve', form);
  assert.equal(this.last.status, 200);
});

When('{word} withdraws the proposal', async function (this: InMatch, name: string) {
  const { proposedStage } = await seenBy(this, name, 'Yusuf', 'Amina');
  const body = { stage: proposedStage!.stage, action: 'take-back' };
  await expectOk('Taking back', post(this, name, this.matchId, 'stage', body));
});

Given(
  /^(\w+) and (\w+) (?:have come|come) to "(.*)"$/,
  async function (this: InMatch, his: string, her: string, words: string) {
    const { progressStage } = await seenBy(this, his, his, her);
    const way = stages.slice(stages.indexOf(progressStage!) + 1, stages.indexOf(stageCalled(words)) + 1);
    const guardian = [...this.people.values()].find(isGuardian)!;
    for (const stage of way) {
      for (const name of [his, her])
        await expectOk('Stage', post(this, name, this.matchId, 'stage', { stage, words: PLAN }));
      if (stage !== 'family_introduction') await confirmStage(guardian);
    }
    // Requests of the two are put on hold after the commit.
    await this.product.waitForIdle();
  },
);

/** Lets the guardian approve the stage, whatever else is pending. */
async function confirmStage({ browser }: Person): Promise<void> {
  const items: { id: string; type: string }[] = (await browser.get('/api/guardian/pending-approvals')).body;
  const { id } = items.find(({ type }) => type === 'stage')!;
  await expectOk('Stage', browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' }));
}

Given('an hour has passed', async function (this: InMatch) {
  await this.product.advance('PT61M');
  for (const { browser, email } of this.people.values())
    await browser.post('/api/auth/signin', { email, password: PASSWORD });
});

Then('{word} and {word} are at {string}', async function (this: InMatch, his: string, her: string, words: string) {
  for (const name of [his, her])
    assert.equal((await seenBy(this, name, his, her)).progressStage, stageCalled(words), name);
});

Then('{word} is asked to agree to {string}', async function (this: InMatch, name: string, words: string) {
  const { proposedStage, allowedActions } = await seenBy(this, name, 'Yusuf', 'Amina');
  assert.deepEqual([proposedStage?.stage, proposedStage?.waitsFor], [stageCalled(words), 'own']);
  assert.ok(allowedActions.includes('confirm-stage'));
});

Then('nothing is proposed to {word}', async function (this: InMatch, name: string) {
  assert.equal((await seenBy(this, name, 'Yusuf', 'Amina')).proposedStage, null);
});

Then('{word} is asked to confirm {string}', async function (this: InMatch, name: string, words: string) {
  const items: { type: string; stage: string }[] = await this.sees(name, '/api/guardian/pending-approvals');
  assert.deepEqual(
    items.map(({ type, stage }) => [type, stage]),
    [['stage', stageCalled(words)]],
  );
});

Then('{word} reads {string} with the stage', async function (this: InMatch, name: string, words: string) {
  const items: { type: string; content: string }[] = await this.sees(name, '/api/guardian/pending-approvals');
  const { proposedStage } = await seenBy(this, name, 'Yusuf', 'Amina');
  assert.deepEqual(
    [...items.map(({ type, content }) => [type, content]), ['conversation', proposedStage?.words]],
    [
      ['stage', words],
      ['conversation', words],
    ],
  );
});

Then('{word} finds it among his decisions', async function (this: InMatch, name: string) {
  const [latest] = await this.sees(name, '/api/guardian/decisions');
  assert.deepEqual([latest.type, latest.action], ['stage', 'approve']);
});

Then(
  '{word} finds {string} in the record of his decisions',
  async function (this: InMatch, name: string, reason: string) {
    const [latest] = await this.sees(name, '/api/guardian/history');
    assert.deepEqual([latest.type, latest.reason], ['stage', reason]);
  },
);

Given(
  '{word} is also matched with {word}, whose guardian is {word}',
  async function (this: InMatch, his: string, her: string, wali: string) {
    const sister = await aSister(this.product, her);
    const guardian = await guardianOf(this.product, sister);
    this.people.set(her, sister);
    const { browser } = this.person(his);
    const { body } = await expectOk(
      'Interest',
      browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    );
    assert.equal(await decideNext(guardian, 'approve'), 200);
    await expectOk('Answer', sister.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' }));
    this.people.set(wali, guardian);
  },
);

Then(
  '{word} reads no reason in her conversation with {word}',
  async function (this: InMatch, her: string, his: string) {
    assert.deepEqual((await seenBy(this, her, his, her)).pauseReasons, []);
  },
);

Then(
  '{word} reads in his conversation with {word} that he is engaged',
  async function (this: InMatch, his: string, her: string) {
    assert.deepEqual((await seenBy(this, his, his, her)).pauseReasons, ['engagement']);
  },
);

const isListed = async (scenario: InMatch, name: string): Promise<boolean> => {
  const card = await scenario.product.application.kernel
    .db('matchmaking.browse_card')
    .where({ profile_id: scenario.person(name).profileId })
    .first('listed');
  return card!.listed;
};

Then(
  /^(neither|both) (\w+) (?:nor|and) (\w+) (?:is|are) listed$/,
  async function (this: InMatch, how: string, his: string, her: string) {
    for (const name of [his, her]) assert.equal(await isListed(this, name), how === 'both', name);
  },
);

// Oversight

When(
  /^(\w+) (wishes that he reads|withdraws the reading) along with (\w+)$/,
  async function (this: InMatch, name: string, what: string, _preposition: string) {
    const mode = what.startsWith('wishes') ? 'read_along' : 'approve';
    this.last = await post(this, name, this.matchId, 'supervision', { mode });
  },
);

Given(
  '{word} and {word} wish that he reads along with {word}',
  async function (this: InMatch, her: string, wali: string, _preposition: string) {
    for (const name of [her, wali])
      await expectOk('Wish', post(this, name, this.matchId, 'supervision', { mode: 'read_along' }));
  },
);

Then(/^the conversation is overseen by (deciding|reading along)$/, async function (this: InMatch, how: string) {
  for (const name of ['Yusuf', 'Amina']) {
    const { supervision } = await this.sees(name, `/api/matches/${this.matchId}`);
    assert.equal(supervision, how === 'deciding' ? 'approve' : 'read_along');
  }
});

Then('{word} reads {string} without an approval', async function (this: InMatch, name: string, content: string) {
  const [message] = await this.sees(name, `/api/matches/${this.matchId}/messages`);
  const { requiresGuardianReview, guardianApproved, state } = message;
  assert.deepEqual(
    { content: message.content, requiresGuardianReview, guardianApproved, state },
    { content, requiresGuardianReview: false, guardianApproved: false, state: 'delivered' },
  );
});

Then("{word} reads {string} in his ward's conversation", async function (this: InMatch, name: string, content: string) {
  const read: { content: string }[] = await this.sees(name, `/api/guardian/matches/${this.matchId}/messages`);
  assert.equal(read.at(-1)!.content, content);
});

const NOTICES = [
  ['is paused', /is paused|paused (?:the|her|your) conversation/],
  ['continues', /continues/],
  ['has ended', /ended (?:the|her|your) conversation|has ended/],
] as const;

Then(
  /^(\w+) has been told of the conversation that it "([^"]*)"(?:, then that it "([^"]*)")?$/,
  async function (this: InMatch, name: string, first: string, second?: string) {
    const mails = await this.product.mailTo(this.person(name).email);
    const updates = mails.filter((mail) => isEmail(mail, 'matchUpdate', 'matchUpdateGuardian', 'matchUpdateNoAccount'));
    const side = updates.map(({ text }) => NOTICES.find(([, pattern]) => pattern.test(text))?.[0]);
    assert.deepEqual(side.toReversed(), second ? [first, second] : [first]);
  },
);

// People with two roles

Given(
  '{word} is matched with {word} as well, through {word}',
  async function (this: InMatch, his: string, her: string, wali: string) {
    const [man, woman] = [this.person(his), this.person(her)];
    const request = { toProfileId: woman.profileId };
    const { body } = await expectOk('Interest', man.browser.post('/api/interest-requests', request));
    assert.equal(await decideNext(this.person(wali), 'approve'), 200);
    await expectOk('Answer', woman.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' }));
  },
);

Given(
  '{word} and {word} are overseen by {word}, whom {word} names',
  async function (this: InMatch, _hisName: string, _herName: string, wali: string, her: string) {
    const { name, email, browser } = this.person(wali);
    const named = { ...aWali(`${name} Rahman`), waliEmail: email };
    await expectOk('Naming', this.person(her).browser.post('/api/guardian', named));
    const { code } = await invitationTo(this.product, email);
    await expectOk('Code', browser.post('/api/guardian/verify', { verificationCode: code }));
  },
);

Then(
  'it waits for {word}, and nothing waits for {word}',
  async function (this: InMatch, his: string, otherName: string) {
    const waiting = async (name: string) => (await this.sees(name, '/api/guardian/pending-approvals')).length;
    assert.deepEqual([await waiting(his), await waiting(otherName)], [1, 0]);
  },
);

Then('{word} cannot oversee it meanwhile', async function (this: InMatch, name: string) {
  assert.deepEqual(await this.sees(name, '/api/guardian/matches'), []);
  const { status } = await this.person(name).browser.get(`/api/guardian/matches/${this.matchId}/messages`);
  assert.equal(status, 404);
});

const BY_AN_OPEN_PAGE: Record<string, (scenario: InMatch) => [path: string, body: object]> = {
  'leaves a note': ({ matchId }) => [`/api/guardian/matches/${matchId}/notes`, { content: 'Salam.' }],
  'marks it as read': ({ matchId }) => [`/api/guardian/matches/${matchId}/visit`, {}],
  'wishes to read along': ({ matchId }) => [`/api/matches/${matchId}/supervision`, { mode: 'read_along' }],
  'pauses it': ({ matchId }) => [`/api/matches/${matchId}/status`, { status: 'paused' }],
  'confirms a step': ({ matchId }) => [`/api/matches/${matchId}/stage`, { stage: 'meeting_arranged' }],
  'steps down': (scenario) => ['/api/guardian/step-down', { wardProfileId: scenario.person('Amina').profileId }],
};

When(/^(\w+) (.+) by a page that was still open$/, async function (this: InMatch, name: string, what: string) {
  this.last = await this.person(name).browser.post(...BY_AN_OPEN_PAGE[what]!(this));
});

Then('he may not any more', function (this: InMatch) {
  assert.ok([403, 404].includes(this.last.status), JSON.stringify(this.last.body));
});
