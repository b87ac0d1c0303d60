import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  decideNext,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

test('a decision on a response names its author, separately from the one on the request', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const fetchInProcess = { toProfileId: sister.profileId, message: 'Salam.' };
  const { body: request } = await expectOk('Interest', brother.browser.post('/api/interest-requests', fetchInProcess));
  await decideNext(guardian, 'approve');
  const answer = { action: 'accept', responseMessage: 'Wa alaikum salam.' };
  await expectOk('Answer', sister.browser.post(`/api/interest-requests/${request.id}/respond`, answer));
  await decideNext(guardian, 'approve');

  const between = (from: number, to: number) => `from profile #${from} to profile #${to}`;
  for (const [reader, path] of [
    [sister, '/api/guardian/history'],
    [guardian, '/api/guardian/decisions'],
  ] as const) {
    const decisions = (await reader.browser.get(path)).body;
    expect(decisions.map(({ description }: { description: string }) => description)).toEqual([
      `A message ${between(sister.profileId, brother.profileId)}`,
      `An interest request ${between(brother.profileId, sister.profileId)}`,
    ]);
  }
});

interface Notified {
  other: number | null;
  fromWard: boolean;
  action: string;
  firstLine: string | null;
}

test('a decision shows its first line to those who may know it', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const write = ({ browser }: typeof brother, content: string) =>
    expectOk('Message', browser.post(`/api/matches/${matchId}/messages`, { content }));
  await write(brother, 'Salam.\nA second line.');
  await decideNext(guardian, 'approve');
  await write(brother, 'Your number, please.');
  await decideNext(guardian, 'decline');
  await write(sister, 'My number.');
  await decideNext(guardian, 'decline');
  const bodiesOf = async (reader: typeof brother, path: string) =>
    ((await reader.browser.get(path)).body as Notified[])
      .slice(0, 3)
      .map(({ action, firstLine }) => [action, firstLine]);
  const own = ['decline', 'My number.'];
  const approved = ['approve', 'Salam. …'];
  expect(await bodiesOf(guardian, '/api/guardian/decisions')).toEqual([
    own,
    ['decline', 'Your number, please.'],
    approved,
  ]);
  expect(await bodiesOf(sister, '/api/guardian/history')).toEqual([own, ['decline', null], approved]);

  // Another ward keeps him a guardian, but he may read nothing more about this one.
  const hafsa = await aSister(product.current, 'Hafsa');
  const { code } = await invitationTo(product.current, hafsa.wali.email);
  await expectOk('Code', guardian.browser.post('/api/guardian/verify', { verificationCode: code }));
  await expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Rahman')));
  expect(await bodiesOf(guardian, '/api/guardian/decisions')).toEqual([
    ['decline', null],
    ['decline', null],
    ['approve', null],
  ]);
});

test('a decided item shows the man only while something is open between both', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const occupation = 'Beekeeper';
  await expectOk('Profile', brother.browser.put('/api/profile', { occupation }));
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  const [waiting] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const shown = async () => {
    const { body } = await expectOk('Item', guardian.browser.get(`/api/guardian/pending-approvals/${waiting.id}`));
    const { fromProfile, toProfile, content, description } = body;
    expect([toProfile.id, content]).toEqual([sister.profileId, 'Salam.']);
    return [fromProfile?.occupation ?? null, description.includes('beekeeper')];
  };
  expect(await shown()).toEqual([occupation, true]);
  await decideNext(guardian, 'decline');
  expect(await shown()).toEqual([occupation, true]);

  await expectOk('End', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
  expect(await shown()).toEqual([null, false]);
  const again = { toProfileId: sister.profileId };
  await expectOk('Interest', brother.browser.post('/api/interest-requests', again));
  expect(await shown()).toEqual([occupation, true]);
  await decideNext(guardian, 'decline');
  expect(await shown()).toEqual([null, false]);
});

test('pending and past approvals are paged', async () => {
  const { brother, guardian, matchId } = await aMatch(product.current);
  for (const content of ['One.', 'Two.', 'Three.'])
    await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
  const words: string[] = [];
  let next: string | undefined = '/api/guardian/pending-approvals?limit=2';
  while (next) {
    const { body, headers } = await guardian.browser.get(next);
    expect(headers.get('X-Total-Count')).toBe('3');
    words.push(...(body as { content: string }[]).map(({ content }) => content));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(words).toEqual(['One.', 'Two.', 'Three.']);
  expect((await guardian.browser.get('/api/guardian/decisions?limit=none')).status).toBe(400);
});

test('while a ward’s account is inactive, a guardian of two reads nothing written to her', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const second = await aSister(product.current, 'Maryam');
  const wali = { ...aWali('Abdullah Khan'), waliEmail: guardian.email };
  await expectOk('Naming', second.browser.post('/api/guardian', wali));
  const { code } = await invitationTo(product.current, guardian.email);
  await expectOk('Code', guardian.browser.post('/api/guardian/verify', { verificationCode: code }));
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Wa alaikum salam.' }));
  await decideNext(guardian, 'approve');
  const bodiesOf = async () =>
    ((await guardian.browser.get('/api/guardian/decisions')).body as Notified[]).map(({ firstLine }) => firstLine);
  expect(await bodiesOf()).toEqual(['Wa alaikum salam.', 'Salam.']);
  await govern(product.current, sister, 'disable');
  expect(await bodiesOf()).toEqual([null, null]);
  await govern(product.current, sister, 'enable');
  expect(await bodiesOf()).toEqual(['Wa alaikum salam.', 'Salam.']);
});
