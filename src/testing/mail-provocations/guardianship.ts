import {
  aBrother,
  aMatch,
  aMatchByMail,
  aSister,
  aWali,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
  nameAndVerify,
  PASSWORD,
  decideGuardianCase,
  verifyGuardian,
  type Person,
  type Sister,
} from '../people.ts';
import type { Product } from '../product.ts';
import { aTopicUnderReview, topicsOf } from '../matches/topics.ts';
import { toWali, toHolder, to } from './receivers.ts';
import { anInterest, HEADLINE, TEXT, anAnswer } from './introductions.ts';
import type { Provocations } from './provocation.ts';

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
  await decideGuardianCase(product, 'disputes', sister, 'open');
  if (outcome) await decideGuardianCase(product, 'disputes', sister, 'resolve', { outcome });
  return [sister, guardian];
}

async function aGuardianWhoStepsDown(product: Product): Promise<[Sister, Person]> {
  const sister = await aSister(product, 'Amina');
  const guardian = await guardianOf(product, sister);
  const { profileId: wardProfileId } = sister;
  await expectOk('Stepping down', guardian.browser.post('/api/guardian/step-down', { wardProfileId }));
  return [sister, guardian];
}

export const guardianshipProvocations = {
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
  messageConcern: async (product) => {
    const { sister, brother, guardian, matchId } = await aMatch(product);
    await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Send me £500.' }));
    const [{ id }] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    const decline = { action: 'decline', concern: 'money' };
    await expectOk('Decline', guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, decline));
    return { ...toHolder(sister), places: { name: sister.name, other: brother.profileId } };
  },
  guardianUnanswered: async (product) => {
    const sister = await aSister(product, 'Amina');
    await product.advance('P31D');
    return { ...toHolder(sister), places: { ward: sister.name } };
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
    await decideGuardianCase(product, 'checks', sister, 'refuse');
    return toWali(sister);
  },
  wardGuardianCheckRefused: async (product) => {
    const sister = await aCheckedGuardian(product);
    await decideGuardianCase(product, 'checks', sister, 'refuse');
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
    const places = { asks: `${HEADLINE} wants to get to know your daughter Amina` };
    return { ...toWali(sister, places), quote: TEXT, browser: guardian.browser };
  },
  approvalsWaiting: async (product) => {
    const { sister, guardian } = await anInterest(product);
    await product.waitForIdle();
    for (const name of ['Bilal', 'Umar']) {
      const asker = await aBrother(product, name);
      await grant(product, asker);
      await expectOk('Interest', asker.browser.post('/api/interest-requests', { toProfileId: sister.profileId }));
    }
    await product.advance('PT61M');
    return { ...toWali(sister, { count: 2 }), browser: guardian.browser };
  },
  approvalStill: async (product) => {
    const { sister, guardian } = await anInterest(product);
    await product.waitForIdle();
    await product.advance('P2D');
    const places = { asks: `${HEADLINE} wants to get to know your daughter Amina` };
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
        await expectOk('Stage', browser.post(`/api/matches/${matchId}/stage`, { stage, words: TEXT }));
    const places = { asks: `Your daughter Amina and ${HEADLINE.replace('A', 'a')} would like to arrange a meeting` };
    return { ...toWali(sister, places), quote: TEXT, browser: guardian.browser };
  },
  approvalTopic: async (product) => {
    const pair = await aMatch(product);
    // Emails about approvals come at most once an hour.
    await product.advance('PT61M');
    for (const { email, browser } of [pair.brother, pair.sister])
      await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
    const [topic] = await topicsOf(pair.brother, pair.matchId);
    await aTopicUnderReview(pair);
    const about = `${HEADLINE.replace('A', 'a')} have both written about: ${topic!.title}`;
    return { ...toWali(pair.sister, { asks: `Your daughter Amina and ${about}` }), browser: pair.guardian.browser };
  },
  matchUpdateGuardian: async (product) => {
    const { sister, guardian, brother, matchId } = await aMatch(product);
    await expectOk('Pause', brother.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
    const text = `Profile #${brother.profileId} has paused the conversation with Amina`;
    const places = { news: text, text: 'No one can send anything until he ends his pause.' };
    return { ...toWali(sister, places), browser: guardian.browser };
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
    const text = `Amina asks you to stop checking each message with profile #${brother.profileId} first`;
    return toWali(sister, { news: text });
  },
} satisfies Provocations;
