import {
  aBrother,
  anAdmin,
  aSister,
  expectOk,
  guardianOf,
  decideGuardianCase,
  verifyGuardian,
} from '../../../src/testing/people.ts';
import { product } from '../journey.ts';
import { linkIn } from '../mail.ts';
import {
  advancedMatch,
  matchWithLeavingMember,
  matchOnHold,
  matchWithProposal,
  pausedMatch,
  endedMatch,
  endingMatch,
  matchInIddah,
} from './matches.ts';
import { mainMatch } from './main-match.ts';
import { aNewcomer, leavingMember, memberWithoutConsent, memberOnBreak } from './members.ts';
import { sisterWithoutGuardian, guardiansUnderReview, anImam, aPendingRequest, aStepDownLink } from './guardians.ts';
import { FLAGGED } from './texts.ts';
import { payers } from './payers.ts';
import { answeredHelp } from './help.ts';
import type { Cast } from './roles.ts';

let made: Promise<Cast> | undefined;
/** The cast in this worker's product, made once over HTTP. */
export const aCast = (): Promise<Cast> => (made ??= makeCast());

async function makeCast(): Promise<Cast> {
  // First, since they move the clock, which ends sessions.
  const ended = await endedMatch();
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
    endingPair,
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
    endingMatch(),
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
    ...endingPair,
    inIddah,
    onBreak: await memberOnBreak(main.amina),
    decideFlagged,
    decideOnHold,
    ...pendingItems,
    ...paying,
    helpKey: await answeredHelp(),
    admin: { browser: await anAdmin(product) },
    invitation,
    stepDownLink: await aStepDownLink(),
    reset: await linkIn(idris.email, '/reset-password'),
    confirmation: await linkIn(idris.email, '/confirm-email'),
    unsubscribe: await linkIn(main.ibrahim.email, '/unsubscribe'),
    mail: mail.id,
  };
}
