import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  confirmEmail,
  decideNext,
  govern,
  grant,
  guardianOf,
  invitationTo,
  settle,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../src/testing/people.ts';
import { PASSWORD, freshAddress } from './forms.ts';
import { product, type Visit } from './journey.ts';
import { linkIn } from './mail.ts';

type Actor = NonNullable<Visit['as']>;

/** People in every state that a page may find them in. */
export interface Cast {
  /** Has an account and no profile. */
  newcomer: Actor;
  /** Has an account, and has not said whether a brother or a sister. */
  unsaid: Actor;
  /** Has a profile, and nothing has happened yet. */
  idris: Person;
  /** Has no guardian; the man whom she named has declined. */
  maryam: Person;
  /** Waits for her guardian's verification. */
  khadija: Sister;
  /** In the midst of it: with a match, an open request, and her verified guardian. */
  amina: Sister;
  ibrahim: Person;
  yusuf: Person;
  /** A verified guardian for whom nothing has happened yet. */
  zayd: Person;
  /** Guards two sisters, and a third has named him. */
  imam: Person;
  /** Is married to four wives. */
  dawud: Person;
  /** Whose guardian was verified and cannot act now, with whom she is matched, and their match. */
  resting: Sister;
  restingWith: Person;
  restingMatchId: string;
  /** Whose guardian verified himself in her own browser, so that the staff look first. */
  checked: Sister;
  /** About whose guardian the staff look into a question, he, and her match. */
  asking: Sister;
  askedAbout: Person;
  askingMatchId: string;
  /** Whose guardian has stepped down with a reason. */
  leftAlone: Sister;
  /** Has asked for deletion, and has signed in again. */
  leaving: Person;
  /** Will leave in the scene. */
  parting: Person;
  /** Was never asked for consent, and waits for the confirmation of another address. */
  unasked: Person;
  /** Was matched with somebody who has left. */
  leftBehind: Person;
  endedMatchId: string;
  admin: Actor;
  matchId: string;
  /** What waits for Ibrahim, and what he has decided. */
  asked: string;
  written: string;
  /** Addresses that e-mails lead to. */
  invitation: string;
  claim: string;
  reset: string;
  confirmation: string;
  unsubscribe: string;
  decide: string;
  decided: string;
  /** The newest e-mail in the local mailbox. */
  mail: string;
}

/** Makes the whole cast over HTTP. */
export async function aCast(): Promise<Cast> {
  const [
    main,
    newcomer,
    unsaid,
    idris,
    maryam,
    khadija,
    zayd,
    claim,
    leaving,
    parting,
    unasked,
    left,
    dawud,
    rests,
    looked,
    imam,
  ] = await Promise.all([
    theMainStory(),
    aNewcomer({ gender: 'male' }),
    aNewcomer({}),
    aBrother(product, 'Idris'),
    withoutGuardian(),
    aSister(product, 'Khadija'),
    aSister(product, 'Zaynab').then((zaynab) => guardianOf(product, zaynab)),
    aSister(product, 'Ruqayya').then((ruqayya) => verifyGuardian(product, ruqayya)),
    whoLeft(),
    aBrother(product, 'Hassan'),
    neverAsked(),
    matchedWithWhoLeft(),
    aBrother(product, 'Dawud', { currentMaritalStatus: 'currently_married', numberOfWives: 4 }),
    whoseGuardianIsDisabled(),
    whoseGuardianIsLookedAt(),
    anImam().then(({ imam }) => imam),
  ]);
  await product.visitor().post('/api/auth/forgot-password', { email: idris.email });
  const [mail] = (await product.visitor().get(`/dev/mailbox.json?to=${khadija.wali.email}`)).body;
  return {
    ...main,
    newcomer,
    unsaid,
    idris,
    maryam,
    khadija,
    zayd,
    claim,
    leaving,
    parting,
    unasked,
    ...left,
    dawud,
    imam,
    ...rests,
    ...looked,
    admin: { browser: await anAdmin(product) },
    invitation: await linkIn(khadija.wali.email, '/wali-verify'),
    reset: await linkIn(idris.email, '/reset-password'),
    confirmation: await linkIn(idris.email, '/confirm-email'),
    unsubscribe: await linkIn(main.ibrahim.email, '/unsubscribe'),
    mail: mail.id,
  };
}

/** Words as people write them: in another script and direction than the page's, and one that does not end. */
const IN_ARABIC = 'أرجو بيتًا تُذكر فيه الأخطاء برفق، ويُسمع فيه القرآن كل يوم، وأحب الحديقة والقراءة.';
const IN_URDU = 'ٹھنڈے مزاج کا، اور گھر والوں سے محبت رکھنے والا۔';
const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

async function theMainStory() {
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
  const ask = (brother: Person, sister: Sister) =>
    brother.browser.post('/api/interest-requests', {
      toProfileId: sister.profileId,
      message: `أودّ أن أكلّم والدك أولاً. ${ENDLESS}`,
    });
  await ask(bilal, amina);
  await decideNext(ibrahim, 'approve');
  await ask(salman, amina);
  await decideNext(ibrahim, 'approve');
  await govern(product, salman, 'disable');
  await ask(musa, amina);
  await ask(musa, hafsa);
  await write(yusuf, 'May I ask how Ramadan is spent in your family?');
  const waiting = (await ibrahim.browser.get('/api/guardian/pending-approvals')).body as { id: string; type: string }[];
  const idOf = (type: string) => waiting.find((item) => item.type === type)!.id;
  return {
    amina,
    yusuf,
    ibrahim,
    matchId,
    asked: idOf('interest_request'),
    written: idOf('message'),
    decide: await linkIn(hamza.email, '/decide'),
    decided: await linkIn(ibrahim.email, '/decide'),
  };
}

/** Somebody with an account and nothing else. */
export async function aNewcomer(said: { gender?: 'male' }): Promise<Actor> {
  const browser = product.visitor();
  const email = freshAddress('newcomer');
  await browser.post('/api/auth/signup', { email, password: PASSWORD, username: 'Newcomer', ...said });
  await browser.post('/api/auth/signin', { email, password: PASSWORD });
  return { browser };
}

async function whoLeft(): Promise<Person> {
  const husayn = await aBrother(product, 'Husayn');
  await husayn.browser.delete('/api/account');
  await husayn.browser.post('/api/auth/signin', { email: husayn.email, password: PASSWORD });
  return husayn;
}

async function neverAsked(): Promise<Person> {
  const tariq = await aBrother(product, 'Tariq', { consentVersion: undefined });
  await tariq.browser.put('/api/account/email', { email: freshAddress('tariq') });
  return tariq;
}

async function matchedWithWhoLeft(): Promise<{ leftBehind: Person; endedMatchId: string }> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  await decideNext(guardian, 'approve');
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Wa alaikum assalam.' });
  await sister.browser.delete('/api/account');
  return { leftBehind: brother, endedMatchId: matchId };
}

async function whoseGuardianIsDisabled(): Promise<Pick<Cast, 'resting' | 'restingWith' | 'restingMatchId'>> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await govern(product, guardian, 'disable');
  return { resting: sister, restingWith: brother, restingMatchId: matchId };
}

async function whoseGuardianIsLookedAt(): Promise<
  Pick<Cast, 'checked' | 'asking' | 'askedAbout' | 'askingMatchId' | 'leftAlone'>
> {
  const [checked, { sister: asking, guardian: askedAbout, matchId: askingMatchId }, leftAlone] = await Promise.all([
    aSister(product, 'Safiyya'),
    aMatch(product),
    aSister(product, 'Sumayya'),
  ]);
  const { id, code } = await invitationTo(product, checked.wali.email);
  await checked.browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
  await settle(product, 'disputes', asking, 'open');
  const { browser } = await guardianOf(product, leftAlone);
  const reason = 'I am ill, and travel often. Your uncle in Leeds would do it well.';
  await browser.post('/api/guardian/step-down', { wardProfileId: leftAlone.profileId, reason });
  return { checked, asking, askedAbout, askingMatchId, leftAlone };
}

/** A guardian of two sisters, for one of whom a request waits; a third sister has named him. */
export async function anImam(): Promise<{ imam: Person; wards: Sister[] }> {
  const [safiyya, hawwa, zahra, asker] = await Promise.all([
    aSister(product, 'Safiyya'),
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

/** A sister whose named man has said that he is not her guardian. */
export async function withoutGuardian(): Promise<Person> {
  const maryam = await aSister(product, 'Maryam');
  const { id, code } = await invitationTo(product, maryam.wali.email);
  await product.visitor().post(`/api/wali-verify/${id}/refuse`, { code });
  return maryam;
}
