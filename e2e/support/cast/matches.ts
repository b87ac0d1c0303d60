import {
  aBrother,
  aMatch,
  decideNext,
  expectOk,
  govern,
  saysItIsSafe,
  grant,
  type Person,
} from '../../../src/testing/people.ts';
import { UNCLE } from '../../../src/testing/matches/families.ts';
import { aProposal } from '../../../src/testing/matches/meetings.ts';
import { answerTo, topicsOf } from '../../../src/testing/matches/topics.ts';
import { PASSWORD } from '../forms.ts';
import { product } from '../journey.ts';
import { linkIn } from '../mail.ts';
import type { Cast, Talk } from './roles.ts';
import { ENDLESS } from './texts.ts';
import { inAMonth } from './members.ts';

/** A match whose meeting stage is pending with her guardian, in his queue and by a mailed link. */
export async function advancedMatch(): Promise<
  Pick<Cast, 'advanced' | 'decideStage' | 'stageItem' | 'flaggedItem' | 'topicItem' | 'relativeLink'>
> {
  const talk = await aTalk();
  const { his, hers, guardians } = talk;
  // Emails about approvals come at most once an hour.
  await product.advance('PT61M');
  await signInAgain(talk);
  await postToMatch(talk, his, 'status', { status: 'paused', reason: `أحتاج إلى أيام للتفكير. ${ENDLESS}` });
  await postToMatch(talk, his, 'status', { status: 'active' });
  for (const stage of ['family_introduction', 'meeting_arranged'])
    for (const one of [his, hers])
      await postToMatch(talk, one, 'stage', { stage, words: `في بيت والديّ يوم الأحد. ${ENDLESS}` });
  const decideStage = await linkIn(guardians.email, '/decide');
  await postToMatch(talk, his, 'messages', { content: `Let us meet alone. My number is 07700 900123. ${ENDLESS}` });
  await postToMatch(talk, guardians, 'notes', { content: `لنتحدّث عن هذا يوم الجمعة إن شاء الله. ${ENDLESS}` });
  await postToMatch(talk, hers, 'supervision', { mode: 'read_along' });
  const relativeLink = await familiesIn(talk);
  await topicsIn(talk);
  const waiting = (await guardians.browser.get('/api/guardian/pending-approvals')).body as {
    id: string;
    type: string;
  }[];
  const [stageItem, flaggedItem, topicItem] = ['stage', 'message', 'topic'].map(
    (type) => waiting.find((item) => item.type === type)!.id,
  ) as [string, string, string];
  return { advanced: talk, decideStage, stageItem, flaggedItem, topicItem, relativeLink };
}

/** An address that her guardian shared, a meeting that he proposed, and the man's relative. Returns that one's link. */
async function familiesIn({ matchId, his, guardians }: Talk): Promise<string> {
  const ofGuardian = `/api/guardian/matches/${matchId}`;
  const address = { kind: 'address', value: ENDLESS, callTimes: 'بعد المغرب' };
  await expectOk('Release', guardians.browser.post(`${ofGuardian}/releases`, address));
  const place = { kind: 'public', words: ENDLESS };
  const meeting = { ...aProposal(await product.now(), { days: [3, 4, 5] }), place };
  await expectOk('Meeting', guardians.browser.post(`${ofGuardian}/meetings`, meeting));
  await expectOk('Request', guardians.browser.post(`${ofGuardian}/relative/request`));
  return (await expectOk('Relative', his.browser.post(`/api/matches/${matchId}/relative`, UNCLE))).body.link;
}

/** Topics in each state: one that both agreed on, one under review, his answer alone, a request with a note, a mark. */
async function topicsIn({ matchId, his, hers, guardians }: Talk): Promise<void> {
  const [agreed, reviewed, alone, requested, marked] = (await topicsOf(his, matchId)).map(({ id }) => id);
  const both = async (id: number) => {
    for (const one of [his, hers]) await expectOk('Answer', answerTo(one, matchId, id, `نصلي معًا كل فجر. ${ENDLESS}`));
  };
  const about = (id: number, act: string) => `/api/matches/${matchId}/topics/${id}/${act}`;
  await both(agreed!);
  const items = (await guardians.browser.get('/api/guardian/pending-approvals')).body as { id: string; type: string }[];
  const { id } = items.find(({ type }) => type === 'topic')!;
  const approval = `/api/guardian/pending-approvals/${id}/respond`;
  await expectOk('Decision', guardians.browser.post(approval, { action: 'approve' }));
  for (const { browser } of [his, hers])
    await expectOk('Agreement', browser.post(about(agreed!, 'agree'), { revision: 1 }));
  await both(reviewed!);
  await expectOk('Answer', answerTo(his, matchId, alone!, ENDLESS));
  const note = `اسأليه عن هذا. ${ENDLESS}`;
  const request = about(requested!, 'request').replace('/api/', '/api/guardian/');
  await expectOk('Request', guardians.browser.post(request, { note }));
  await expectOk('Mark', hers.browser.post(about(marked!, 'speak')));
}

export async function matchWithProposal(): Promise<Talk> {
  const talk = await aTalk();
  for (const one of [talk.hers, talk.guardians]) await postToMatch(talk, one, 'supervision', { mode: 'read_along' });
  await postToMatch(talk, talk.his, 'stage', { stage: 'family_introduction' });
  return talk;
}

export async function pausedMatch(): Promise<Talk> {
  const talk = await aTalk();
  await postToMatch(talk, talk.hers, 'status', { status: 'paused', reason: 'I need some days.' });
  await postToMatch(talk, talk.guardians, 'status', { status: 'paused', reason: 'I ask about his family first.' });
  return talk;
}

/** A match that the guardian wants to end, and the link by which she objects. */
export async function endingMatch(): Promise<Pick<Cast, 'ending' | 'objectionLink'>> {
  const ending = await aTalk();
  await postToMatch(ending, ending.guardians, 'status', { status: 'ended', reason: `هكذا أفضل. ${ENDLESS}` });
  return { ending, objectionLink: await linkIn(ending.hers.email, '/decide/objection') };
}

/** A match that the guardian ended, after the week in which she could object. */
export async function endedMatch(): Promise<Talk> {
  const { ending } = await endingMatch();
  await product.advance('P7DT1M');
  await signInAgain(ending);
  return ending;
}

async function signInAgain({ his, hers, guardians }: Talk): Promise<void> {
  for (const { browser, email } of [his, hers, guardians])
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}

/** A match with a running iddah, and a request from before it that can be declined but not accepted. */
export async function matchInIddah(): Promise<Talk> {
  const talk = await aTalk();
  const requester = await aBrother(product, 'Anas');
  await grant(product, requester);
  const request = { toProfileId: talk.hers.profileId, message: 'Salam.' };
  await expectOk('Interest', requester.browser.post('/api/interest-requests', request));
  await decideNext(talk.guardians, 'approve');
  await expectOk('Day', talk.hers.browser.put('/api/profile', { iddahEndsOn: await inAMonth() }));
  return talk;
}

async function aTalk(): Promise<Talk> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  return { matchId, his: brother, hers: sister, guardians: guardian };
}

const postToMatch = ({ matchId }: Talk, person: Person, what: string, body: object) =>
  expectOk(what, person.browser.post(`/api/${what === 'notes' ? 'guardian/' : ''}matches/${matchId}/${what}`, body));

export async function matchWithLeavingMember(): Promise<{ leftBehind: Person; endedMatchId: string }> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  await decideNext(guardian, 'approve');
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Wa alaikum assalam.' });
  await sister.browser.delete('/api/account');
  return { leftBehind: brother, endedMatchId: matchId };
}

export async function matchOnHold(): Promise<Pick<Cast, 'onHold' | 'pausedWith' | 'pausedMatchId'>> {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await saysItIsSafe(product, sister);
  await govern(product, guardian, 'disable');
  return { onHold: sister, pausedWith: brother, pausedMatchId: matchId };
}
