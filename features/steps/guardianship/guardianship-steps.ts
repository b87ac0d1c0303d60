import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { DECLARATION_VERSION } from '../../../src/modules/guardianship/contracts/guardian-verification.ts';
import { decideNext, invitationTo, PASSWORD, verifyGuardian } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface Oversight extends Scenario {
  claimPath: string | null;
  firstLink: { id: string; code: string };
  guardian: Visitor;
}

const BUTTON = { 'X-Requested-With': 'mithaq' };
const theSister = (scenario: Oversight) =>
  scenario.sister([...scenario.people.keys()].find((name) => 'wali' in scenario.person(name))!);

When('her guardian presses the button behind the link', async function (this: Oversight) {
  const { id, code } = await invitationTo(this.product, theSister(this).wali.email);
  this.last = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
  this.claimPath = this.last.body.claimPath ?? null;
});

When('her guardian accepts on the page without JavaScript', async function (this: Oversight) {
  const { id, code } = await invitationTo(this.product, theSister(this).wali.email);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  this.last = await this.product.visitor().post(`/decide/invitation/${id}?code=${code}`, 'action=accept', form);
  assert.equal(this.last.status, 200);
});

const recordOf = (scenario: Oversight) =>
  scenario.product.application.kernel
    .db('guardianship.guardian')
    .where({ ward_id: theSister(scenario).userId })
    .orderBy('named_at', 'desc')
    .first();

Then('it is stored which words he confirmed, and when', async function (this: Oversight) {
  const row = (await recordOf(this))!;
  assert.equal(row.declared_version, DECLARATION_VERSION);
  assert.deepEqual(row.declared_at, row.verified_at);
});

Then(/^her guardian's details are (stored|deleted)$/, async function (this: Oversight, how: string) {
  const { name, email, phone } = (await recordOf(this))!;
  if (how === 'deleted') assert.deepEqual([name, email, phone], ['', '', null]);
  else assert.ok(name && email && phone);
});

Then('{word} reads that the man whom she named did not answer', async function (this: Oversight, her: string) {
  assert.equal(await this.sees(her, '/api/guardian'), null);
  const { because, name } = await this.sees(her, '/api/guardian/previous');
  assert.deepEqual([because, name], ['unanswered', '']);
});

When('a mail scanner opens the link', async function (this: Oversight) {
  const { id, code } = await invitationTo(this.product, theSister(this).wali.email);
  this.last = await this.product.visitor().get(`/api/wali-verify/${id}?code=${code}`);
  assert.equal(this.last.status, 200);
  assert.equal(this.last.body.state, 'described');
});

Then('her guardian is verified', async function (this: Oversight) {
  assert.equal((await this.sees(theSister(this).name, '/api/guardian')).isVerified, true);
});

Then('her guardian is not verified', async function (this: Oversight) {
  assert.equal((await this.sees(theSister(this).name, '/api/guardian')).isVerified, false);
});

Then('he is offered an account of his own', function (this: Oversight) {
  assert.match(this.claimPath ?? '', /^\/guardian-claim\?token=/);
});

Given('{word} asks for a new verification e-mail', async function (this: Oversight, name: string) {
  this.firstLink = await invitationTo(this.product, this.sister(name).wali.email);
  assert.equal((await this.person(name).browser.post('/api/guardian/resend')).status, 202);
});

When(
  '{word} asks for a new verification e-mail {int} times',
  async function (this: Oversight, name: string, times: number) {
    for (let n = 0; n < times; n++) this.last = await this.person(name).browser.post('/api/guardian/resend');
  },
);

Then('her guardian has been sent {int} invitations', async function (this: Oversight, count: number) {
  const mails = await this.product.mailTo(theSister(this).wali.email);
  assert.equal(mails.filter(({ text }) => text.includes('/wali-verify?id=')).length, count);
});

async function signUpNaming(scenario: Oversight, waliEmail: string, email: string): Promise<void> {
  const her = { email, password: PASSWORD, username: 'Somebody', gender: 'female' };
  const wali = { waliName: 'Ibrahim Rahman', waliEmail, waliPhone: '+44 7700 900123', waliRelation: 'father' };
  scenario.last = await scenario.product.visitor().post('/api/auth/signup', { ...her, ...wali });
}

When(
  "{int} more sisters sign up with the address of Amina's guardian",
  async function (this: Oversight, count: number) {
    const { email, wali } = this.sister('Amina');
    for (let n = 0; n < count; n++) {
      await signUpNaming(this, wali.email, `${n}.${email}`);
      assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
    }
  },
);

When(
  /^(?:one more|the same) sister signs up (?:with the address of Amina's guardian|again)$/,
  async function (this: Oversight) {
    const { email, wali } = this.sister('Amina');
    await signUpNaming(this, wali.email, `last.${email}`);
  },
);

Then('she has an account', function (this: Oversight) {
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

When('her guardian presses the button behind the first link', async function (this: Oversight) {
  this.last = await this.product
    .visitor()
    .get(`/api/wali-verify/${this.firstLink.id}?code=${this.firstLink.code}`, BUTTON);
});

When('{word} enters the code from the e-mail', async function (this: Oversight, name: string) {
  const { code } = await invitationTo(this.product, theSister(this).wali.email);
  this.last = await this.person(name).browser.post('/api/guardian/verify', { verificationCode: code.toLowerCase() });
});

Then('{word} acts as her guardian', async function (this: Oversight, name: string) {
  const [ward] = await this.sees(name, '/api/guardian/ward-profiles');
  assert.equal(ward.id, theSister(this).profileId);
});

When('the named man says that he is not her guardian', async function (this: Oversight) {
  const { id, code } = await invitationTo(this.product, theSister(this).wali.email);
  this.last = await this.product.visitor().post(`/api/wali-verify/${id}/refuse`, { code });
  assert.equal(this.last.status, 200);
});

Then('{word} has no guardian', async function (this: Oversight, name: string) {
  assert.equal(await this.sees(name, '/api/guardian'), null);
});

Given("somebody signs up with the address of Amina's guardian", async function (this: Oversight) {
  const account = { email: theSister(this).wali.email, password: 'a long walk at dawn 7' };
  this.guardian = this.product.visitor();
  assert.equal(
    (await this.guardian.post('/api/auth/signup', { ...account, username: 'Impostor', gender: 'male' })).status,
    201,
  );
  assert.equal((await this.guardian.post('/api/auth/signin', account)).status, 200);
});

Then('he sees nothing of {word}', async function (this: Oversight, _name: string) {
  assert.equal((await this.guardian.get('/api/guardian')).body, null);
  assert.equal((await this.guardian.get('/api/guardian/ward-profiles')).status, 403);
  assert.equal((await this.guardian.get('/api/guardian/pending-approvals')).status, 403);
});

Given('her guardian has set up his account', async function (this: Oversight) {
  this.claimPath = await verifyGuardian(this.product, theSister(this));
  const token = this.claimPath.split('token=')[1];
  this.last = await this.product
    .visitor()
    .post('/api/guardian/claim', { token, password: 'a long walk at dawn 7', username: 'Her father' });
  assert.equal(this.last.status, 200);
});

When('somebody uses the same claim link again', async function (this: Oversight) {
  const token = this.claimPath!.split('token=')[1];
  this.last = await this.product
    .visitor()
    .post('/api/guardian/claim', { token, password: 'another long walk 8', username: 'Somebody' });
});

Given(
  /^(\w+) (?:sent|sends) (\w+) an interest request saying "(.*)"$/,
  async function (this: Oversight, from: string, to: string, message: string) {
    this.last = await this.person(from).browser.post('/api/interest-requests', {
      toProfileId: this.person(to).profileId,
      message,
    });
    assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
  },
);

Then('{word} sees the request, its words and both profiles', async function (this: Oversight, name: string) {
  const [item] = await this.sees(name, '/api/guardian/pending-approvals');
  const detail = await this.sees(name, `/api/guardian/pending-approvals/${item.id}`);
  assert.equal(detail.content, 'I would welcome speaking with your father first.');
  assert.equal(detail.fromProfile.id, this.person('Yusuf').profileId);
  assert.equal(detail.toProfile.id, this.person('Amina').profileId);
  assert.deepEqual(detail.allowedActions, ['approve', 'decline']);
  this.last = { status: 200, headers: new Headers(), body: detail };
});

Then(
  /^(\w+) reads what he decided (with|without) the profile of Yusuf$/,
  async function (this: Oversight, name: string, how: string) {
    const { db } = this.product.application.kernel;
    const otherName = this.person('Yusuf');
    const { id } = (await db('guardianship.approval').where({ other_id: otherName.userId }).first('id'))!;
    const { fromProfile } = await this.sees(name, `/api/guardian/pending-approvals/${id}`);
    assert.equal(fromProfile?.id, how === 'with' ? otherName.profileId : undefined);
  },
);

Then('neither of the two is shown to him by name, e-mail or phone', function (this: Oversight) {
  // The description uses the ward's name, which he knows.
  const { wardFirstName: _, description, ...shown } = this.last.body;
  assert.match(description, /^A teacher of 34 from Bradford wants to get to know your daughter Amina$/);
  for (const name of ['Yusuf', 'Amina'])
    assert.ok(!JSON.stringify(shown).includes(this.person(name).email) && !JSON.stringify(shown).includes(name));
});

When('{word} approves it', async function (this: Oversight, name: string) {
  assert.equal(await decideNext(this.person(name), 'approve'), 200);
});

When('{word} declines it with the reason {string}', async function (this: Oversight, name: string, reason: string) {
  assert.equal(await decideNext(this.person(name), 'decline', reason), 200);
});

Then('his record has the decision with that reason', async function (this: Oversight) {
  const [decision] = await this.sees('Ibrahim', '/api/guardian/decisions');
  assert.deepEqual([decision.action, decision.reason], ['decline', 'He lives too far away.']);
});

Then('{word} sees the decision in hers', async function (this: Oversight, name: string) {
  const [decision] = await this.sees(name, '/api/guardian/history');
  assert.equal(decision.action, 'decline');
});

async function decisionLink(scenario: Oversight): Promise<string> {
  const mails = await scenario.product.mailTo(theSister(scenario).wali.email);
  const link = mails.map((mail) => /\/decide\/[\w-]+/.exec(mail.text)?.[0]).find(Boolean);
  assert.ok(link, 'an e-mail with a decision link');
  return link;
}

Given('the e-mail about it has reached {word}', async function (this: Oversight, _name: string) {
  assert.ok(await decisionLink(this));
});

async function press(scenario: Oversight, button: string, reason = ''): Promise<void> {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const fields = String(new URLSearchParams({ action: button, reason }));
  scenario.last = await scenario.product.visitor().post(await decisionLink(scenario), fields, form);
}

When('{word} approves it on the page behind the e-mailed link', async function (this: Oversight, _name: string) {
  await press(this, 'approve');
});

When(
  '{word} presses Decline on the page behind the e-mailed link, with the reason {string}',
  async function (this: Oversight, _name: string, reason: string) {
    await press(this, 'decline', reason);
    const { shows, action } = this.last.body;
    assert.deepEqual({ shows, action }, { shows: 'done', action: 'decline' });
  },
);

When('{word} chooses kind words on the page behind the e-mailed link', async function (this: Oversight, _name: string) {
  await press(this, 'phrase speak', 'Too far away.');
});

Then('they are his reason', function (this: Oversight) {
  const { shows, reason } = this.last.body;
  assert.deepEqual({ shows, reason }, { shows: 'item', reason: 'Let us speak about this first, in sha Allah.' });
});

Then('the e-mail to {word} begins {string}', async function (this: Oversight, _name: string, words: string) {
  await decisionLink(this);
  const [mail] = await this.product.mailTo(theSister(this).wali.email);
  assert.equal(mail?.text.split('\n')[0], words);
});

When('somebody opens the e-mailed link', async function (this: Oversight) {
  this.last = await this.product.visitor().get(await decisionLink(this));
  assert.equal(this.last.status, 200);
  assert.match(this.last.body.item.content, /I would welcome speaking with your father first\./);
});

Then('the request still waits for {word}', async function (this: Oversight, name: string) {
  assert.equal((await this.sees(name, '/api/guardian/pending-approvals')).length, 1);
});

Then('nothing waits for {word}', async function (this: Oversight, name: string) {
  const { status, body } = await this.person(name).browser.get('/api/guardian/pending-approvals');
  // A former guardian is not a guardian any more, and has no items.
  if (status === 200) assert.deepEqual(body, []);
  else assert.equal(body.code, 'guardianship.guardians-only');
});

Then('he reads that it was declined, when, why and about which words', function (this: Oversight) {
  const { status, body } = this.last;
  const { item, decidedAt, ...rest } = body;
  assert.deepEqual(
    [status, rest],
    [409, { shows: 'decided', action: 'decline', reason: 'No.', waiting: 0, next: null, hasAccount: true }],
  );
  assert.match(item.content, /I would welcome speaking with your father first\./);
  assert.match(decidedAt, /^\d{4}-\d\d-\d\dT/);
});

Then('he reads nothing of it', function (this: Oversight) {
  assert.deepEqual([this.last.status, this.last.body], [404, { shows: 'expired', why: 'unknown' }]);
});

Then('he is told only that it was decided already', function (this: Oversight) {
  assert.deepEqual([this.last.status, this.last.body], [409, { shows: 'expired', why: 'decided' }]);
});

Then('he is told that the link has expired', function (this: Oversight) {
  assert.deepEqual([this.last.status, this.last.body], [410, { shows: 'expired', why: 'expired' }]);
});

When('{word} tries to approve it', async function (this: Oversight, name: string) {
  const [item] = await this.sees('Ibrahim', '/api/guardian/pending-approvals');
  this.last = await this.person(name).browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, {
    action: 'approve',
  });
});

Then(
  '{word} has received {int} e-mail(s) about waiting items',
  async function (this: Oversight, name: string, count: number) {
    const mails = await this.product.mailTo(this.person(name).email);
    assert.equal(
      mails.filter((mail) => isEmail(mail, 'approvalsWaiting', 'approvalInterest', 'approvalMessage', 'approvalStage'))
        .length,
      count,
    );
  },
);
