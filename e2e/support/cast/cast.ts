import {
  aBrother,
  anAdmin,
  aSister,
  expectOk,
  guardianOf,
  decideGuardianCase,
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
  /** Has no recorded consent, and an unconfirmed new address. */
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

/** Makes the whole cast over HTTP. */
export async function aCast(): Promise<Cast> {
  // First, since it postToMatch the clock, which ends sessions.
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
    paying,
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
      await decideGuardianCase(product, 'disputes', sister, 'open');
      return decide;
    }),
    payers(),
  ]);
  const requested = { toProfileId: main.amina.profileId, message: 'Salam.' };
  await expectOk('Interest', paying.payer.browser.post('/api/interest-requests', requested));
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
    ...paying,
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
