import { after, DAY, isoDay } from '#kernel/clock.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { aNamedRelative, UNCLE } from '../matches/families.ts';
import { aConfirmedMeeting, aProposal } from '../matches/meetings.ts';
import { aBrother, aMatch, aSister, decideNext, expectOk, grant, verifyGuardian } from '../people.ts';
import type { Product } from '../product.ts';
import { moderationProvocations } from './moderation.ts';
import type { ProvokedEmail, Provocations } from './provocation.ts';
import { to } from './receivers.ts';
import { anInterest, TEXT, anAnswer } from './introductions.ts';

/** A digest for a brother whose saved search a new sister matches. */
async function aSavedSearchDigest(product: Product): Promise<ProvokedEmail> {
  const brother = await aBrother(product, 'Bilal');
  const search = { name: 'Near us', filters: { location: 'Bradford' }, digest: 'daily' };
  await expectOk('Search', brother.browser.post('/api/saved-searches', search));
  await verifyGuardian(product, await aSister(product, 'Amina'));
  await product.advance('P1D');
  return to(brother);
}

export const matchmakingProvocations = {
  matchUpdate: async (product) => {
    const { sister, brother, matchId } = await aMatch(product);
    await expectOk('End', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
    const text =
      'Her side has decided to stop. This is final. You can still read what we delivered to you. May Allah grant you what is better.';
    return to(brother, { news: `Your conversation with profile #${sister.profileId} has ended`, text });
  },
  guardianEnd: async (product) => {
    const { sister, brother, guardian, matchId } = await aMatch(product);
    const endsOn = after(product.application.kernel.clock.now(), 7 * DAY);
    await expectOk('End', guardian.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
    return to(sister, { other: brother.profileId, date: longDate(endsOn) });
  },
  relativeNamed: async (product) => {
    const relative = { ...UNCLE, email: `hamid.${process.hrtime.bigint()}@people.example` };
    const { brother } = await aNamedRelative(product, relative);
    return { to: relative.email, places: { name: UNCLE.name, man: brother.name, relation: UNCLE.relation } };
  },
  meetingConfirmed: async (product) => {
    const pair = await aMatch(product);
    await aConfirmedMeeting(product, pair);
    return to(pair.brother, { zone: 'Europe/London' });
  },
  meetingMoved: async (product) => {
    const pair = await aMatch(product);
    const { meetingId } = await aConfirmedMeeting(product, pair);
    const { times } = aProposal(product.application.kernel.clock.now(), { days: [5] });
    const move = `/api/matches/${pair.matchId}/meetings/${meetingId}/move`;
    await expectOk('Move', pair.brother.browser.post(move, { times }));
    return to(pair.sister, { zone: 'Europe/London' });
  },
  meetingCancelled: async (product) => {
    const pair = await aMatch(product);
    const { meetingId } = await aConfirmedMeeting(product, pair);
    const cancel = `/api/matches/${pair.matchId}/meetings/${meetingId}/cancel`;
    await expectOk('Cancel', pair.sister.browser.post(cancel, { reason: TEXT }));
    return to(pair.brother, { zone: 'Europe/London' });
  },
  ...moderationProvocations,
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
    const until = isoDay(after(product.application.kernel.clock.now(), 3 * DAY));
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
  savedSearchDigest: aSavedSearchDigest,
} satisfies Provocations;
