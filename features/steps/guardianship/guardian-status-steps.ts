import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import { guardians } from '#modules/guardianship/infra/guardians-repository.ts';
import {
  anAdmin,
  aSisterWithoutProfile,
  aWali,
  checkReasonsOf,
  expectOk,
  guardianOf,
  invitationTo,
  linkIn,
  PASSWORD,
  proposeActing,
} from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface StatusScenario extends Scenario {
  browser: Visitor;
  wardId: UserId;
}

const BUTTON = { 'X-Requested-With': 'mithaq' };
const reason = 'for a test';
/** The main person of a scenario: its first sister, or the person who signed up last. */
const herself = (scenario: Scenario) =>
  scenario.sister([...scenario.people.keys()].find((name) => 'wali' in scenario.person(name)) ?? 'Amina');

/** A man's guardian record; without a name the present guardian's. */
async function recordOf(scenario: Scenario, name?: string): Promise<GuardianId> {
  const { db } = scenario.product.application.kernel;
  const records = db('guardianship.guardian').where({ state: 'verified' }).orderBy('named_at', 'desc');
  const row = await (
    name === undefined
      ? records.where({ ward_id: herself(scenario).userId })
      : records.where({ email: scenario.person(name).email.toLowerCase() })
  ).first('id');
  assert.ok(row, 'a verified guardian');
  return row.id;
}

async function govern(scenario: Scenario, path: string, id: GuardianId, more: object = {}): Promise<void> {
  const [resource, verb] = path.split(' ');
  const admin = await anAdmin(scenario.product);
  if (path === 'disputes open') await proposeActing(scenario.product, { id });
  scenario.last = await admin.post(`/api/admin/guardian-${resource}/${id}/${verb}`, { reason, ...more });
}
async function governs(...call: Parameters<typeof govern>): Promise<void> {
  await govern(...call);
  assert.equal(call[0].last.status, 200, JSON.stringify(call[0].last.body));
}

When('the staff open a question about {word}', async function (this: Scenario, name: string) {
  await governs(this, 'disputes open', await recordOf(this, name));
});

When(
  'the staff open a question about {word} because {string}',
  async function (this: Scenario, name: string, why: string) {
    await governs(this, 'disputes open', await recordOf(this, name), { reason: why });
  },
);

When('the staff try to open another question about {word}', async function (this: Scenario, name: string) {
  await govern(this, 'disputes open', await recordOf(this, name));
});

When(/^the staff resolve it (in favour of|against) (\w+)$/, async function (this: Scenario, how: string, name: string) {
  const outcome = how === 'against' ? 'upheld' : 'dismissed';
  await governs(this, 'disputes resolve', await recordOf(this, name), { outcome });
});

When(
  '{word} asks for a review of the decision about {word}',
  async function (this: Scenario, name: string, guardian: string) {
    const about = { queue: 'guardian-disputes', id: await recordOf(this, guardian) };
    this.last = await this.person(name).browser.post('/api/support', { message: 'Please look again.', about });
  },
);

Then('the staff have {int} support tickets of {word}', async function (this: Scenario, count: number, name: string) {
  const admin = await anAdmin(this.product);
  const { body } = await admin.get('/api/admin/support');
  const { userId } = this.person(name);
  assert.equal(body.filter(({ accountId }: { accountId: string }) => accountId === userId).length, count);
});

When('a question about {word} is resolved against him', async function (this: Scenario, name: string) {
  await governs(this, 'disputes open', await recordOf(this, name));
  await governs(this, 'disputes resolve', await recordOf(this, name), { outcome: 'upheld' });
});

/** Raises a check, as when he claims in her browser or verifies from her network. */
async function raiseCheck(scenario: Scenario, name: string): Promise<void> {
  const { kernel, modules } = scenario.product.application;
  const { uow, seals, clock } = kernel;
  const records = guardians(seals, modules.facades.identity);
  const id = await recordOf(scenario, name);
  await uow.run(async (tx) => {
    const guardian = (await records.find(tx, id))!;
    guardian.raiseCheck(['network'], clock.now());
    await records.save(tx, guardian);
  });
}

When('something suggests that {word} is Amina', function (this: Scenario, name: string) {
  return raiseCheck(this, name);
});

When(/^the staff (confirm|refuse) (\w+|her guardian)$/, async function (this: Scenario, verb: string, who: string) {
  await governs(this, `checks ${verb}`, await recordOf(this, who === 'her guardian' ? undefined : who));
});

When('the staff do not confirm {word}', async function (this: Scenario, name: string) {
  await raiseCheck(this, name);
  await governs(this, 'checks refuse', await recordOf(this, name));
});

const stepDown = (scenario: Scenario, name: string, why?: string) =>
  scenario
    .person(name)
    .browser.post('/api/guardian/step-down', { wardProfileId: scenario.person('Amina').profileId, reason: why });

Given(
  '{word}, a sister who has written no profile yet, with her guardian {word}',
  async function (this: Scenario, name: string, guardian: string) {
    const sister = await aSisterWithoutProfile(this.product, name);
    this.people.set(name, sister).set(guardian, await guardianOf(this.product, sister));
  },
);

When('{word} steps down on the page of his wards', async function (this: Scenario, name: string) {
  const [{ guardianId }] = await this.sees(name, '/api/guardian/ward-profiles');
  await expectOk('Stepping down', this.person(name).browser.post('/api/guardian/step-down', { guardianId }));
});

When('{word} steps down', async function (this: Scenario, name: string) {
  await expectOk('Stepping down', stepDown(this, name));
});

When('{word} steps down with the reason {string}', async function (this: Scenario, name: string, why: string) {
  await expectOk('Stepping down', stepDown(this, name, why));
});

When('{word} tries to step down for Amina', async function (this: Scenario, name: string) {
  this.last = await stepDown(this, name);
});

Then('{word} sees no ward and no open item', async function (this: Scenario, name: string) {
  for (const path of ['ward-profiles', 'pending-approvals', 'matches'])
    assert.deepEqual(await this.sees(name, `/api/guardian/${path}`), [], path);
});

Then('{word} has no access any more', async function (this: Scenario, name: string) {
  for (const path of ['ward-profiles', 'pending-approvals', 'matches', 'decisions']) {
    const { status: guardianStatus } = await this.person(name).browser.get(`/api/guardian/${path}`);
    assert.ok([401, 403].includes(guardianStatus), `${path} answered ${guardianStatus}`);
  }
});

const CAUSES: Record<string, string> = {
  'he stepped down': 'stepped-down',
  'of a dispute': 'dispute',
  'of a check': 'check',
  'he left': 'left',
};

Then('{word} reads that his role ended because {}', async function (this: Scenario, her: string, why: string) {
  assert.equal((await this.sees(her, '/api/guardian/previous')).because, CAUSES[why]);
});

Then('{word} reads of her former guardian {string}', async function (this: Scenario, her: string, why: string) {
  assert.equal((await this.sees(her, '/api/guardian/previous')).reason, why);
});

Then(
  '{word} reads that the conversation is paused because of {string}',
  async function (this: Scenario, name: string, why: string) {
    const [match] = await this.sees(name, '/api/matches');
    assert.deepEqual(match.pauseReasons, [why]);
  },
);

When('{word} tries to accept it', async function (this: Scenario, her: string) {
  const [request] = await this.sees(her, '/api/interest-requests/received');
  this.last = await this.person(her).browser.post(`/api/interest-requests/${request.id}/respond`, {
    action: 'accept',
  });
});

Then(
  '{word} reads on his dashboard that the staff look into a question',
  async function (this: Scenario, name: string) {
    const { onHold } = await this.sees(name, '/api/guardian/profile');
    assert.deepEqual(
      onHold.map(({ status: guardianStatus }: { status: string }) => guardianStatus),
      ['disputed'],
    );
  },
);

Then('no e-mail to {word} says {string}', async function (this: Scenario, name: string, words: string) {
  for (const { subject, text, html } of await this.product.mailTo(this.person(name).email))
    assert.ok(![subject, text, html].some((part) => part.includes(words)), subject);
});

Then(/^no data that (\w+) exports says "(.+)"$/, async function (this: Scenario, name: string, words: string) {
  const data = JSON.stringify(await this.sees(name, '/api/account/export'));
  assert.ok(!data.includes(words));
});

const listed = async (scenario: Scenario, what: string) =>
  (await expectOk('List', (await anAdmin(scenario.product)).get(`/api/admin/guardian-${what}`))).body;

Then(
  "the staff's list of questions has {word} with {string}",
  async function (this: Scenario, name: string, why: string) {
    const profile = (await listed(this, 'disputes')).find(
      ({ email }: { email: string }) => email === this.person(name).email,
    );
    assert.equal(profile.reason, why);
  },
);

Then("the staff's list of questions does not have {word}", async function (this: Scenario, name: string) {
  const emails = (await listed(this, 'disputes')).map(({ email }: { email: string }) => email);
  assert.ok(!emails.includes(this.person(name).email));
});

Then("the staff's list of checks has her guardian because of {string}", async function (this: Scenario, why: string) {
  const id = await recordOf(this);
  const profile = (await listed(this, 'checks')).find((row: { id: string }) => row.id === id);
  assert.deepEqual(profile.reasons, [why]);
});

const press = async (scenario: Scenario, browser: Visitor, address: string): Promise<void> => {
  const { id, code } = await invitationTo(scenario.product, address);
  scenario.last = await browser.get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
};

When('the button behind the link is pressed in the browser of {word}', async function (this: Scenario, her: string) {
  const { browser, wali } = this.sister(her);
  await press(this, browser, wali.email);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

When('{word} signs out', async function (this: Scenario, name: string) {
  await expectOk('Signing out', this.person(name).browser.post('/api/auth/signout'));
});

Given(
  '{word} signs up in a browser in which nobody has signed in',
  async function (this: StatusScenario, name: string) {
    this.browser = this.product.visitor();
    const wali = aWali(`Father of ${name}`);
    const her = { email: `her.${wali.waliEmail}`, password: PASSWORD, username: name, gender: 'female' };
    const { body } = await expectOk('Sign-up', this.browser.post('/api/auth/signup', { ...her, ...wali }));
    const person = { name, email: her.email, userId: body.id, profileId: 0, browser: this.browser };
    this.people.clear();
    this.people.set(name, { ...person, wali: { name: wali.waliName, email: wali.waliEmail } } as never);
  },
);

When('the button behind the link is pressed in that browser', function (this: StatusScenario) {
  return press(this, this.browser, herself(this).wali.email);
});

When(
  '{word} signs out, and {word} signs in there and enters the code',
  async function (this: Scenario, her: string, his: string) {
    const { browser, wali } = this.sister(her);
    await expectOk('Signing out', browser.post('/api/auth/signout'));
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email: this.person(his).email, password: PASSWORD }));
    const { code } = await invitationTo(this.product, wali.email);
    await expectOk('Code', browser.post('/api/guardian/verify', { verificationCode: code }));
    this.person(his).browser = browser;
    this.person(her).browser = this.product.visitor();
    await signIn(this, her);
  },
);

const signIn = (scenario: Scenario, name: string) =>
  expectOk(
    'Sign-in',
    scenario.person(name).browser.post('/api/auth/signin', { email: scenario.person(name).email, password: PASSWORD }),
  );

async function claimIn(scenario: Scenario, browser: Visitor): Promise<void> {
  const token = await linkIn(scenario.product, herself(scenario).wali.email, /\/guardian-claim\?token=([\w-]+)/);
  scenario.last = await browser.post('/api/guardian/claim', { token, password: PASSWORD, username: 'Her father' });
}

When('the account of her guardian is claimed in the browser of {word}', async function (this: Scenario, her: string) {
  await claimIn(this, this.person(her).browser);
  await signIn(this, her);
});

When(
  'his account is claimed by the mailed link in the browser of {word} after she signed out',
  async function (this: Scenario, her: string) {
    const { browser } = this.person(her);
    await expectOk('Signing out', browser.post('/api/auth/signout'));
    await claimIn(this, browser);
    assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
    this.person(her).browser = this.product.visitor();
    await signIn(this, her);
  },
);

async function names(scenario: Scenario, her: string, wali: ReturnType<typeof aWali>): Promise<void> {
  await expectOk('Naming', scenario.person(her).browser.post('/api/guardian', wali));
  await press(scenario, scenario.product.visitor(), wali.waliEmail);
  assert.equal(scenario.last.status, 200, JSON.stringify(scenario.last.body));
}

When(
  '{word} names {word} with the number of her guardian, who verifies by the link',
  async function (this: Scenario, her: string, his: string) {
    const waliPhone = this.sister(her).wali.phone;
    await names(this, her, { ...aWali(`${his} Rahman`), waliPhone });
  },
);

When(
  '{word} names the same man at another address, who verifies by the link',
  async function (this: Scenario, her: string) {
    const { name, phone } = await this.sees(her, '/api/guardian');
    await names(this, her, { ...aWali(name), waliName: name, waliPhone: phone });
  },
);

When(
  '{word} names the same address once more, and its link is used elsewhere',
  async function (this: Scenario, her: string) {
    const { email } = await this.sees(her, '/api/guardian');
    await names(this, her, { ...aWali('Abdullah Khan'), waliEmail: email });
  },
);

Then('her guardian waits for the staff because of {string}', async function (this: Scenario, why: string) {
  const { name, browser } = herself(this);
  if ((await browser.get('/api/user')).status === 401) await signIn(this, name);
  const { status: guardianStatus, email, isVerified } = await this.sees(name, '/api/guardian');
  const reasons = await checkReasonsOf(this.product, email);
  assert.deepEqual([guardianStatus, reasons, isVerified], ['checking', [why], false]);
});

Then('nothing that {word} or the named man reads says why he is checked', async function (this: Scenario, her: string) {
  const { email, wali } = this.sister(her);
  const read = [
    await this.sees(her, '/api/guardian'),
    await this.sees(her, '/api/account/export'),
    await this.product.mailTo(email),
    await this.product.mailTo(wali.email),
    this.last.body,
  ];
  assert.doesNotMatch(JSON.stringify(read), /"checkReasons":\[|a browser|same browser|two people/);
});

Then('no account is offered', function (this: Scenario) {
  const { success, state, claimPath } = this.last.body;
  assert.deepEqual([success, state, claimPath], [false, 'checking', null]);
});

Then('the named man is told by e-mail that the staff check him', async function (this: Scenario) {
  const mails = await this.product.mailTo(herself(this).wali.email);
  assert.ok(mails.some(({ text }) => text.includes('We need to check one thing first')));
});

Then('the named man gets an e-mail that leads to an account of his own', async function (this: Scenario) {
  await linkIn(this.product, herself(this).wali.email, /\/guardian-claim\?token=([\w-]+)/);
});

Then('{word} may replace her guardian {int} times', async function (this: Scenario, her: string, times: number) {
  assert.equal((await this.sees(her, '/api/guardian')).replacementsLeft, times);
});

// Stepping down without an account

interface StepDownLinkScenario extends Scenario {
  stepDownLink: string;
}

const formAt = (scenario: StepDownLinkScenario, form: Record<string, string>) =>
  scenario.product.visitor().post(scenario.stepDownLink, new URLSearchParams(form).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });

When('{word} opens the link to step down', async function (this: StepDownLinkScenario, name: string) {
  const token = await linkIn(this.product, this.person(name).email, /\/step-down\/([\w-]+)/);
  this.stepDownLink = `/step-down/${token}`;
  this.last = await this.product.visitor().get(this.stepDownLink);
});

When(
  'he presses {string} there, giving the reason {string}',
  async function (this: StepDownLinkScenario, _: string, why: string) {
    this.last = await formAt(this, { action: 'ask', reason: why });
  },
);

Then('he is asked to confirm, and sees his reason', function (this: StepDownLinkScenario) {
  const { shows, reason } = this.last.body;
  assert.deepEqual({ shows, reason }, { shows: 'confirm', reason: 'I am moving abroad.' });
});

Then('the page says that he stepped down for {word}, and when', function (this: StepDownLinkScenario, ward: string) {
  const { steppedDownAt, ...view } = this.last.body;
  assert.deepEqual([this.last.status, view], [409, { shows: 'decided', ward }]);
  assert.match(steppedDownAt, /^\d{4}-\d\d-\d\dT/);
});

When('he confirms it, giving the reason {string}', async function (this: StepDownLinkScenario, why: string) {
  this.last = await formAt(this, { action: 'confirm', reason: why });
  assert.equal(this.last.status, 200);
});
