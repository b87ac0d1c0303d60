import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import { DomainError } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { Tx } from '#kernel/tx.ts';
import { topicFields, type TopicFields, type TopicRecord } from '../../contracts/topics/admin-topics.schema.ts';

export interface TopicRecords extends CrudRepository<TopicRecord> {
  /** Stores a version of the topic, which never changes. */
  addVersion(tx: Tx, record: TopicRecord, at: Date): Promise<void>;
  /** Returns whether a match uses the topic. */
  isInUse(tx: Tx, topicId: number): Promise<boolean>;
}

/** Fields on which the answers of a match depend. */
const FIXED_IN_USE = ['stage', 'kind'] as const;

/** Operators edit the list with versions; a topic in use is switched off, not deleted (R-A.1). */
export const topicResource = (topics: TopicRecords): AdminResource<TopicRecord, TopicFields> => ({
  subjectType: 'topic',
  fields: topicFields.keyof().options,
  find: (tx, id) => topics.find(tx, id),

  async add(tx, fields, at) {
    const topic = await topics.add(tx, fields);
    await topics.addVersion(tx, topic, at);
    return topic;
  },

  async change(tx, before, changes, at) {
    const fixed = FIXED_IN_USE.filter((field) => changes[field] !== undefined);
    if (fixed.length > 0 && (await topics.isInUse(tx, before.id))) throw fixedFields(fixed);
    const topic = await topics.save(tx, { ...before, ...changes });
    await topics.addVersion(tx, topic, at);
    return topic;
  },

  async remove(tx, { id }) {
    if (await topics.isInUse(tx, id)) throw new DomainError('matchmaking.topic-in-use');
    await topics.remove(tx, id);
    return null;
  },
});

const fixedFields = (fields: readonly string[]): DomainError =>
  new DomainError('common.invalid', {}, Object.fromEntries(fields.map((field) => [field, sentence('topicInUse')])));
