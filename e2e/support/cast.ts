import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  confirmEmail,
  decideNext,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
  waitForIdle,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../src/testing/people.ts';
import { buy, PLANS } from '../../src/testing/paying.ts';
import { after, DAY } from '../../src/shared-kernel/clock.ts';
import { dayOf } from '../../src/modules/matchmaking/domain/break.ts';
import { PASSWORD, freshAddress } from './forms.ts';
import { product, type Visit } from './journey.ts';
import { linkIn } from './mail.ts';

type Actor = NonNullable<Visit['as']>;

/** People in all states that the pages can show. */
export interface Cast {
  /** Has an account and no profile. */
  newcomer: Actor;
  /** Has an account without a gender. */
  withoutGender: Actor;
  /** Has a profile and no requests. */
  idris: Person;
  /** Has no guardian; the man whom she named declined. */
  maryam: Person;
  /** Waits for her guardian's verification. */
  khadija: Sister;
  /** Has a match, an open request and a verified guardian. */
  amina: Sister;
  ibrahim: Person;
  yusuf: Person;
  /** A verified guardian with nothing to decide. */
  zayd: Person;
  /** The guardian of two sisters; a third one has named him. */
  imam: Person;
  /** Is married to four wives. */
  dawud: Person;
  /** Her guardian is verified but cannot act now. `pausedWith` is her match. */
  onHold: Sister;
  pausedWith: Person;
  pausedMatchId: string;
  /** Her guardian verified himself in her own browser, so that staff check him. */
  checked: Sister;
  /** Her guardian `disputed` has an open dispute. */
  wardOfDisputed: Sister;
  disputed: Person;
  disputedMatchId: string;
  /** Her guardian stepped down with a reason. */
  afterStepDown: Sister;
  /** A match after a pause, at a late stage. The next stage and flagged texts are pending with her guardian. */
  advanced: Talk;
  /** He proposes a stage, and her guardian reads along. */
  proposing: Talk;
  /** She and her guardian paused it. */
  paused: Talk;
  /** Her guardian ended it. */
  ended: Talk;
  /** Her iddah is running; another man's request is on hold. */
  inIddah: Talk;
  /** Takes a break, has saved a sister, blocked another one, and saved two searches. */
  onBreak: Person;
  /** Has requested deletion and signed in again. */
  leaving: Person;
  /** Leaves during the scene. */
  parting: Person;
  /** Was never asked for consent, and has not confirmed another address yet. */
  withoutConsent: Person;
  /** His match has left. */
  leftBehind: Person;
  endedMatchId: string;
  /** Has paid for a renewing plan and sent a request to a sister. */
  payer: Person;
  invoiceId: string;
  /** Has cancelled and requested a refund. */
  cancelled: Person;
  /** Has paid for the lifetime plan. */
  lifelong: Person;
  admin: Actor;
  matchId: string;
  /** The items that are pending with Ibrahim. */
  requested: string;
  written: string;
  /** Links in emails. */
  invitation: string;
  claim: string;
  reset: string;
  confirmation: string;
  unsubscribe: string;
  decide: string;
  decided: string;
  decideFlagged: string;
  decideStage: string;
  /** A link to an item that is on hold, since its guardian has an open dispute. */
  decideOnHold: string;
  /** The items that are pending with the guardian of `advanced`. */
  stageItem: string;
  flaggedItem: string;
  /** The invitation's page without JavaScript. */
  plainInvitation: string;
  /** The link by which a guardian without an account steps down. */
  stepDownLink: string;
  /** The key to an answer of staff. */
  helpKey: string;
  /** The newest email in the local mailbox. */
  mail: string;
}

/** A conversation and its people. */
export interface Talk {
  matchId: string;
  his: Person;
  hers: Sister;
  guardians: Person;
}

/** Makes the whole cast over HTTP. */
export async function aCast(): Promise<Cast> {
  // First, since it moves the clock, which ends sessions.
  const { advanced, ...pendingItems } = await advancedMatch();
  const [
    main,
    newcomer,
    withoutGender,
    idris,
    maryam,
    khadija,
    zayd,
    claim,
    leaving,
    parting,
    withoutConsent,
    left,
    dawud,
    onHoldPair,
    guardianCases,
    imam,
    proposing,
    paused,
    ended,
    inIddah,
    decideFlagged,
    decideOnHold,
    payers,
  ] = await Promise.all([
    mainMatch(),
    aNewcomer({ gender: 'male' }),
    aNewcomer({}),
    aBrother(product, 'Idris'),
    withoutGuardian(),
    aSister(product, 'Khadija'),
    aSister(product, 'Zaynab').then((zaynab) => guardianOf(product, zaynab)),
    aSister(product, 'Ruqayya').then((ruqayya) => verifyGuardian(product, ruqayya)),
    leavingMember(),
    aBrother(product, 'Hassan'),
    memberWithoutConsent(),
    matchOfLeavingMember(),
    aBrother(product, 'Dawud', { currentMaritalStatus: 'currently_married', numberOfWives: 4 }),
    wardOfDisabledGuardian(),
    casesOfGuardians(),
    anImam().then(({ imam }) => imam),
    proposedStage(),
    pausedMatch(),
    endedMatch(),
    matchInIddah(),
    aRequester('Asma', FLAGGED).then(({ decide }) => decide),
    aRequester('Salma', 'Peace be with you.').then(async ({ sister, decide }) => {
      await waitForIdle(product, 'disputes', sister, 'open');
      return decide;
    }),
    payingMembers(),
  ]);
  const requested = { toProfileId: main.amina.profileId, message: 'Salam.' };
  await expectOk('Interest', payers.payer.browser.post('/api/interest-requests', requested));
  const invitation = await linkIn(khadija.wali.email, '/wali-verify');
  await product.visitor().post('/api/auth/forgot-password', { email: idris.email });
  const [mail] = (await product.visitor().get(`/dev/mailbox.json?to=${khadija.wali.email}`)).body;
  return {
    ...main,
    newcomer,
    withoutGender,
    idris,
    maryam,
    khadija,
    zayd,
    claim,
    leaving,
    parting,
    withoutConsent,
    ...left,
    dawud,
    imam,
    ...onHoldPair,
    ...guardianCases,
    advanced,
    proposing,
    paused,
    ended,
    inIddah,
    onBreak: await memberOnBreak(main.amina),
    decideFlagged,
    decideOnHold,
    ...pendingItems,
    ...payers,
    helpKey: await answeredHelp(),
    admin: { browser: await anAdmin(product) },
    invitation,
    plainInvitation: invitation.replace(/wali-verify\?id=([\w-]+)&/, 'decide/invitation/$1?'),
    stepDownLink: await aStepDownLink(),
    reset: await linkIn(idris.email, '/reset-password'),
    confirmation: await linkIn(idris.email, '/confirm-email'),
    unsubscribe: await linkIn(main.ibrahim.email, '/unsubscribe'),
    mail: mail.id,
  };
}

async function aStepDownLink(): Promise<string> {
  const sister = await aSister(product, 'Zahra');
  await verifyGuardian(product, sister);
  return linkIn(sister.wali.email, '/step-down');
}

async function payingMembers(): Promise<Pick<Cast, 'payer' | 'invoiceId' | 'cancelled' | 'lifelong'>> {
  const [payer, cancelled, lifelong] = await Promise.all([
    aBrother(product, 'Luqman'),
    aBrother(product, 'Ayyub'),
    aBrother(product, 'Yaqub'),
  ]);
  await Promise.all([
    buy(product, payer, PLANS.monthly),
    buy(product, cancelled, PLANS.sixMonth),
    buy(product, lifelong, PLANS.lifetime),
  ]);
  await expectOk('Cancelling', cancelled.browser.post('/api/subscription/cancel'));
  await expectOk('Refund', cancelled.browser.post('/api/subscription/refund', {}));
  const [invoice] = (await payer.browser.get('/api/subscription/invoices')).body;
  return { payer, cancelled, lifelong, invoiceId: invoice.id };
}

const inAMonth = async () => dayOf(after(await product.now(), 30 * DAY));

/** Texts in another script and direction than the page's, and one long word. */
const IN_ARABIC = 'أرجو بيتًا تُذكر فيه الأخطاء برفق، ويُسمع فيه القرآن كل يوم، وأحب الحديقة والقراءة.';
const IN_URDU = 'ٹھنڈے مزاج کا، اور گھر والوں سے محبت رکھنے والا۔';
const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A text with all kinds of flags except contact details. */
const FLAGGED =
  'Could you send me £200 for the ticket? I would pay it back. Let us meet alone, and please do not tell your father.';

async function mainMatch() {
  const { sister: amina, brother: yusuf, guardian: ibrahim, matchId } = await aMatch(product);
  await confirmEmail(product, yusuf);
  for (const { browser } of [amina, yusuf])
    await browser.put('/api/profile', {
      aboutMe: IN_ARABIC,
      lookingFor: `${IN_URDU} ${ENDLESS}`,
      dealBreakers: ENDLESS,
      location: 'عمّان',
    });
  const write = async (writer: Person, content: string): Promise<string> =>
    (await writer.browser.post(`/api/matches/${matchId}/messages`, { content })).body.id;
  const first = await write(yusuf, 'Assalamu alaikum. You wrote that your mother lives with you. Would that go on?');
  await decideNext(ibrahim, 'approve');
  await amina.browser.patch(`/api/messages/${first}/read`);
  await write(amina, 'وعليكم السلام. نعم، وهو أول ما أودّ أن نتحدّث عنه.');
  await decideNext(ibrahim, 'approve');
  await write(yusuf, 'Please send me your number.');
  await decideNext(ibrahim, 'decline', 'ليس بعد، من فضلك');
  await ibrahim.browser.post(`/api/guardian/matches/${matchId}/notes`, { content: `لنتحدّث عن هذا. ${ENDLESS}` });
  await write(yusuf, 'I understand. My own father asks the same of my sister.');
  await decideNext(ibrahim, 'approve');

  const [bilal, salman, musa, hafsa] = await Promise.all([
    aBrother(product, 'Bilal'),
    aBrother(product, 'Salman'),
    aBrother(product, 'Musa'),
    aSister(product, 'Hafsa'),
  ]);
  const [hamza] = await Promise.all([
    guardianOf(product, hafsa),
    grant(product, bilal)
      .then(() => grant(product, musa))
      .then(() => grant(product, salman)),
  ]);
  const sendRequest = (brother: Person, sister: Sister) =>
    brother.browser.post('/api/interest-requests', {
      toProfileId: sister.profileId,
      message: `أودّ أن أكلّم والدك أولاً. ${ENDLESS}`,
    });
  await sendRequest(bilal, amina);
  await decideNext(ibrahim, 'approve');
  await sendRequest(salman, amina);
  await decideNext(ibrahim, 'approve');
  await govern(product, salman, 'disable');
  await sendRequest(musa, amina);
  await sendRequest(musa, hafsa);
  await write(yusuf, 'May I ask how Ramadan is spent in your family?');
  const waiting = (await ibrahim.browser.get('/api/guardian/pending-approvals')).body as { id: string; type: string }[];
  const idOf = (type: string) => waiting.find((item) => item.type === type)!.id;
  return {
    amina,
    yusuf,
    ibrahim,
    matchId,
    requested: idOf('interest_request'),
    written: idOf('message'),
    decide: await linkIn(hamza.email, '/decide'),
    decided: await linkIn(ibrahim.email, '/decide'),
  };
}

/** A match whose meeting stage is pending with her guardian, in his queue and by a mailed link. */
async function advancedMatch(): Promise<Pick<Cast, 'advanced' | 'decideStage' | 'stageItem' | 'flaggedItem'>> {
  const talk = await aTalk();
  const { his, hers, guardians } = talk;
  // Emails about approvals come at most once an hour.
  await product.advance('PT61M');
  for (const { browser, email } of [his, hers, guardians])
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  await moves(talk, his, 'status', { status: 'paused', reason: `أحتاج إلى أيام للتفكير. ${ENDLESS}` });
  await moves(talk, his, 'status', { status: 'active' });
  for (const stage of ['family_introduction', 'meeting_arranged'])
    for (const one of [his, hers]) await moves(talk, one, 'stage', { stage });
  const decideStage = await linkIn(guardians.email, '/decide');
  await moves(talk, his, 'messages', { content: `Let us meet alone. My number is 07700 900123. ${ENDLESS}` });
  await moves(talk, guardians, 'notes', { content: `لنتحدّث عن هذا يوم الجمعة إن شاء الله. ${ENDLESS}` });
  await moves(talk, hers, 'supervision', { mode: 'read_along' });
  const waiting = (await guardians.browser.get('/api/guardian/pending-approvals')).body as {
    id: string;
    type: string;
  }[];
  const [stageItem, flaggedItem] = ['stage', 'message'].map((type) => waiting.find((item) => item.type === type)!.id);
  return { advanced: talk, decideStage, stageItem: stageItem!, flaggedItem: flaggedItem! };
}

async function proposedStage(): Promise<Talk> {
  const talk = await aTalk();
  for (const one of [talk.hers, talk.guardians]) await moves(talk, one, 'supervision', { mode: 'read_along' });
  await moves(talk, talk.his, 'stage', { stage: 'family_introduction' });
  return talk;
}

async function pausedMatch(): Promise<Talk> {
  const talk = await aTalk();
  await moves(talk, talk.hers, 'status', { status: 'paused', reason: 'I need some days.' });
  await moves(talk, talk.guardians, 'status', { status: 'paused', reason: 'I ask about his family first.' });
  return talk;
}

async function endedMatch(): Promise<Talk> {
  const talk = await aTalk();
  await moves(talk, talk.guardians, 'status', { status: 'ended', reason: `هكذا أفضل. ${ENDLESS}` });
  return talk;
}

/** A match with a running iddah, and a request from before it that can be declined but not accepted. */
async function matchInIddah(): Promise<Talk> {
  const talk = await aTalk();
  const requester = await aBrother(product, 'Anas');
  await grant(product, requester);
  const request = { toProfileId: talk.hers.profileId, message: 'Salam.' };
  await expectOk('Interest', requester.browser.post('/api/interest-requests', request));
  await decideNext(talk.guardians, 'approve');
  await expectOk('Day', talk.hers.browser.put('/api/profile', { iddahEndsOn: await inAMonth() }));
  return talk;
}

async function memberOnBreak(saved: Sister): Promise<Person> {
  const brother = await aBrother(product, 'Umar');
  await expectOk('Saving', brother.browser.put(`/api/saved-profiles/${saved.profileId}`));
  const other = await aSister(product, 'Sumayya');
  await verifyGuardian(product, other);
  await expectOk('Block', brother.browser.post(`/api/profiles/${other.profileId}/block`));
  await expectOk('Break', brother.browser.put('/api/profile/break', { until: await inAMonth() }));
  const filters = { location: 'Bradford', ageMin: 30 };
  for (const [name, email] of [
    ['Near my mother', 'weekly'],
    [ENDLESS.slice(0, 60), 'none'],
  ])
    await expectOk('Search', brother.browser.post('/api/saved-searches', { name, filters, digest: email }));
  return brother;
}

async function aTalk(): Promise<Talk> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  return { matchId, his: brother, hers: sister, guardians: guardian };
}

const moves = ({ matchId }: Talk, person: Person, what: string, body: object) =>
  expectOk(what, person.browser.post(`/api/${what === 'notes' ? 'guardian/' : ''}matches/${matchId}/${what}`, body));

/** Sends a request with this message. Returns the mailed link by which her guardian decides it. */
async function aRequester(name: string, message: string): Promise<{ sister: Sister; decide: string }> {
  const [sister, brother] = await Promise.all([aSister(product, name), aBrother(product, 'Anas')]);
  const [guardian] = await Promise.all([guardianOf(product, sister), grant(product, brother)]);
  const requested = { toProfileId: sister.profileId, message };
  await expectOk('Interest', brother.browser.post('/api/interest-requests', requested));
  return { sister, decide: await linkIn(guardian.email, '/decide') };
}

/** A person with an account only. */
export async function aNewcomer(said: { gender?: 'male' }): Promise<Actor> {
  const browser = product.visitor();
  const email = freshAddress('newcomer');
  await browser.post('/api/auth/signup', { email, password: PASSWORD, username: 'Newcomer', ...said });
  await browser.post('/api/auth/signin', { email, password: PASSWORD });
  return { browser };
}

async function leavingMember(): Promise<Person> {
  const husayn = await aBrother(product, 'Husayn');
  await husayn.browser.delete('/api/account');
  await husayn.browser.post('/api/auth/signin', { email: husayn.email, password: PASSWORD });
  return husayn;
}

async function memberWithoutConsent(): Promise<Person> {
  const tariq = await aBrother(product, 'Tariq', { consentVersion: undefined });
  await tariq.browser.put('/api/account/email', { email: freshAddress('tariq') });
  return tariq;
}

async function matchOfLeavingMember(): Promise<{ leftBehind: Person; endedMatchId: string }> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  await decideNext(guardian, 'approve');
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Wa alaikum assalam.' });
  await sister.browser.delete('/api/account');
  return { leftBehind: brother, endedMatchId: matchId };
}

async function wardOfDisabledGuardian(): Promise<Pick<Cast, 'onHold' | 'pausedWith' | 'pausedMatchId'>> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await govern(product, guardian, 'disable');
  return { onHold: sister, pausedWith: brother, pausedMatchId: matchId };
}

async function casesOfGuardians(): Promise<
  Pick<Cast, 'checked' | 'wardOfDisputed' | 'disputed' | 'disputedMatchId' | 'afterStepDown'>
> {
  const [checked, { sister: requesting, guardian: disputed, matchId: disputedMatchId }, afterStepDown] =
    await Promise.all([aSister(product, 'Safiyya'), aMatch(product), aSister(product, 'Sumayya')]);
  const { id, code } = await invitationTo(product, checked.wali.email);
  await checked.browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
  await waitForIdle(product, 'disputes', requesting, 'open');
  const { browser } = await guardianOf(product, afterStepDown);
  const reason = 'I am ill, and travel often. Your uncle in Leeds would do it well.';
  await browser.post('/api/guardian/step-down', { wardProfileId: afterStepDown.profileId, reason });
  return { checked, wardOfDisputed: requesting, disputed, disputedMatchId, afterStepDown };
}

/** A guardian of two sisters, one with a pending request; a third sister has named him. */
export async function anImam(): Promise<{ imam: Person; wards: Sister[] }> {
  // His wards are listed in the order in which they named him.
  const safiyya = await aSister(product, 'Safiyya');
  const [hawwa, zahra, asker] = await Promise.all([
    aSister(product, 'Hawwa'),
    aSister(product, 'Zahra'),
    aBrother(product, 'Umar'),
  ]);
  const imam = await guardianOf(product, safiyya);
  const named = { waliName: imam.name, waliEmail: imam.email, waliPhone: '+44 7700 900123', waliRelation: 'imam' };
  await hawwa.browser.post('/api/guardian', named);
  const { code } = await invitationTo(product, imam.email);
  await imam.browser.post('/api/guardian/verify', { verificationCode: code });
  await zahra.browser.post('/api/guardian', named);
  await grant(product, asker);
  await asker.browser.post('/api/interest-requests', { toProfileId: hawwa.profileId, message: 'Salam to Hawwa.' });
  return { imam, wards: [safiyya, hawwa] };
}

/** A sister after the man whom she named said that he is not her guardian. */
export async function withoutGuardian(): Promise<Person> {
  const maryam = await aSister(product, 'Maryam');
  const { id, code } = await invitationTo(product, maryam.wali.email);
  await product.visitor().post(`/api/wali-verify/${id}/refuse`, { code });
  return maryam;
}

/** A request for help without an account, and its answer by staff. Returns the key to read it. */
async function answeredHelp(): Promise<string> {
  const form = new URLSearchParams({ action: 'send', message: 'هل يمكنني أن أتحدّث إلى أحد؟' });
  const requested = product
    .visitor()
    .post('/help', form.toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });
  const [, key] = /<code>([\w-]+)<\/code>/.exec((await expectOk('Help', requested)).body)!;
  const admin = await anAdmin(product);
  const [question] = (await admin.get('/api/admin/support?sort=["createdAt","DESC"]')).body;
  const answer = 'نعم، بكل سرور. Yes, of course.';
  await expectOk('Answer', admin.post(`/api/admin/support/${question.id}/answer`, { answer }));
  return key!;
}
