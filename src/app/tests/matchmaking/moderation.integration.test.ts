import { beforeAll, expect, test } from 'vitest';
import { decideRewrite, hidePart, NEW_BIO, NOTE, rewrite, warn, aRewrittenText } from '../../../testing/moderation.ts';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  aStaffMember,
  expectOk,
  govern,
  grant,
  guardianOf,
  PASSWORD,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Staff hide a profile or a text of it until they accept a rewritten one, and warn.

const product = productUnderTest();
const reason = 'for a test';
let staff: Visitor;
beforeAll(async () => {
  staff = (await aStaffMember(product.current, 'cases')).browser;
});

const ownOf = async ({ browser }: Person) => (await expectOk('Own profile', browser.get('/api/profile'))).body;
const seenBy = async ({ browser }: Person, { profileId }: Person) => {
  const { status, body } = await browser.get(`/api/profiles/${profileId}`);
  return status === 200 ? body : status;
};
const queue = async (by: Visitor, state = 'submitted'): Promise<{ id: string }[]> =>
  (await by.get(`/api/admin/rewrites?filter=${encodeURIComponent(JSON.stringify({ state }))}`)).body;
const isQueued = async (id: string, by = staff) => (await queue(by)).some((item) => item.id === id);
const kindsTo = async ({ email }: Person) => (await product.current.mailTo(email)).map(kindOf);
const versionOf = async ({ userId }: Person) => (await staff.get(`/api/admin/users/${userId}/measures`)).body.version;
const hide = (by: Visitor, { userId }: Pick<Person, 'userId'>, part: string, version: string) =>
  by.post(`/api/admin/users/${userId}/hide-profile`, { part, why: 'indecent', note: NOTE, version, reason });

test('a hidden text is shown again only after staff accepted the rewritten one', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const { bio } = await ownOf(brother);
  const id = await hidePart(staff, brother);
  expect(await seenBy(sister, brother)).toMatchObject({ aboutMe: '' });
  expect(JSON.stringify(await seenBy(sister, brother))).not.toContain(bio);
  expect(await ownOf(brother)).toMatchObject({
    bio,
    measures: [{ id, kind: 'hidden', part: 'bio', why: 'contact_details', note: NOTE, submittedAt: null }],
  });
  expect(await isQueued(id)).toBe(false);

  await rewrite(brother);
  expect(await seenBy(sister, brother)).toMatchObject({ aboutMe: '' });
  expect((await ownOf(brother)).measures).toMatchObject([{ submittedAt: expect.any(String) }]);
  expect((await expectOk('Case', staff.get(`/api/admin/rewrites/${id}`))).body).toMatchObject({
    texts: [{ field: 'bio', text: NEW_BIO }],
    allowedActions: expect.arrayContaining(['show', 'send-back']),
  });

  await expectOk('Back', decideRewrite(staff, id, 'send-back'));
  expect([await isQueued(id), (await seenBy(sister, brother)).aboutMe]).toEqual([false, '']);
  await rewrite(brother, `${NEW_BIO} And I cook.`);
  await expectOk('Show', decideRewrite(staff, id, 'show'));
  expect(await seenBy(sister, brother)).toMatchObject({ aboutMe: `${NEW_BIO} And I cook.` });
  expect((await ownOf(brother)).measures).toEqual([]);
  expect((await decideRewrite(staff, id, 'show')).status).toBe(409);
  // Later changes are shown at once.
  await rewrite(brother);
  expect(await seenBy(sister, brother)).toMatchObject({ aboutMe: NEW_BIO });

  expect(await kindsTo(brother)).toEqual(expect.arrayContaining(['profileHidden', 'rewriteSentBack', 'profileShown']));
  for (const mail of await product.current.mailTo(brother.email))
    for (const words of [NOTE, NEW_BIO, bio]) expect(mail.text).not.toContain(words);
  for (const other of [sister, guardian])
    expect(await kindsTo(other)).not.toEqual(expect.arrayContaining(['profileHidden']));
});

test('a guardian who decides reads the hidden text, and that it is hidden; his ward and lists do not', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const { bio } = await ownOf(brother);
  await expectOk('Interest', brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }));
  await hidePart(staff, brother);
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const { body } = await expectOk('Item', guardian.browser.get(`/api/guardian/pending-approvals/${item.id}`));
  expect(body.fromProfile).toMatchObject({ aboutMe: bio, hiddenTexts: ['bio'] });
  const browsed = (await sister.browser.get('/api/profiles/browse?limit=50')).body;
  expect(browsed.find(({ id }: { id: number }) => id === brother.profileId)).toMatchObject({ aboutMe: '' });
  // Her own guardian reads her text as she wrote it, and is not informed.
  await hidePart(staff, sister);
  const [ward] = (await guardian.browser.get('/api/guardian/ward-profiles')).body;
  expect(ward.aboutMe).toBe((await ownOf(sister)).bio);
  expect(JSON.stringify(ward)).not.toContain('hidden');
});

test('a hidden text cannot be quoted in a request', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await guardianOf(product.current, sister);
  await grant(product.current, brother);
  await hidePart(staff, sister);
  const input = { toProfileId: sister.profileId, quote: (await ownOf(sister)).bio };
  const { status, body } = await brother.browser.post('/api/interest-requests', input);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['quote']]);
});

test('a hidden answer does not find its member', async () => {
  const town = `quetta${process.pid}`;
  const [brother, sister] = [
    await aBrother(product.current, 'Yusuf', { ethnicity: town }),
    await aSister(product.current, 'Amina'),
  ];
  const countFor = async () => (await sister.browser.get(`/api/profiles/browse?ethnicity=${town}`)).body.length;
  expect(await countFor()).toBe(1);
  await hidePart(staff, brother, 'ethnicity');
  expect(await countFor()).toBe(0);
});

test('of a profile hidden as a whole, conversations continue without its texts, and no request can be sent', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const other = await aSister(product.current, 'Hafsa');
  await guardianOf(product.current, other);
  const id = await hidePart(staff, brother, 'profile');
  const { aboutMe, location, occupation } = await seenBy(sister, brother);
  expect([aboutMe, location, occupation]).toEqual(['', 'Bradford', undefined]);
  expect(await seenBy(other, brother)).toBe(404);
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  const [match] = (await expectOk('Overseen', guardian.browser.get('/api/guardian/matches'))).body;
  expect(match.otherProfile).toMatchObject({ occupation: 'Teacher', hiddenTexts: expect.arrayContaining(['bio']) });
  const request = await brother.browser.post('/api/interest-requests', { toProfileId: other.profileId });
  expect(request.body.code).toBe('matchmaking.profile-hidden');
  // Staff can show it again at any time, also if nothing was rewritten.
  await expectOk('Show', decideRewrite(staff, id, 'show'));
  expect(await seenBy(other, brother)).toMatchObject({ id: brother.profileId });
});

test('what the member changed since it was read is neither hidden nor shown', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const read = await versionOf(brother);
  await rewrite(brother);
  expect((await hide(staff, brother, 'bio', read)).body.code).toBe('matchmaking.profile-changed');
  const id = await hidePart(staff, brother);
  const again = await hide(staff, brother, 'bio', await versionOf(brother));
  const noText = await hide(staff, brother, 'lookingFor', await versionOf(brother));
  expect([again.body.code, noText.body.code]).toEqual(['matchmaking.already-hidden', 'matchmaking.no-text-to-hide']);

  await rewrite(brother, `${NEW_BIO} One.`);
  const { body: seen } = await staff.get(`/api/admin/rewrites/${id}`);
  await rewrite(brother, `${NEW_BIO} Two.`);
  for (const [verb, more] of [
    ['show', {}],
    ['send-back', { note: NOTE }],
  ] as const) {
    const input = { version: seen.version, reason, ...more };
    const { body } = await staff.post(`/api/admin/rewrites/${id}/${verb}`, input);
    expect(body.code).toBe('matchmaking.profile-changed');
  }
  expect(await isQueued(id)).toBe(true);
});

test('a hidden text that the member deletes is not looked at, and stays hidden when it is written again', async () => {
  const brother = await aBrother(product.current, 'Yusuf', { nationality: 'Call me' });
  const id = await hidePart(staff, brother, 'nationality');
  const write = (nationality: string | null) => expectOk('Write', brother.browser.put('/api/profile', { nationality }));
  await write('Call me now');
  expect(await isQueued(id)).toBe(true);
  await write(null);
  expect(await isQueued(id)).toBe(false);
  await write('British');
  expect(await isQueued(id)).toBe(true);
  const [measure] = (await ownOf(brother)).measures;
  expect(measure).toMatchObject({ id, part: 'nationality' });
});

test('a warning is read and acknowledged by its member only, and has no other consequence', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const before = await kindsTo(guardian);
  const id = await warn(staff, sister);
  expect(await ownOf(sister)).toMatchObject({ measures: [{ id, kind: 'warning', part: null, acknowledgedAt: null }] });
  expect(await seenBy(brother, sister)).toMatchObject({ id: sister.profileId });
  const acknowledge = ({ browser }: Person, measure = id) =>
    browser.post(`/api/profile/warnings/${measure}/acknowledge`);
  expect([(await acknowledge(brother)).status, (await acknowledge(sister)).status]).toEqual([404, 200]);
  expect((await ownOf(sister)).measures).toMatchObject([{ id, acknowledgedAt: expect.any(String) }]);
  const measures = (await staff.get(`/api/admin/users/${sister.userId}/measures`)).body.measures;
  expect(measures).toMatchObject([{ id, note: NOTE, acknowledgedAt: expect.any(String) }]);
  expect(await kindsTo(sister)).toContain('memberWarned');
  expect(await kindsTo(guardian)).toEqual(before);
  const exported = (await expectOk('Export', sister.browser.get('/api/account/export'))).body;
  expect(JSON.stringify(exported)).toContain(NOTE);
  const hidden = await hidePart(staff, sister);
  expect((await acknowledge(sister, hidden)).status).toBe(404);
  expect(JSON.stringify((await brother.browser.get('/api/account/export')).body)).not.toContain(NOTE);
});

test('what staff did about a profile does not exist for staff who are a party', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const version = await versionOf(sister);
  const id = await hidePart(staff, sister);
  await rewrite(sister);
  for (const party of [brother, guardian, sister]) {
    await govern(product.current, party, 'set-role', { role: 'staff', duties: ['cases'] });
    const browser = product.current.visitor();
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email: party.email, password: PASSWORD }));
    const { userId } = sister;
    const words = { why: 'other', note: NOTE, reason };
    const answers = await Promise.all([
      browser.get(`/api/admin/users/${userId}/measures`),
      browser.post(`/api/admin/users/${userId}/read-profile`, { reason }),
      browser.post(`/api/admin/users/${userId}/hide-profile`, { part: 'profile', version, ...words }),
      browser.post(`/api/admin/users/${userId}/warn`, words),
      browser.get(`/api/admin/rewrites/${id}`),
      browser.post(`/api/admin/rewrites/${id}/take`, {}),
      browser.post(`/api/admin/rewrites/${id}/show`, { version, reason }),
      browser.post(`/api/admin/rewrites/${id}/send-back`, { version, note: NOTE, reason }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await isQueued(id, browser)).toBe(false);
    await govern(product.current, party, 'set-role', { role: 'member' });
  }
});

test('of a disabled account, the profile can be hidden, and stays hidden when the account is open again', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await govern(product.current, brother, 'disable');
  await hidePart(staff, brother, 'profile');
  await govern(product.current, brother, 'enable');
  expect(await seenBy(sister, brother)).toBe(404);
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  expect((await ownOf(brother)).measures).toMatchObject([{ part: 'profile' }]);
});

test('the audit has each act without the words, and an erased account has nothing left', async () => {
  const { brother, measureId } = await aRewrittenText(product.current);
  const admin = await anAdmin(product.current);
  const audited = async (subjectId: string) =>
    (await admin.get(`/api/admin/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`)).body;
  await expectOk('Show', decideRewrite(admin, measureId, 'show'));
  expect(await audited(brother.userId)).toContainEqual(expect.objectContaining({ verb: 'hide-profile', reason }));
  expect(await audited(measureId)).toContainEqual(expect.objectContaining({ verb: 'show', reason }));
  for (const id of [brother.userId, measureId]) expect(JSON.stringify(await audited(id))).not.toContain(NOTE);
  await expectOk('Leaving', brother.browser.delete('/api/account'));
  await product.current.advance('P31D');
  const { db } = product.current.application.kernel;
  expect(await db('matchmaking.moderation_measure').where({ account_id: brother.userId })).toEqual([]);
});
