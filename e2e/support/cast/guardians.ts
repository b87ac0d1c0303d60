import {
  aBrother,
  aMatch,
  aSister,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
  decideGuardianCase,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../src/testing/people.ts';
import { product } from '../journey.ts';
import { linkIn } from '../mail.ts';
import type { Cast } from './roles.ts';

export async function aStepDownLink(): Promise<string> {
  const sister = await aSister(product, 'Zahra');
  await verifyGuardian(product, sister);
  return linkIn(sister.wali.email, '/step-down');
}

/** A request with these words; returns the mailed link by which her guardian decides it. */
export async function aPendingRequest(name: string, message: string): Promise<{ sister: Sister; decide: string }> {
  const [sister, brother] = await Promise.all([aSister(product, name), aBrother(product, 'Anas')]);
  const [guardian] = await Promise.all([guardianOf(product, sister), grant(product, brother)]);
  const requested = { toProfileId: sister.profileId, message };
  await expectOk('Interest', brother.browser.post('/api/interest-requests', requested));
  return { sister, decide: await linkIn(guardian.email, '/decide') };
}

export async function guardiansUnderReview(): Promise<
  Pick<Cast, 'checked' | 'wardOfDisputed' | 'disputed' | 'disputedMatchId' | 'afterStepDown'>
> {
  const [checked, { sister: requesting, guardian: disputed, matchId: disputedMatchId }, afterStepDown] =
    await Promise.all([aSister(product, 'Safiyya'), aMatch(product), aSister(product, 'Sumayya')]);
  const { id, code } = await invitationTo(product, checked.wali.email);
  await checked.browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
  await decideGuardianCase(product, 'disputes', requesting, 'open');
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
  const named = { waliName: imam.name, waliEmail: imam.email, waliPhone: '+44 7700 900123', waliRelation: 'uncle' };
  await hawwa.browser.post('/api/guardian', named);
  const { code } = await invitationTo(product, imam.email);
  await imam.browser.post('/api/guardian/verify', { verificationCode: code });
  await zahra.browser.post('/api/guardian', named);
  await grant(product, asker);
  await asker.browser.post('/api/interest-requests', { toProfileId: hawwa.profileId, message: 'Salam to Hawwa.' });
  return { imam, wards: [safiyya, hawwa] };
}

/** A sister after the man whom she named said that he is not her guardian. */
export async function sisterWithoutGuardian(): Promise<Person> {
  const maryam = await aSister(product, 'Maryam');
  const { id, code } = await invitationTo(product, maryam.wali.email);
  await product.visitor().post(`/api/wali-verify/${id}/refuse`, { code });
  return maryam;
}
