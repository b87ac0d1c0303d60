import {
  aBrother,
  anAdmin,
  aSister,
  expectOk,
  guardianOf,
  waitForIdle,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../src/testing/people.ts';
import { product, type Visit } from '../journey.ts';
import { linkIn } from '../mail.ts';
import {
  type Talk,
  advancedMatch,
  matchWithLeavingMember,
  matchOnHold,
  matchWithProposal,
  pausedMatch,
  endedMatch,
  matchInIddah,
} from './matches.ts';
import { mainMatch } from './main-match.ts';
import { aNewcomer, leavingMember, memberWithoutConsent, memberOnBreak } from './members.ts';
import { sisterWithoutGuardian, guardiansUnderReview, anImam, aPendingRequest, aStepDownLink } from './guardians.ts';
import { FLAGGED } from './texts.ts';
import { payers } from './payers.ts';
import { answeredHelp } from './help.ts';

export type Actor = NonNullable<Visit['as']>;

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
  onHold: Sister;
  pausedWith: Person;
  pausedMatchId: string;
  /** Whose guardian verified himself in her own browser, so that the staff look first. */
  checked: Sister;
  /** About whose guardian the staff look into a question, he, and her match. */
  asking: Sister;
  disputed: Person;
  requestingMatchId: string;
  /** Whose guardian has stepped down with a reason. */
  leftAlone: Sister;
  /** Who have come far, with a pause behind them. Their next stage and flagged words wait for her guardian. */
  goingOn: Talk;
  /** Of whom he proposes a stage, and her guardian reads along. */
  proposing: Talk;
  /** Of whom she paused and her guardian too. */
  paused: Talk;
  /** Whose guardian ended it. */
  ended: Talk;
  /** Of whom her waiting period runs; a request of another one is held. */
  inIddah: Talk;
  /** Takes a break, has saved a sister and blocked another, and keeps two searches. */
  onBreak: Person;
  /** Has asked for deletion, and has signed in again. */
  leaving: Person;
  /** Will leave in the scene. */
  parting: Person;
  /** Was never asked for consent, and waits for the confirmation of another address. */
  unasked: Person;
  /** Was matched with somebody who has left. */
  leftBehind: Person;
  endedMatchId: string;
  /** Has paid for a plan that renews, and has asked a sister. */
  payer: Person;
  invoiceId: string;
  /** Has cancelled, and has asked for the money back. */
  cancelled: Person;
  /** Has paid once, for ever. */
  lifelong: Person;
  admin: Actor;
  matchId: string;
  /** What waits for Ibrahim, and what he has decided. */
  requested: string;
  written: string;
  /** Addresses that e-mails lead to. */
  invitation: string;
  claim: string;
  reset: string;
  confirmation: string;
  unsubscribe: string;
  decide: string;
  decided: string;
  decideFlagged: string;
  decideStage: string;
  /** Whose guardian cannot decide it now, since a question about him is open. */
  decideOnHold: string;
  /** What waits for the guardian of those who go on. */
  stageItem: string;
  flaggedItem: string;
  /** The invitation as a browser without JavaScript gets it. */
  plainInvitation: string;
  /** By which a guardian without an account steps down. */
  stepDownLink: string;
  /** The key to an answer of the staff. */
  helpKey: string;
  /** The newest e-mail in the local mailbox. */
  mail: string;
}

/** Makes the whole cast over HTTP. */
export async function aCast(): Promise<Cast> {
  // First, since it postToMatch the clock, which ends sessions.
  const { goingOn, ...itsItems } = await advancedMatch();
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
    pausing,
    looked,
    imam,
    proposing,
    paused,
    ended,
    inIddah,
    decideFlagged,
    decideOnHold,
    pays,
  ] = await Promise.all([
    mainMatch(),
    aNewcomer({ gender: 'male' }),
    aNewcomer({}),
    aBrother(product, 'Idris'),
    sisterWithoutGuardian(),
    aSister(product, 'Khadija'),
    aSister(product, 'Zaynab').then((zaynab) => guardianOf(product, zaynab)),
    aSister(product, 'Ruqayya').then((ruqayya) => verifyGuardian(product, ruqayya)),
    leavingMember(),
    aBrother(product, 'Hassan'),
    memberWithoutConsent(),
    matchWithLeavingMember(),
    aBrother(product, 'Dawud', { currentMaritalStatus: 'currently_married', numberOfWives: 4 }),
    matchOnHold(),
    guardiansUnderReview(),
    anImam().then(({ imam }) => imam),
    matchWithProposal(),
    pausedMatch(),
    endedMatch(),
    matchInIddah(),
    aPendingRequest('Asma', FLAGGED).then(({ decide }) => decide),
    aPendingRequest('Salma', 'Peace be with you.').then(async ({ sister, decide }) => {
      await waitForIdle(product, 'disputes', sister, 'open');
      return decide;
    }),
    payers(),
  ]);
  const requested = { toProfileId: main.amina.profileId, message: 'Salam.' };
  await expectOk('Interest', pays.payer.browser.post('/api/interest-requests', requested));
  const invitation = await linkIn(khadija.wali.email, '/wali-verify');
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
    ...pausing,
    ...looked,
    goingOn,
    proposing,
    paused,
    ended,
    inIddah,
    onBreak: await memberOnBreak(main.amina),
    decideFlagged,
    decideOnHold,
    ...itsItems,
    ...pays,
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
