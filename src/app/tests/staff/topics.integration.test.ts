import { beforeAll, expect, test } from 'vitest';
import type { MatchId } from '#kernel/contracts/ids.ts';
import type { TopicFields, TopicRecord } from '#modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { topics } from '#modules/matchmaking/infra/path/topics-repository.ts';
import { aMatch, anAdmin, expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { aTopic } from '../../../testing/records.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Operators edit the topics of each stage with versions (R-A.1); a match depends on the kind of its topics (R-A.3).

const product = productUnderTest();
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

const added = async (fields: Partial<TopicFields> = {}): Promise<TopicRecord> =>
  (await expectOk('Topic', admin.post('/api/admin/topics', { ...aTopic(), ...fields }))).body;
const versionsOf = async ({ id }: TopicRecord) =>
  (await expectOk('Versions', admin.get(`/api/admin/topics/${id}/versions`))).body;
const hint = { en: 'Who pays?', ar: 'من يدفع؟', ur: 'کون ادا کرے گا؟' };

async function inUse(): Promise<TopicRecord> {
  const topic = await added();
  const { matchId } = await aMatch(product.current);
  await product.current.application.kernel
    .db('matchmaking.match_topic')
    .insert({ match_id: matchId as MatchId, topic_id: topic.id });
  return topic;
}

test('each change of a topic leaves the version before it', async () => {
  const topic = await added();
  await expectOk('Hint', admin.put(`/api/admin/topics/${topic.id}`, { hint, revision: 1 }));
  await expectOk('Switch', admin.put(`/api/admin/topics/${topic.id}`, { isOn: true, revision: 2 }));
  await expectOk('Nothing', admin.put(`/api/admin/topics/${topic.id}`, { isOn: true, revision: 3 }));
  expect(await versionsOf(topic)).toMatchObject([
    { revision: 3, hint, isOn: true },
    { revision: 2, hint, isOn: false },
    { revision: 1, hint: aTopic().hint, isOn: false, changedAt: expect.any(String) },
  ]);
});

test('a topic that no match uses is deleted', async () => {
  const topic = await added();
  await expectOk('Removal', admin.delete(`/api/admin/topics/${topic.id}`));
  expect((await admin.get(`/api/admin/topics/${topic.id}`)).status).toBe(404);
  expect((await admin.get(`/api/admin/topics/${topic.id}/versions`)).status).toBe(404);
});

test('a topic in use is switched off, not deleted', async () => {
  const topic = await inUse();
  const { status, body } = await admin.delete(`/api/admin/topics/${topic.id}`);
  expect([status, body.code]).toEqual([409, 'matchmaking.topic-in-use']);
  await expectOk('Switch', admin.put(`/api/admin/topics/${topic.id}`, { isOn: false, title: hint }));
  expect((await admin.get(`/api/admin/topics/${topic.id}`)).body).toMatchObject({ isOn: false, title: hint });
});

test('the stage and the kind of a topic in use cannot change', async () => {
  const [free, used] = [await added(), await inUse()];
  const change = { stage: 'engagement', kind: 'spoken' };
  const { status, body } = await admin.put(`/api/admin/topics/${used.id}`, change);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['stage', 'kind']]);
  expect((await admin.get(`/api/admin/topics/${used.id}`)).body).toMatchObject({ revision: 1, kind: 'written' });
  await expectOk('Change', admin.put(`/api/admin/topics/${free.id}`, change));
  // The form sends every field, also those that stay.
  await expectOk('Same', admin.put(`/api/admin/topics/${used.id}`, { ...used, title: hint }));
});

test('a text is required in each language', async () => {
  const texts = { ...aTopic(), care: { en: 'No names, please.', ar: '', ur: 'نام نہ لکھیں۔' } };
  const { status, body } = await admin.post('/api/admin/topics', texts);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['care.ar']]);
});

test('topics on offer are ordered by stage and place, and those of ids include what is off', async () => {
  const engagement = await added({ stage: 'engagement', isOn: true, displayOrder: 1 });
  const second = await added({ stage: 'initial_conversation', isOn: true, displayOrder: 900 });
  const first = await added({ stage: 'initial_conversation', isOn: true, displayOrder: 899 });
  const off = await added({ stage: 'engagement', displayOrder: 2 });
  const own = [engagement, second, first, off].map(({ id }) => id);
  const read = await product.current.application.kernel.uow.run(async (tx) => ({
    offered: (await topics.offered(tx)).map(({ topicId }) => topicId),
    ofIds: (await topics.ofIds(tx, own)).map(({ topicId }) => topicId),
  }));
  expect(read.offered.filter((id) => own.includes(id))).toEqual([first.id, second.id, engagement.id]);
  expect(read.ofIds).toEqual([first.id, second.id, engagement.id, off.id]);

  const listed: TopicRecord[] = (await admin.get('/api/admin/topics?sort=["stage","ASC"]')).body;
  expect(listed.map(({ id }) => id).filter((id) => own.includes(id))).toEqual(read.ofIds);
});
