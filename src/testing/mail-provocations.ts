import type { MailId } from '#kernel/mail/mailer.ts';
import { after, DAY } from '#kernel/clock.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { prayers } from '../modules/content/contracts/prayer-times.ts';
import type { NotificationSetting } from '../modules/identity/contracts/account.ts';
import { dayOf } from '../modules/matchmaking/domain/break.ts';
import { switchTwoFactorOn } from './authenticator.ts';
import {
  aBrother,
  aMatch,
  aMatchByMail,
  aSister,
  aWali,
  anAdmin,
  confirmEmail,
  decideNext,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
  linkTo,
  nameAndVerify,
  PASSWORD,
  waitForIdle,
  verifyGuardian,
  type MatchedPair,
  type Person,
  type Sister,
} from './people.ts';
import {
  aPayer,
  callStripe,
  beginPaidSignUp,
  confirmPayment,
  DISPUTING,
  giveCard,
  takeBack,
  type Payer,
} from './paying.ts';
import { ADMIN, type Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** A sent email: the recipient, and the personal data in the text. */
export interface ProvokedEmail {
  to: string;
  /** Values of placeholders. Placeholders that are not listed may have any value. */
  places?: Record<string, string | number>;
  /** The quoted text; none by default. */
  quote?: string;
  /** The signed-in recipient, for links to private pages. */
  browser?: Visitor;
}

/** The brother's description in emails to a guardian. */
const HEADLINE = 'A teacher of 34 from Bradford';
const TEXT = 'Assalamu alaikum.\nI liked what you wrote of your <garden> & your mother.';

interface RequestInput {
  brother: Person;
  sister: Sister;
  guardian: Person;
  requestId: string;
}

/** A brother's request that waits for her guardian. */
async function anInterest(product: Product, message = TEXT): Promise<RequestInput> {
  const [brother, sister] = [await aBrother(product, 'Yusuf'), await aSister(product, 'Amina')];
  const guardian = await guardianOf(product, sister);
  await grant(product, brother);
  const { body } = await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message }),
  );
  return { brother, sister, guardian, requestId: body.id };
}

async function anAnswer(product: Product, action: 'accept' | 'decline'): Promise<RequestInput> {
  const input = await anInterest(product);
  await decideNext(input.guardian, 'approve');
  const answer = { action, responseMessage: 'Thank you for your kind words.' };
  await expectOk('Answer', input.sister.browser.post(`/api/interest-requests/${input.requestId}/respond`, answer));
  return input;
}

async function aMessage(product: Product, action?: 'approve' | 'decline'): Promise<MatchedPair> {
  const matched = await aMatch(product);
  await expectOk(
    'Message',
    matched.brother.browser.post(`/api/matches/${matched.matchId}/messages`, { content: TEXT }),
  );
  if (action) await decideNext(matched.guardian, action);
  return matched;
}

async function answerAsStaff(product: Product, id: string): Promise<void> {
  const admin = await anAdmin(product);
  await expectOk('Answer', admin.post(`/api/admin/support/${id}/answer`, { answer: 'Yes, of course.' }));
}

/** An email to the owner of an account, with the owner's name. */
const to = ({ email, name, browser }: Person, places: ProvokedEmail['places'] = {}): ProvokedEmail => ({
  to: email,
  places: { name, ...places },
  browser,
});
const toWali = ({ name, wali }: Sister, more: ProvokedEmail['places'] = {}): ProvokedEmail => ({
  to: wali.email,
  places: { guardian: wali.name, ward: name, ...more },
});
const toHolder = ({ email, browser }: Person): ProvokedEmail => ({ to: email, browser });

const payerOf = ({ email, browser }: Payer): ProvokedEmail => ({ to: email, browser, places: { plan: 'Monthly' } });

/** Moving the clock ends sessions. */
async function signedInAgain(payer: Payer): Promise<Payer> {
  await expectOk('Sign-in', payer.browser.post('/api/auth/signin', { email: payer.email, password: PASSWORD }));
  return payer;
}

async function requestNewAddress(person: Person): Promise<string> {
  const email = `moved.${person.email}`;
  await expectOk('Change of address', person.browser.put('/api/account/email', { email }));
  return email;
}

/** A guardian whose verification staff must check because it came from the ward's browser. */
async function aCheckedGuardian(product: Product): Promise<Sister> {
  const sister = await aSister(product, 'Amina');
  const { id, code } = await invitationTo(product, sister.wali.email);
  const button = { 'X-Requested-With': 'mithaq' };
  await expectOk('Verification', sister.browser.get(`/api/wali-verify/${id}?code=${code}`, button));
  return sister;
}
const WHY = 'it came from a browser in which the account of Amina is used.';

/** A guardian with a dispute, open or with this outcome. */
async function aDisputedGuardian(product: Product, outcome?: 'dismissed' | 'upheld'): Promise<[Sister, Person]> {
  const sister = await aSister(product, 'Amina');
  const guardian = await guardianOf(product, sister);
  await waitForIdle(product, 'disputes', sister, 'open');
  if (outcome) await waitForIdle(product, 'disputes', sister, 'resolve', { outcome });
  return [sister, guardian];
}

async function aGuardianWhoStepsDown(product: Product): Promise<[Sister, Person]> {
  const sister = await aSister(product, 'Amina');
  const guardian = await guardianOf(product, sister);
  const { profileId: wardProfileId } = sister;
  await expectOk('Stepping down', guardian.browser.post('/api/guardian/step-down', { wardProfileId }));
  return [sister, guardian];
}

/** A digest for a brother whose saved search a new sister matches. */
async function aSavedSearchDigest(product: Product): Promise<ProvokedEmail> {
  const brother = await aBrother(product, 'Bilal');
  const search = { name: 'Near us', filters: { location: 'Bradford' }, digest: 'daily' };
  await expectOk('Search', brother.browser.post('/api/saved-searches', search));
  await verifyGuardian(product, await aSister(product, 'Amina'));
  await product.advance('P1D');
  return to(brother);
}

/** A notification that quiet days deferred, after they ended. */
async function afterQuietDays(product: Product, setting: NotificationSetting): Promise<ProvokedEmail> {
  const brother = await aBrother(product, 'Bilal');
  await product.application.kernel.db('identity.deferred_notification').insert({ account_id: brother.userId, setting });
  await product.advance('PT1M');
  return to(brother);
}

/** How people and time cause each email of the catalogue. */
export const provocations: Record<MailId, (product: Product) => Promise<ProvokedEmail>> = {
  guardianInvitation: async (product) => toWali(await aSister(product, 'Amina')),
  guardianVerified: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    return toWali(sister);
  },
  guardianVerifiedLinked: async (product) => {
    const [uncle, sister] = [await aBrother(product, 'Ibrahim'), await aSister(product, 'Amina')];
    const { code } = await invitationTo(product, sister.wali.email);
    await expectOk('Code', uncle.browser.post('/api/guardian/verify', { verificationCode: code }));
    return { ...toWali(sister), browser: uncle.browser };
  },
  wardGuardianVerified: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    return { ...toHolder(sister), places: { ward: sister.name, guardian: sister.wali.name } };
  },
  guardianRefused: async (product) => {
    const sister = await aSister(product, 'Amina');
    const { id, code } = await invitationTo(product, sister.wali.email);
    await expectOk('Refusal', product.visitor().post(`/api/wali-verify/${id}/refuse`, { code }));
    return { ...toHolder(sister), places: { ward: sister.name } };
  },
  guardianWithdrew: async (product) => {
    const sister = await aSister(product, 'Amina');
    const guardian = await guardianOf(product, sister);
    await expectOk('Leaving', guardian.browser.delete('/api/account'));
    return to(sister, { guardian: guardian.name });
  },
  wardGuardianInvited: async (product) => {
    const sister = await aSister(product, 'Amina');
    return { ...toHolder(sister), places: { ward: sister.name, guardian: sister.wali.name } };
  },
  guardianReplaced: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    await expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Rahman')));
    return toWali(sister);
  },
  guardianSuspended: async (product) => {
    const sister = await aSister(product, 'Amina');
    const guardian = await guardianOf(product, sister);
    await govern(product, guardian, 'disable');
    return to(sister, { guardian: guardian.name });
  },
  guardianResumed: async (product) => {
    const sister = await aSister(product, 'Amina');
    const guardian = await guardianOf(product, sister);
    await govern(product, guardian, 'disable');
    await govern(product, guardian, 'enable');
    return to(sister, { guardian: guardian.name });
  },
  guardianConflict: async (product) => {
    const { brother, sister } = await anInterest(product);
    await nameAndVerify(product, sister, { ...aWali('Yusuf Rahman'), waliEmail: brother.email });
    return to(sister, { guardian: 'Yusuf Rahman' });
  },
  guardianClaim: async (product) => {
    const sister = await aSister(product, 'Amina');
    const token = (await verifyGuardian(product, sister)).split('token=')[1];
    await product.advance('P8D');
    await expectOk('New link', product.visitor().post('/api/guardian/claim/renew', { token }));
    return toWali(sister);
  },
  wardLeft: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    await expectOk('Leaving', sister.browser.delete('/api/account'));
    return toWali(sister);
  },
  wardSuspended: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    await govern(product, sister, 'disable');
    return toWali(sister);
  },
  wardResumed: async (product) => {
    const sister = await aSister(product, 'Amina');
    await verifyGuardian(product, sister);
    for (const verb of ['disable', 'enable'] as const) await govern(product, sister, verb);
    return toWali(sister);
  },
  guardianChecked: async (product) => toWali(await aCheckedGuardian(product), { why: WHY }),
  wardGuardianChecked: async (product) => {
    const sister = await aCheckedGuardian(product);
    return { ...toHolder(sister), places: { ward: sister.name, guardian: sister.wali.name, why: WHY } };
  },
  guardianCheckRefused: async (product) => {
    const sister = await aCheckedGuardian(product);
    await waitForIdle(product, 'checks', sister, 'refuse');
    return toWali(sister);
  },
  wardGuardianCheckRefused: async (product) => {
    const sister = await aCheckedGuardian(product);
    await waitForIdle(product, 'checks', sister, 'refuse');
    return { ...toHolder(sister), places: { ward: sister.name, guardian: sister.wali.name } };
  },
  guardianSteppedDown: async (product) => toWali((await aGuardianWhoStepsDown(product))[0]),
  wardGuardianSteppedDown: async (product) => {
    const [sister, guardian] = await aGuardianWhoStepsDown(product);
    return { ...toHolder(sister), places: { ward: sister.name, guardian: guardian.name } };
  },
  guardianDisputed: async (product) => toWali((await aDisputedGuardian(product))[0]),
  wardGuardianDisputed: async (product) => {
    const [sister, guardian] = await aDisputedGuardian(product);
    return { ...toHolder(sister), places: { ward: sister.name, guardian: guardian.name } };
  },
  guardianDisputeDismissed: async (product) => toWali((await aDisputedGuardian(product, 'dismissed'))[0]),
  wardGuardianDisputeDismissed: async (product) => {
    const [sister, guardian] = await aDisputedGuardian(product, 'dismissed');
    return { ...toHolder(sister), places: { ward: sister.name, guardian: guardian.name } };
  },
  guardianDisputeUpheld: async (product) => toWali((await aDisputedGuardian(product, 'upheld'))[0]),
  wardGuardianDisputeUpheld: async (product) => {
    const [sister, guardian] = await aDisputedGuardian(product, 'upheld');
    return { ...toHolder(sister), places: { ward: sister.name, guardian: guardian.name } };
  },

  approvalInterest: async (product) => {
    const { sister, guardian } = await anInterest(product);
    const places = { asks: `${HEADLINE} asks to be introduced to your daughter Amina` };
    return { ...toWali(sister, places), quote: TEXT, browser: guardian.browser };
  },
  approvalsWaiting: async (product) => {
    const { sister, guardian } = await anInterest(product);
    await product.waitForIdle();
    for (const name of ['Bilal', 'Umar']) {
      const sender = await aBrother(product, name);
      await grant(product, sender);
      await expectOk('Interest', sender.browser.post('/api/interest-requests', { toProfileId: sister.profileId }));
    }
    await product.advance('PT61M');
    return { ...toWali(sister, { count: 2 }), browser: guardian.browser };
  },
  approvalStill: async (product) => {
    const { sister, guardian } = await anInterest(product);
    await product.waitForIdle();
    await product.advance('P2D');
    const places = { asks: `${HEADLINE} asks to be introduced to your daughter Amina` };
    return { ...toWali(sister, places), quote: TEXT, browser: guardian.browser };
  },
  wardItemWaits: async (product) => {
    const { sister } = await anInterest(product);
    await product.advance('P7D');
    return to(sister, { ward: 'Amina', guardian: sister.wali.name });
  },
  approvalMessage: async (product) => {
    const { sister, guardian, brother } = await aMatch(product);
    // Emails about approvals come at most once an hour.
    await product.advance('PT61M');
    await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
    const [match] = (await brother.browser.get('/api/matches')).body;
    await expectOk('Message', brother.browser.post(`/api/matches/${match.id}/messages`, { content: TEXT }));
    const places = { asks: `${HEADLINE} writes to your daughter Amina` };
    return { ...toWali(sister, places), quote: TEXT, browser: guardian.browser };
  },
  approvalStage: async (product) => {
    const { sister, guardian, brother, matchId } = await aMatch(product);
    // Emails about approvals come at most once an hour.
    await product.advance('PT61M');
    for (const { email, browser } of [brother, sister])
      await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
    for (const stage of ['family_introduction', 'meeting_arranged'])
      for (const { browser } of [brother, sister])
        await expectOk('Stage', browser.post(`/api/matches/${matchId}/stage`, { stage }));
    const places = { asks: `Your daughter Amina and ${HEADLINE.replace('A', 'a')} would like to arrange a meeting` };
    return { ...toWali(sister, places), browser: guardian.browser };
  },
  matchUpdateGuardian: async (product) => {
    const { sister, guardian, brother, matchId } = await aMatch(product);
    await expectOk('Pause', brother.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
    const text = `Profile #${brother.profileId} has paused the conversation with Amina`;
    const places = { news: text, text: 'Nothing can be sent until he lifts his pause.' };
    return { ...toWali(sister, places), browser: guardian.browser };
  },
  matchUpdate: async (product) => {
    const { sister, brother, matchId } = await aMatch(product);
    await expectOk('End', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
    const text =
      'Her side has decided not to go on. This is final. What was delivered stays readable to you. May Allah grant you what is better.';
    return to(brother, { news: `Your conversation with profile #${sister.profileId} has ended`, text });
  },
  matchMadeGuardian: async (product) => {
    const { sister, guardian, brother } = await anAnswer(product, 'accept');
    return { ...toWali(sister, { other: brother.profileId }), browser: guardian.browser };
  },
  matchMadeNoAccount: async (product) => {
    const { sister, brother } = await aMatchByMail(product);
    return toWali(sister, { other: brother.profileId });
  },
  matchUpdateNoAccount: async (product) => {
    const { sister, brother, matchId } = await aMatchByMail(product);
    await expectOk('Wish', sister.browser.post(`/api/matches/${matchId}/supervision`, { mode: 'read_along' }));
    const text = `Amina wishes that you read along with profile #${brother.profileId}`;
    return toWali(sister, { news: text });
  },

  interestReceived: async (product) => {
    const { sister, guardian, brother } = await anInterest(product);
    await decideNext(guardian, 'approve');
    const [{ expiresAt }] = (await sister.browser.get('/api/interest-requests/received')).body;
    return { ...to(sister, { other: brother.profileId, date: longDate(new Date(expiresAt)) }), quote: TEXT };
  },
  interestWentOn: async (product) => {
    const { sister, guardian, brother } = await anInterest(product);
    await decideNext(guardian, 'approve');
    return to(brother, { other: sister.profileId });
  },
  interestRefused: async (product) => {
    const { sister, guardian, brother } = await anInterest(product);
    await decideNext(guardian, 'decline', 'Not now.');
    return to(brother, { other: sister.profileId });
  },
  interestDeclined: async (product) => {
    const { sister, brother } = await anAnswer(product, 'decline');
    return to(brother, { other: sister.profileId });
  },
  interestExpired: async (product) => {
    const { sister, brother } = await anInterest(product);
    await product.advance('P31D');
    return to(brother, { other: sister.profileId });
  },
  breakEnded: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    const until = dayOf(after(product.application.kernel.clock.now(), 3 * DAY));
    await expectOk('Break', brother.browser.put('/api/profile/break', { until }));
    await product.advance('P4D');
    return to(brother);
  },
  interestLapsed: async (product) => {
    const { sister, brother } = await anInterest(product);
    await expectOk('Leaving', sister.browser.delete('/api/account'));
    return to(brother, { other: sister.profileId });
  },
  interestSuperseded: async (product) => {
    const [brother, sister] = [await aBrother(product, 'Yusuf'), await aSister(product, 'Amina')];
    await verifyGuardian(product, sister);
    for (const [from, other] of [
      [sister, brother],
      [brother, sister],
    ] as const) {
      await grant(product, from);
      await expectOk('Interest', from.browser.post('/api/interest-requests', { toProfileId: other.profileId }));
    }
    return to(sister, { other: brother.profileId });
  },
  responseDelivered: async (product) => {
    const { brother, sister, guardian } = await anAnswer(product, 'decline');
    await decideNext(guardian, 'approve');
    return to(brother, { other: sister.profileId });
  },
  responseDeclined: async (product) => {
    const { sister, brother, guardian } = await anAnswer(product, 'decline');
    await decideNext(guardian, 'decline', 'Not so, please.');
    return to(sister, { other: brother.profileId });
  },
  interestAccepted: async (product) => {
    const { sister, brother } = await anAnswer(product, 'accept');
    return to(brother, { other: sister.profileId });
  },
  messageDelivered: async (product) => {
    const { sister, brother } = await aMessage(product, 'approve');
    return to(sister, { other: brother.profileId });
  },
  messageDeclined: async (product) => {
    const { brother } = await aMessage(product, 'decline');
    return to(brother);
  },

  ticketUpdateInAccount: async (product) => {
    const sister = await aSister(product, 'Amina');
    const input = { message: 'May I speak with somebody?', notifyByEmail: true };
    const { body } = await expectOk('Question', sister.browser.post('/api/support', input));
    await answerAsStaff(product, body.id);
    return to(sister);
  },
  ticketUpdateUnderKey: async (product) => {
    const address = `somebody.${process.pid}@people.example`;
    const form = new URLSearchParams({ action: 'send', message: 'May I speak with somebody?', email: address });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await expectOk('Help', product.visitor().post('/help', form.toString(), headers));
    const [question] = (await (await anAdmin(product)).get('/api/admin/support?sort=["createdAt","DESC"]')).body;
    await answerAsStaff(product, question.id);
    return { to: address };
  },
  consultationAnswer: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    const input = { topic: 'Beginning again', message: 'How do I speak of it with my children?' };
    const { body } = await expectOk('Consultation', brother.browser.post('/api/consultations', input));
    const admin = await anAdmin(product);
    await expectOk('Answer', admin.post(`/api/admin/consultations/${body.id}/answer`, { answer: TEXT }));
    return to(brother);
  },
  prayerReminder: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    const chosen = { city: 'Bradford', method: 'MoonsightingCommittee', asr: 'hanafi', prayers };
    const form = { ...chosen, minutesBefore: 15, enabled: true };
    const { body } = await expectOk('Reminders', brother.browser.put('/api/prayer-reminders', form));
    const seconds = Math.ceil((Date.parse(body.nextAt) - (await product.now()).getTime()) / 1000);
    await product.advance(`PT${seconds}S`);
    return to(brother, { city: 'Bradford', method: 'Moonsighting Committee Worldwide' });
  },
  reportOutcome: async (product) => {
    const { brother, sister } = await aMatch(product);
    const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
    const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
    const outcome = { outcome: 'acted', reason: 'for a test' };
    await expectOk('Outcome', (await anAdmin(product)).post(`/api/admin/reports/${body.id}/resolve`, outcome));
    return to(sister);
  },
  guardianNote: async (product) => {
    const { sister, guardian, matchId } = await aMatch(product);
    await expectOk('Note', guardian.browser.post(`/api/guardian/matches/${matchId}/notes`, { content: TEXT }));
    return to(sister);
  },

  passwordReset: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Wish', product.visitor().post('/api/auth/forgot-password', { email: brother.email }));
    return toHolder(brother);
  },
  passwordChanged: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const passwords = { currentPassword: PASSWORD, newPassword: 'A slower walk at 8!' };
    await expectOk('Change', brother.browser.post('/api/auth/change-password', passwords));
    return toHolder(brother);
  },
  newDevice: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const other = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
    await expectOk(
      'Sign-in',
      product.visitor().post('/api/auth/signin', { email: brother.email, password: PASSWORD }, other),
    );
    return toHolder(brother);
  },
  twoFactorOn: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    await switchTwoFactorOn(product, brother.browser);
    return toHolder(brother);
  },
  twoFactorOff: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    const { authenticator } = await switchTwoFactorOn(product, brother.browser);
    const proof = { password: PASSWORD, code: await authenticator.newCode() };
    await expectOk('Switching off', brother.browser.post('/api/account/two-factor/disable', proof));
    return toHolder(brother);
  },
  recoveryCodeUsed: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    const { recoveryCodes } = await switchTwoFactorOn(product, brother.browser);
    const device = product.visitor();
    await device.post('/api/auth/signin', { email: brother.email, password: PASSWORD });
    await expectOk('Code', device.post('/api/auth/signin/two-factor', { code: recoveryCodes[0] }));
    return { ...toHolder(brother), places: { left: recoveryCodes.length - 1 } };
  },

  confirmEmail: async (product) => to(await aBrother(product, 'Bilal')),
  signUpTaken: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const again = { email: brother.email, password: PASSWORD, username: 'Somebody' };
    await product.visitor().post('/api/auth/signup', again);
    return to(brother);
  },
  confirmNewEmail: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    return { to: await requestNewAddress(brother), browser: brother.browser };
  },
  emailChangeRequested: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await requestNewAddress(brother);
    return to(brother);
  },
  emailChanged: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const token = linkTo(await product.mailTo(await requestNewAddress(brother)), '/confirm-email').searchParams.get(
      'token',
    );
    await expectOk('Confirmation', brother.browser.post('/api/auth/confirm-email', { token }));
    return to(brother);
  },
  addressInUse: async (product) => {
    const [brother, other] = [await aBrother(product, 'Bilal'), await aBrother(product, 'Umar')];
    await expectOk('Change of address', other.browser.put('/api/account/email', { email: brother.email }));
    return to(brother);
  },
  paymentReceipt: async (product) => aPayer(product, 'Bilal').then(payerOf),
  renewalNear: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await product.advance('P24D');
    return payerOf(await signedInAgain(payer));
  },
  paymentFailed: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await giveCard(product, payer, 'pm_card_chargeCustomerFail');
    await product.advance('P32D');
    return payerOf(await signedInAgain(payer));
  },
  subscriptionCancelled: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    return payerOf(payer);
  },
  subscriptionEnded: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await giveCard(product, payer, 'pm_card_chargeCustomerFail');
    await product.advance('P32D');
    await signedInAgain(payer);
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    return payerOf(payer);
  },
  chargingStopped: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    const { id: userId } = (await payer.browser.get('/api/user')).body;
    await govern(product, { userId }, 'disable');
    return { to: payer.email, places: { name: 'Bilal' } };
  },
  subscriptionResumed: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    await expectOk('Resumption', payer.browser.post('/api/subscription/resume'));
    return payerOf(payer);
  },
  paymentRefunded: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Refund', callStripe(product, 'POST', 'refunds', `payment_intent=${payer.paymentIntentId}`));
    return payerOf(payer);
  },
  paymentTakenBack: async (product) => {
    const payer = await aPayer(product, 'Bilal', { card: DISPUTING });
    await takeBack(product, payer);
    return payerOf(payer);
  },
  refundRefused: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Request', payer.browser.post('/api/subscription/refund', {}));
    const [{ number }] = (await payer.browser.get('/api/subscription/invoices')).body;
    const admin = await anAdmin(product);
    const input = (await admin.get('/api/admin/refunds')).body as { id: string; number: string }[];
    const { id } = input.find((one) => one.number === number)!;
    await expectOk('Refusal', admin.post(`/api/admin/refunds/${id}/refuse`, { reason: 'for a test' }));
    return payerOf(payer);
  },
  paymentReturned: async (product) => {
    const payer = await beginPaidSignUp(product, 'Bilal');
    const { email } = payer;
    await expectOk(
      'Sign-up',
      product.visitor().post('/api/auth/signup', { email, password: PASSWORD, username: 'Bilal' }),
    );
    await expectOk('Payment', confirmPayment(product, payer.clientSecret));
    return { to: email, places: { name: 'Bilal', amount: '£15.99', plan: 'Monthly' } };
  },
  accountLeaving: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Leaving', brother.browser.delete('/api/account'));
    return to(brother);
  },
  accountDisabled: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await govern(product, brother, 'disable');
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  accountSuspended: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await govern(product, brother, 'disable', { until: after(await product.now(), DAY).toISOString() });
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  accountEnabled: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    for (const verb of ['disable', 'enable'] as const) await govern(product, brother, verb);
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  savedSearchDigest: aSavedSearchDigest,
  casesWaiting: async (product) => {
    await expectOk(
      'Letter',
      (await aBrother(product, 'Bilal')).browser.post('/api/support', { message: 'Are you there?' }),
    );
    await product.advance('P1D');
    return { to: ADMIN.email };
  },
  afterQuiet: (product) => afterQuietDays(product, 'matchNotifications'),
  afterQuietMessages: (product) => afterQuietDays(product, 'emailNotifications'),
  accountRestored: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Leaving', brother.browser.delete('/api/account'));
    await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
    await expectOk('Return', brother.browser.post('/api/account/restore'));
    return to(brother);
  },
};
