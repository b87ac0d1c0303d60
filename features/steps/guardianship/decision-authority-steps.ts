import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import {
  anAdmin,
  aWali,
  expectOk,
  invitationTo,
  nameAndVerify,
  profileForm,
  type Person,
} from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface DecidingScenario extends Scenario {
  matchId: string;
  invited: { id: string; code: string }[];
}

const BUTTON = { 'X-Requested-With': 'mithaq' };
/** Returns a brother of the scenario, and makes him if he is new. */
const manCalled = async (scenario: Scenario, name: string): Promise<Person> =>
  scenario.people.get(name) ?? scenario.brother(name);
const waliOf = ({ name, email }: Person) => ({ ...aWali(`${name} Rahman`), waliEmail: email });

Given(
  /^(\w+) names (\w+) as her guardian, who verifies by the (link|code)$/,
  async function (this: Scenario, her: string, his: string, way: string) {
    const [sister, man] = [this.sister(her), await manCalled(this, his)];
    if (way === 'link') {
      await nameAndVerify(this.product, sister, waliOf(man));
      return;
    }
    await expectOk('Naming', sister.browser.post('/api/guardian', waliOf(man)));
    const { code } = await invitationTo(this.product, man.email);
    await expectOk('Code', man.browser.post('/api/guardian/verify', { verificationCode: code }));
  },
);

Given('{word} names {word} as her guardian', async function (this: DecidingScenario, her: string, his: string) {
  this.invited = [await invitationTo(this.product, this.sister(her).wali.email)];
  const man = await manCalled(this, his);
  await expectOk('Naming', this.sister(her).browser.post('/api/guardian', waliOf(man)));
});

When('{word} tries to name {word} as her guardian', async function (this: Scenario, her: string, his: string) {
  this.last = await this.person(her).browser.post('/api/guardian', waliOf(await manCalled(this, his)));
});

When(
  /^(\w+) names (the|another) address of (\w+)(?:'s mailbox)? as her guardian's$/,
  async function (this: DecidingScenario, her: string, which: string, of: string) {
    const wali = waliOf(this.person(of));
    if (which === 'another') wali.waliEmail = wali.waliEmail.replace('@', '+wali@');
    await expectOk('Naming', this.person(her).browser.post('/api/guardian', wali));
    this.invited = [await invitationTo(this.product, wali.waliEmail)];
  },
);

When('her guardian presses the button behind that link', async function (this: DecidingScenario) {
  const { id, code } = this.invited.at(-1)!;
  this.last = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
});

When('{word} enters the code of that e-mail', async function (this: DecidingScenario, name: string) {
  const { code } = this.invited.at(-1)!;
  this.last = await this.person(name).browser.post('/api/guardian/verify', { verificationCode: code });
});

When(
  '{word} names {word} once more, who presses the button behind the link',
  async function (this: Scenario, her: string, his: string) {
    const man = this.person(his);
    await expectOk('Naming', this.person(her).browser.post('/api/guardian', waliOf(man)));
    const { id, code } = await invitationTo(this.product, man.email);
    this.last = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
  },
);

When(
  'the man named before presses the button behind his old link {int} times',
  async function (this: DecidingScenario, n: number) {
    const [{ id, code }] = this.invited as [{ id: string; code: string }];
    for (let times = 0; times < n; times++) {
      const { status } = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
      assert.equal(status, 404);
    }
  },
);

When(
  '{word} opens his link {int} times, and then presses its button',
  async function (this: Scenario, his: string, n: number) {
    const { id, code } = await invitationTo(this.product, this.person(his).email);
    for (let times = 0; times < n; times++)
      await this.product.visitor().get(`/api/wali-verify/${id}?code=${times % 2 ? code : 'WRONGWAY'}`);
    this.last = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
    assert.equal(this.last.status, 200);
  },
);

Then('{word} has a verified guardian', async function (this: Scenario, her: string) {
  assert.equal((await this.sees(her, '/api/guardian')).isVerified, true);
});

Then(
  '{word} has been told {int} times that her guardian was sent an e-mail',
  async function (this: Scenario, her: string, count: number) {
    const mails = await this.product.mailTo(this.person(her).email);
    assert.equal(mails.filter((mail) => isEmail(mail, 'wardGuardianInvited')).length, count);
  },
);

const isOffered = async (scenario: Scenario, who: string, other: string): Promise<boolean> => {
  const { status, body } = await scenario.person(who).browser.get(`/api/profiles/${scenario.person(other).profileId}`);
  return status === 200 && body.allowedActions.includes('send-interest');
};

Then('{word} has no button to ask {word}', async function (this: Scenario, who: string, other: string) {
  assert.equal(await isOffered(this, who, other), false);
});

Then("{word}'s request waits for {word}", async function (this: Scenario, his: string, guardian: string) {
  const items: { from: number }[] = await this.sees(guardian, '/api/guardian/pending-approvals');
  assert.deepEqual(
    items.map(({ from }) => from),
    [this.person(his).profileId],
  );
});

const matchWith = async (scenario: Scenario, who: string, otherName: string) =>
  (await scenario.sees(who, '/api/matches')).find(
    ({ otherProfileId, interest }: { otherProfileId: number; interest: string }) =>
      otherProfileId === scenario.person(otherName).profileId && interest === 'mutual_interest',
  );

Then(
  /^the match of (\w+) and (\w+) is (paused|active)$/,
  async function (this: Scenario, his: string, her: string, status: string) {
    for (const [who, otherName] of [
      [his, her],
      [her, his],
    ] as const) {
      // An enabled member must sign in again.
      const { browser, email } = this.person(who);
      if ((await browser.get('/api/user')).status === 401)
        await browser.post('/api/auth/signin', { email, password: 'a long walk at dawn 7' });
      assert.equal((await matchWith(this, who, otherName)).status, status);
    }
  },
);

Then(
  'the match of {word} and {word} is paused for her, and shows nothing of him',
  async function (this: Scenario, his: string, her: string) {
    const { status, otherProfile, pauseReasons } = await matchWith(this, her, his);
    assert.deepEqual(
      { status, otherProfile, pauseReasons },
      { status: 'paused', otherProfile: null, pauseReasons: [] },
    );
  },
);

When('{word} becomes a member', async function (this: Scenario, name: string) {
  await expectOk('Becoming', this.person(name).browser.post('/api/account/become-member', { gender: 'male' }));
});

When('{word} makes a profile', async function (this: Scenario, name: string) {
  this.last = await this.person(name).browser.post('/api/profiles', profileForm('male'));
});

Then('he has a profile', function (this: Scenario) {
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

When('an admin makes {word} an admin', async function (this: Scenario, name: string) {
  const admin = await anAdmin(this.product);
  const { userId } = this.person(name);
  await expectOk('Role', admin.post(`/api/admin/users/${userId}/set-role`, { role: 'admin', reason: 'for a test' }));
});

Then('{word} reads that both asked', async function (this: Scenario, guardian: string) {
  const [item, ...others] = await this.sees(guardian, '/api/guardian/pending-approvals');
  assert.deepEqual([item.from, item.mutualRequest, others], [this.person('Yusuf').profileId, true, []]);
});

Then("{word} reads nothing of Yusuf's profile with the request", async function (this: Scenario, her: string) {
  const [request] = await this.sees(her, '/api/interest-requests/received');
  assert.deepEqual([request.otherProfile, request.allowedActions], [null, []]);
});

Then('{word} reads no words with it', async function (this: Scenario, name: string) {
  const [request] = await this.sees(name, '/api/interest-requests/sent');
  assert.equal(request.responseMessage, null);
  const exported = (await this.sees(name, '/api/account/export')).data.interestRequests;
  assert.deepEqual(
    exported.map(({ responseMessage }: { responseMessage: unknown }) => responseMessage),
    [null],
  );
});

Then('they are the first message of the conversation', async function (this: Scenario) {
  const { matchId, responseMessage } = (await this.sees('Yusuf', '/api/interest-requests/sent'))[0];
  const [first] = await this.sees('Yusuf', `/api/matches/${matchId}/messages`);
  assert.deepEqual([first.content, first.state], [responseMessage, 'delivered']);
});

Then('the match records when each of them agreed to it, and to which wording', async function (this: Scenario) {
  const [match] = (await this.sees('Amina', '/api/account/export')).data.matches;
  const agreed: { profileId: number; at: string; version: string }[] = match.agreed;
  assert.deepEqual(
    agreed.map(({ profileId }) => profileId),
    [this.person('Yusuf').profileId, this.person('Amina').profileId],
  );
  for (const { at, version } of agreed) assert.ok(!Number.isNaN(Date.parse(at)) && version.length > 0);
});

Then(
  '{word}, who already has {string}, gets {string}',
  async function (this: DecidingScenario, name: string, earlier: string, given: string) {
    const path = `/api/matches/${this.matchId}/messages`;
    const last = (await this.sees(name, path)).find(({ content }: { content: string }) => content === earlier);
    const later = await this.sees(name, `${path}?after=${last.id}`);
    assert.deepEqual(
      later.map(({ content }: { content: string }) => content),
      [given],
    );
  },
);

Then(
  'every item that waits for {word} can be opened by a link in his e-mails',
  async function (this: Scenario, name: string) {
    const items: { from: number }[] = await this.sees(name, '/api/guardian/pending-approvals');
    const mails = await this.product.mailTo(this.person(name).email);
    const links = mails.flatMap(({ text }) => [...text.matchAll(/\/decide\/([\w-]+)/g)].map(([, token]) => token));
    const opened = await Promise.all(
      [...new Set(links)].map((token) => this.product.visitor().get(`/api/approvals/${token}`)),
    );
    assert.deepEqual(
      opened
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.from)
        .sort(),
      items.map(({ from }) => from).sort(),
    );
  },
);

When(
  /^(\w+) switches e-mails about waiting items (on|off)$/,
  async function (this: Scenario, name: string, setting: string) {
    const { browser } = this.person(name);
    await expectOk('Setting', browser.put('/api/account/settings', { guardianNotifications: setting === 'on' }));
  },
);

When('{word} asks for a new link on the page behind the e-mailed link', async function (this: Scenario, name: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  const link = mails.map(({ text }) => /\/decide\/[\w-]+/.exec(text)?.[0]).find(Boolean)!;
  const page = await this.product.visitor().get(link);
  assert.deepEqual([page.status, page.body], [410, { shows: 'expired', why: 'expired' }]);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { status } = await this.product.visitor().post(link, 'action=renew', form);
  assert.equal(status, 200);
});
