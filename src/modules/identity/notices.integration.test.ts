import { expect, test } from 'vitest';
import ur from '#texts/ur/push.json' with { type: 'json' };
import { PUSH_DEVICES } from './contracts/push.ts';
import {
  aBrother,
  aMatch,
  aSister,
  decideNext,
  expectOk,
  govern,
  grant,
  guardianOf,
  PASSWORD,
  type MatchedPair,
} from '../../testing/people.ts';
import { aTopicUnderReview, HER_WORDS, HIS_WORDS, topicsOf } from '../../testing/matches/topics.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import { answerFor, aTelephone, noticesOn, registerDevice } from '../../testing/telephones.ts';

const { sentences: texts } = ur;
const lines: string[] = [];
const product = productUnderTest({ log: (line) => void lines.push(line) });
const now = () => product.current;

/** A match, more than an hour after the last email to her guardian. */
async function matched(): Promise<MatchedPair> {
  const match = await aMatch(now());
  await now().advance('PT61M');
  return match;
}
const writes = ({ brother, matchId }: MatchedPair, content = 'My brother Bilal will telephone.') =>
  expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));

test('a notification is signed, encrypted for its browser, short-lived, and hides its kind from the push service', async () => {
  const match = await matched();
  const telephone = await aTelephone(now());
  await registerDevice(telephone, match.guardian);
  await writes(match);
  await now().waitForIdle();
  const { body } = await now().visitor().get(`/dev/push.json?endpoint=${telephone.endpoint}`);
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    headers: { ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) },
    notice: {
      title: 'There is something for you to answer',
      language: 'en',
      dir: 'ltr',
      kind: 'decisions',
      path: '/guardian-dashboard',
    },
  });
  // Its endpoint is in no log, and nowhere in clear.
  expect(lines.join('\n')).not.toContain(telephone.endpoint.split('/').at(-1));
  const [row] = await now().application.kernel.db('identity.push_device').select();
  expect(JSON.stringify(row)).not.toContain(telephone.endpoint);
  expect(JSON.stringify(row)).not.toContain(telephone.keys.auth);
});

test('a notification is in the language of the account, and so is its page', async () => {
  const match = await matched();
  const telephone = await aTelephone(now());
  await registerDevice(telephone, match.guardian);
  await expectOk('Language', match.guardian.browser.put('/api/account/settings', { language: 'ur' }));
  await writes(match);
  const [notice] = await noticesOn(now(), telephone);
  expect(notice).toMatchObject({
    title: texts.decisions,
    language: 'ur',
    dir: 'rtl',
    path: '/ur/guardian-dashboard',
  });
});

test('a failed push is retried; a browser that the service no longer knows is removed', async () => {
  const match = await matched();
  const telephone = await aTelephone(now(), 503);
  await registerDevice(telephone, match.guardian);
  await writes(match);
  expect(await noticesOn(now(), telephone)).toEqual([]);
  await answerFor(now(), telephone, null);
  await now().advance('PT1M');
  expect(await noticesOn(now(), telephone)).toHaveLength(1);

  await answerFor(now(), telephone, 410);
  await now().advance('PT61M');
  await writes(match, 'And my father.');
  await now().waitForIdle();
  expect((await match.guardian.browser.get('/api/account/push')).body.devices).toEqual([]);
});

test('an unknown push service and invalid keys are refused with the name of the field', async () => {
  const { browser } = await aBrother(now(), 'Harun');
  const telephone = await aTelephone(now());
  const add = (body: object) => browser.put('/api/account/push', { ...telephone, zone: 'UTC', ...body });
  for (const endpoint of ['https://elsewhere.example/push', `${now().site}/dev/clock`])
    expect(await add({ endpoint })).toMatchObject({ status: 400, body: { fields: { endpoint: expect.any(String) } } });
  const noPoint = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  const keys = { ...telephone.keys, p256dh: noPoint };
  expect(await add({ keys })).toMatchObject({ status: 400, body: { fields: { keys: expect.any(String) } } });
  expect(await add({ zone: 'Nowhere/Town' })).toMatchObject({
    status: 400,
    body: { fields: { zone: expect.any(String) } },
  });
});

test("a browser's choices survive a fresh sign-in, and end with its session", async () => {
  const harun = await aBrother(now(), 'Harun');
  const telephone = await aTelephone(now());
  await registerDevice(telephone, harun);
  const [device] = (await harun.browser.get('/api/account/push')).body.devices;
  const quietHours = { from: '22:00', to: '07:00' };
  const changed = await harun.browser.put(`/api/account/push/${device.id}`, { matches: false, quietHours });
  expect(changed.body.devices).toMatchObject([{ current: true, matches: false, messages: true, quietHours }]);
  await expectOk('Again', harun.browser.post('/api/auth/reauthenticate', { password: PASSWORD }));
  // Subscribed again, as a browser does when its endpoint changes.
  await registerDevice(await aTelephone(now()), harun);
  expect((await harun.browser.get('/api/account/push')).body.devices).toMatchObject([
    { id: device.id, matches: false },
  ]);

  const otherDevice = now().visitor();
  await expectOk('Sign-in', otherDevice.post('/api/auth/signin', { email: harun.email, password: PASSWORD }));
  expect((await otherDevice.get('/api/account/push')).body.devices).toMatchObject([{ id: device.id, current: false }]);
  await expectOk('Sign-out', otherDevice.delete('/api/account/sessions'));
  expect((await otherDevice.get('/api/account/push')).body.devices).toEqual([]);
});

test('the export lists the subscribed browsers, without anything that allows sending to them', async () => {
  const harun = await aBrother(now(), 'Harun');
  const telephone = await aTelephone(now());
  await registerDevice(telephone, harun);
  const { body } = await expectOk('Export', harun.browser.get('/api/account/export'));
  const texts = JSON.stringify(body);
  expect(texts).toContain('pushSubscriptions');
  expect([telephone.endpoint, telephone.keys.auth, telephone.keys.p256dh].filter((one) => texts.includes(one))).toEqual(
    [],
  );
});

test('a declined answer to a request is notified as match news, not as a conversation', async () => {
  const [brother, sister] = await Promise.all([aBrother(now(), 'Idris'), aSister(now(), 'Sawda')]);
  const guardian = await guardianOf(now(), sister);
  await grant(now(), brother);
  const requested = { toProfileId: sister.profileId, message: 'Salam.' };
  const { body } = await expectOk('Interest', brother.browser.post('/api/interest-requests', requested));
  await decideNext(guardian, 'approve');
  const answer = { action: 'decline', responseMessage: 'May you find somebody.' };
  await expectOk('Answer', sister.browser.post(`/api/interest-requests/${body.id}/respond`, answer));
  await now().waitForIdle();
  const telephone = await aTelephone(now());
  await registerDevice(telephone, sister);
  await decideNext(guardian, 'decline', 'Not so, please.');
  expect(await noticesOn(now(), telephone)).toMatchObject([{ kind: 'matches', path: '/dashboard' }]);
});

test('what happens to a topic is notified like other news, without its title or words', async () => {
  const match = await matched();
  const { brother, guardian, matchId } = match;
  const [topic] = (await topicsOf(brother, matchId)).filter(({ kind }) => kind === 'written');
  const [his, guardians] = [await aTelephone(now()), await aTelephone(now())];
  await registerDevice(his, brother);
  await registerDevice(guardians, guardian);
  const request = { note: 'Ask him about Fridays.' };
  const address = `/api/guardian/matches/${matchId}/topics/${topic!.id}/request`;
  await expectOk('Request', guardian.browser.post(address, request));
  const requested = await noticesOn(now(), his);
  expect(requested).toMatchObject([{ kind: 'matches', path: '/dashboard' }]);
  await aTopicUnderReview(match);
  const waiting = await noticesOn(now(), guardians);
  expect(waiting).toMatchObject([{ kind: 'decisions' }]);
  const shown = JSON.stringify([requested, waiting]);
  for (const words of [topic!.title, request.note, HIS_WORDS, HER_WORDS]) expect(shown).not.toContain(words);
});

test('the local push service refuses an invalid browser', async () => {
  for (const body of [{ answer: 'soon' }, { answer: 7 }])
    expect((await now().visitor().post('/dev/push/browsers', body)).status).toBe(400);
});

test('after signing out, a browser gets nothing, also once signed in again', async () => {
  const harun = await aBrother(now(), 'Harun');
  await registerDevice(await aTelephone(now()), harun);
  await expectOk('Sign-out', harun.browser.post('/api/auth/signout'));
  await expectOk('Sign-in', harun.browser.post('/api/auth/signin', { email: harun.email, password: PASSWORD }));
  expect((await harun.browser.get('/api/account/push')).body.devices).toEqual([]);
});

test('a browser belongs to the account that subscribed last, and an account has a limited number', async () => {
  const [harun, dawud] = [await aBrother(now(), 'Harun'), await aBrother(now(), 'Dawud')];
  const telephone = await aTelephone(now());
  await registerDevice(telephone, harun);
  await registerDevice(telephone, dawud);
  expect((await harun.browser.get('/api/account/push')).body.devices).toEqual([]);
  for (let n = 0; n < PUSH_DEVICES; n++) {
    const browser = now().visitor();
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email: dawud.email, password: PASSWORD }));
    await registerDevice(await aTelephone(now()), { browser });
  }
  const { devices } = (await dawud.browser.get('/api/account/push')).body;
  expect(devices).toHaveLength(PUSH_DEVICES);
  expect(devices.some(({ current }: { current: boolean }) => current)).toBe(false);
  const [device] = devices;
  for (const call of [
    harun.browser.put(`/api/account/push/${device.id}`, { messages: false }),
    harun.browser.delete(`/api/account/push/${device.id}`),
  ])
    expect((await call).status).toBe(404);
});

test('a disabled account gets nothing, not even deferred notifications', async () => {
  const match = await matched();
  const telephone = await aTelephone(now());
  await registerDevice(telephone, match.sister);
  const [device] = (await match.sister.browser.get('/api/account/push')).body.devices;
  const clock = (hours: number, at: Date) => new Date(at.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
  const at = await now().now();
  const quietHours = { from: clock(-1, at), to: clock(1, at) };
  await expectOk('Hours', match.sister.browser.put(`/api/account/push/${device.id}`, { quietHours, zone: 'UTC' }));
  await writes(match);
  await decideNext(match.guardian, 'approve');
  await now().waitForIdle();
  await govern(now(), match.sister, 'disable');
  await now().advance('PT2H');
  expect(await noticesOn(now(), telephone)).toEqual([]);
});
