import { tableRepository } from '#kernel/persistence/table-repository.ts';
import type { Tx } from '#kernel/tx.ts';
import type { TopicFields, TopicRecord, TopicVersion } from '../../contracts/topics/admin-topics.schema.ts';
import { topicStages, type Topic } from '../../contracts/topics/topics.ts';
import type { TopicRecords } from '../../domain/topic/topic-records.ts';
import type { Topics } from '../../domain/topic/topics.ts';
import { firstTopics } from '../../reference/topics.ts';
import type { TopicRow, TopicVersionRow } from '../rows.ts';

const fieldsOf = (row: Omit<TopicRow, 'id' | 'revision'>): TopicFields => ({
  stage: row.stage,
  kind: row.kind,
  title: row.title,
  hint: row.hint,
  reference: row.reference,
  care: row.care,
  article: row.article,
  isOn: row.is_on,
  displayOrder: row.display_order,
});

export const topicOfRow = (row: TopicRow): TopicRecord => ({ id: row.id, ...fieldsOf(row), revision: row.revision });

export const versionOfRow = (row: TopicVersionRow): TopicVersion => ({
  ...fieldsOf(row),
  revision: row.revision,
  changedAt: row.changed_at.toISOString(),
});

const rowOf = (fields: TopicFields): Omit<TopicRow, 'id' | 'revision'> => ({
  stage: fields.stage,
  kind: fields.kind,
  title: fields.title,
  hint: fields.hint,
  reference: fields.reference,
  care: fields.care,
  article: fields.article,
  is_on: fields.isOn,
  display_order: fields.displayOrder,
});

const versionRowOf = ({ id, revision, ...fields }: TopicRecord, at: Date): TopicVersionRow => ({
  topic_id: id,
  revision,
  ...rowOf(fields),
  changed_at: at,
});

export const topicRecords: TopicRecords = {
  ...tableRepository<TopicRecord, TopicRow>('matchmaking.topic', { recordOf: topicOfRow, rowOf }),

  async addVersion(tx, record, at) {
    await tx.db('matchmaking.topic_version').insert(versionRowOf(record, at));
  },

  async isInUse(tx, topicId) {
    return (await tx.db('matchmaking.match_topic').where({ topic_id: topicId }).first('topic_id')) !== undefined;
  },
};

const topicOf = ({ id, displayOrder: _, ...topic }: TopicRecord): Topic => ({ topicId: id, ...topic });

const inOrder = (tx: Tx) =>
  tx
    .db('matchmaking.topic')
    .orderByRaw('array_position(?::text[], stage)', [topicStages])
    .orderBy('display_order')
    .orderBy('id');

const topicsOfRows = (rows: TopicRow[]): Topic[] => rows.map((row) => topicOf(topicOfRow(row)));

export const topics: Topics = {
  offered: async (tx) => topicsOfRows(await inOrder(tx).where({ is_on: true })),
  ofIds: async (tx, ids) => topicsOfRows(await inOrder(tx).whereIn('id', ids)),
};

/** Adds the first topics to an empty table; an operator's changes stay. */
export async function seedTopics(tx: Tx, at: Date): Promise<void> {
  if (await tx.db('matchmaking.topic').first('id')) return;
  const rows = await tx.db('matchmaking.topic').insert(firstTopics.map(rowOf)).returning('*');
  await tx.db('matchmaking.topic_version').insert(rows.map((row) => versionRowOf(topicOfRow(row), at)));
}
