import assert from 'node:assert/strict';
import type { MailId } from '../../src/shared-kernel/mail/mailer.ts';
import { Given, Then, When } from '@cucumber/cucumber';
import { grant, guardianOf, PASSWORD, verifyGuardian } from '../../src/testing/people.ts';
import type { Scenario } from '../support/world.ts';
import { isEmail, kindOf } from '../../src/testing/read-mail.ts';

/** Error codes by the reason in the product owner's words. */
const REASONS: Record<string, string> = {
  'families do not speak yet': 'matchmaking.stage-too-early',
  'the operator does not offer it': 'matchmaking.staff-contact-off',
  'no relative was requested': 'matchmaking.relative-not-requested',
  'nobody said that it is safe': 'guardianship.not-cleared',
  'the address is taken': 'identity.email-taken',
  'the plan must be paid': 'identity.payment-required',
  'he has it already': 'billing.plan-running',
  'he has changed his card': 'billing.card-changed',
  'his plan gives as much': 'billing.not-an-upgrade',
  'nothing renews': 'billing.nothing-to-cancel',
  'nothing is left to resume': 'billing.nothing-to-resume',
  'there is nothing to give back': 'billing.nothing-to-refund',
  'his bank decides': 'billing.payment-disputed',
  'he has asked already': 'billing.refund-already-requested',
  'he has asked for his money back': 'billing.refund-pending',
  'it was credited to another plan': 'billing.refund-credited',
  'he has used the code': 'billing.promo-used',
  'nothing was paid': 'billing.payment-failed',
  'the payment is refunded': 'billing.payment-returned',
  'the sign-up is not known': 'billing.sign-up-expired',
  'the code is used up': 'billing.promo-used-up',
  'the account is disabled': 'identity.disabled',
  'the account is suspended': 'identity.suspended',
  'address and password do not match': 'identity.invalid-credentials',
  'it is his own account': 'identity.own-account',
  'the reset link is no longer valid': 'identity.reset-token',
  'the confirmation link is no longer valid': 'identity.confirm-token',
  'he must give his password again': 'identity.sign-in-again',
  'she must give her password again': 'identity.sign-in-again',
  'the sign-in has ended': 'identity.sign-in-ended',
  'the code is needed as well': 'identity.two-factor-code',
  'the address is not confirmed': 'identity.email-unconfirmed',
  'it is on already': 'identity.two-factor-on',
  'it must be set up again': 'identity.two-factor-setup',
  'the account is being deleted': 'identity.deletion-scheduled',
  'it is not stated who is married': 'matchmaking.profile-incomplete',
  'he has four wives': 'matchmaking.four-wives',
  'consent is missing': 'matchmaking.consent-required',
  'the conversation is not active': 'messaging.match-not-active',
  'her guardian is not verified': 'messaging.guardian-unverified',
  'it is switched elsewhere': 'identity.two-factor-elsewhere',
  'the guardian is verified already': 'guardianship.link-used',
  'a guardian and his ward need different addresses': 'guardianship.shared-address',
  'the link is not valid': 'guardianship.link-invalid',
  'the code has expired': 'guardianship.code-expired',
  'the code is wrong': 'guardianship.code-wrong',
  'this account cannot be the guardian': 'guardianship.not-her-guardian',
  'he has five wards already': 'guardianship.too-many-wards',
  'she replaced him twice this year': 'guardianship.too-many-replacements',
  'he is no member': 'guardianship.members-only',
  'he is no guardian': 'guardianship.guardians-only',
  'the staff check first': 'guardianship.verification-under-review',
  'a question is open already': 'guardianship.already-disputed',
  'the account link is used up': 'guardianship.claim-used',
  'he has one already': 'matchmaking.profile-exists',
  'the gender must agree': 'matchmaking.gender-mismatch',
  'a paid plan is needed': 'matchmaking.subscription-required',
  'a verified guardian is needed': 'matchmaking.guardian-unverified',
  'her guardian is the other person': 'matchmaking.guardian-conflict',
  'a request is open already': 'matchmaking.request-open',
  'it is too soon': 'matchmaking.too-soon',
  'no requests remain': 'matchmaking.allowance-exhausted',
  'the pause belongs to somebody else': 'matchmaking.pause-not-yours',
  'the conversation has ended': 'matchmaking.match-ended',
  'the conversation is paused': 'matchmaking.match-paused',
  'she objected': 'matchmaking.end-objected',
  'it is not the next stage': 'matchmaking.stage-not-next',
  'the two have not agreed on it': 'matchmaking.stage-not-agreed',
  'it can no longer be answered': 'matchmaking.request-not-pending',
  'she is in her waiting period': 'matchmaking.iddah',
  'ten are saved already': 'matchmaking.too-many-searches',
  'the request is on hold': 'matchmaking.request-on-hold',
  'he is on a break': 'matchmaking.on-break',
  'he is at serious consideration': 'matchmaking.khitba',
  'he may not': 'common.forbidden',
  'she may not': 'common.forbidden',
  'it ended already': 'desk.resolved-by',
  'a colleague has changed it': 'common.stale-revision',
  'somebody has bought it so': 'billing.plan-sold',
  'the free plan stays': 'billing.free-plan-required',
  'a colleague works on it': 'desk.already-assigned',
  'a woman reads it': 'desk.words-withheld',
  'the staff have not resolved it': 'common.not-found',
  'she has asked already': 'content.already-pending',
  'he resolved it himself': 'content.conflict-of-interest',
  'these are his own words': 'content.own-subject',
  'the sign-up session belongs to somebody else': 'identity.sign-up-handle',
};

Given('{word}, a brother with a profile', function (this: Scenario, name: string) {
  return this.brother(name);
});

Given('{word}, a brother who has not said whether he is married', function (this: Scenario, name: string) {
  return this.brother(name, { currentMaritalStatus: undefined });
});

Given('{word}, a brother who has said nothing about children', function (this: Scenario, name: string) {
  return this.brother(name, { hasChildren: undefined, wantsChildren: undefined });
});

Given(
  '{word}, a brother with a profile, living in {string}',
  function (this: Scenario, name: string, location: string) {
    return this.brother(name, { location });
  },
);

Given('{word}, a brother with a paid plan', async function (this: Scenario, name: string) {
  await grant(this.product, await this.brother(name));
});

Given('{word} has a paid plan', function (this: Scenario, name: string) {
  return grant(this.product, this.person(name));
});

Given('{word} has a paid plan for {int} months', function (this: Scenario, name: string, months: number) {
  return grant(this.product, this.person(name), 'Monthly', months);
});

Given('{word}, a sister whose guardian is invited', function (this: Scenario, name: string) {
  return this.newSister(name);
});

Given(
  '{word}, a sister whose guardian is invited, living in {string}',
  function (this: Scenario, name: string, location: string) {
    return this.newSister(name, { location });
  },
);

Given('{word}, a sister with her guardian {word}', async function (this: Scenario, name: string, guardian: string) {
  this.people.set(guardian, await guardianOf(this.product, await this.newSister(name)));
});

Given(
  '{word}, a sister with her guardian {word}, living in {string}',
  async function (this: Scenario, name: string, guardian: string, location: string) {
    this.people.set(guardian, await guardianOf(this.product, await this.newSister(name, { location })));
  },
);

Given(
  '{int} sisters with verified guardians, living in {string}',
  async function (this: Scenario, count: number, location: string) {
    for (let n = 1; n <= count; n++)
      await verifyGuardian(this.product, await this.newSister(`Sister${n}`, { location }));
  },
);

When('{int} minutes pass', function (this: Scenario, minutes: number) {
  return this.product.advance(`PT${minutes}M`);
});

/** The clock jumps: what is due in between happens at the end of it, so that a reminder of a passed day is not sent. */
When(
  /^(?:(\d+) days pass|a day passes)(?: in which nobody is reminded)?$/,
  async function (this: Scenario, days: string | null) {
    const signedIn = await this.whoIsSignedIn();
    await this.product.advance(`P${days ?? 1}D`);
    // Sessions expire after such a time, so everybody signs in again.
    for (const { browser, email } of signedIn) await browser.post('/api/auth/signin', { email, password: PASSWORD });
  },
);

Then('the (last )attempt is refused because {}', function (this: Scenario, reason: string) {
  const code = REASONS[reason];
  assert.ok(code, `No code stands for “${reason}”`);
  assert.equal(this.last.body.code, code, JSON.stringify(this.last.body));
  assert.ok(this.last.status >= 400 && this.last.status < 500);
  assert.ok(this.last.body.message.length > 0);
});

Then('it does not exist for him/her', function (this: Scenario) {
  assert.equal(this.last.status, 404);
});

Then('he/she is told what is wrong with {field}', function (this: Scenario, field: string) {
  assert.equal(this.last.status, 400);
  assert.ok(this.last.body.fields?.[field], `${field} is not named in ${JSON.stringify(this.last.body)}`);
});

const MAILS: Record<string, MailId[]> = {
  'that her guardian is verified': ['wardGuardianVerified'],
  'to name another guardian': ['guardianRefused'],
  'to name another guardian for it': ['guardianConflict'],
  'that another was named': ['guardianReplaced'],
  'that she left': ['wardLeft'],
  'of the question': ['guardianDisputed', 'wardGuardianDisputed'],
  'that words came with the answer': ['responseDelivered'],
  'that it was let through': ['interestWentOn'],
  'of the request': ['interestReceived'],
  'that it ended': ['interestRefused', 'interestDeclined', 'interestExpired', 'interestLapsed'],
  'of his conversation': ['matchUpdate'],
  'of her conversation': ['matchUpdate'],
  "of the conversation's news": ['matchUpdateGuardian', 'matchUpdateNoAccount'],
  'that her profile is listed again': ['breakEnded'],
  'that it was accepted': ['interestAccepted'],
  'of the conversation': ['matchMadeGuardian', 'matchMadeNoAccount'],
  'that his password was changed': ['passwordChanged'],
  'that two-factor sign-in is on': ['twoFactorOn'],
  'that two-factor sign-in is off': ['twoFactorOff'],
  'of the new device': ['newDevice'],
  'when his account will be erased': ['accountLeaving'],
  'that his account is restored': ['accountRestored'],
  'that his address was given': ['addressInUse'],
  'that her account is restored': ['accountRestored'],
  'that her guardian no longer acts': [
    'guardianWithdrew',
    'guardianSuspended',
    'wardGuardianCheckRefused',
    'wardGuardianSteppedDown',
    'wardGuardianDisputeUpheld',
  ],
  'that he stepped down': ['guardianSteppedDown'],
  'that the staff look into a question': ['guardianDisputed'],
  'that the staff look into a question about her guardian': ['wardGuardianDisputed'],
  'that the staff check her guardian': ['wardGuardianChecked'],
  'that her guardian acts again': ['wardGuardianDisputeDismissed'],
  'that she closed her account': ['wardLeft'],
  'that it was reviewed': ['reportOutcome'],
  'that words of hers were not delivered': ['responseDeclined'],
  'that a message was not delivered': ['messageDeclined'],
  'that he did not answer': ['guardianUnanswered'],
  'that her guardian reported a message': ['messageConcern'],
  'that his plan renews': ['renewalNear'],
  'that his plan does not renew': ['subscriptionCancelled'],
  'that his account is disabled': ['accountDisabled'],
  'that his account is disabled for a time': ['accountSuspended'],
  'that his account is open again': ['accountEnabled'],
  'that his plan continues': ['subscriptionResumed'],
  'that his payment did not go through': ['paymentFailed'],
  'that he is refunded': ['paymentRefunded'],
  'that she is refunded': ['paymentRefunded'],
  'of the chargeback': ['paymentTakenBack'],
  'that the refund is refused': ['refundRefused'],
};

Then(
  /^(\w+) is (not )?told by e-mail ((?!of a message|that he has nothing to decide).*)$/,
  async function (this: Scenario, name: string, not: string | null, what: string) {
    const kinds = MAILS[what];
    assert.ok(kinds, `No e-mail is meant by “${what}”`);
    const mails = await this.product.mailTo(this.person(name).email);
    const getsEmail = mails.some((mail) => isEmail(mail, ...kinds));
    assert.equal(getsEmail, not === null, mails.map(kindOf).join(', '));
  },
);
