import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { idInAddress, idInAddressOrJson, isoTime, numericId, text } from '#kernel/contracts/fields.ts';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import {
  TOPIC_ARTICLE_MAX,
  TOPIC_CARE_MAX,
  TOPIC_HINT_MAX,
  TOPIC_REFERENCE_MAX,
  TOPIC_TITLE_MAX,
  topicKinds,
  topicStages,
} from './topics.ts';

const inEachLanguage = (max: number) => {
  const wording = text(1, max);
  return z.object(Object.fromEntries(languageIds.map((id) => [id, wording])) as Record<Language, typeof wording>);
};

export const topicFields = z.object({
  stage: z.enum(topicStages).describe('cannot be changed once a match uses the topic'),
  kind: z.enum(topicKinds).describe('a spoken topic has no text field; cannot be changed once a match uses the topic'),
  title: inEachLanguage(TOPIC_TITLE_MAX).describe('in each language'),
  hint: inEachLanguage(TOPIC_HINT_MAX).describe('questions in each language'),
  reference: inEachLanguage(TOPIC_REFERENCE_MAX).nullable().describe('verses and hadiths in each language, if any'),
  care: inEachLanguage(TOPIC_CARE_MAX).nullable().describe('a line of caution in each language, if any'),
  article: text(1, TOPIC_ARTICLE_MAX).nullable().describe('slug of the guidance article to read with it, if any'),
  isOn: z.boolean().describe('new matches get the topics that are on'),
  displayOrder: z.number().int().min(1).max(1000).describe('within the stage'),
});
export type TopicFields = z.infer<typeof topicFields>;

export const topicRecord = topicFields.extend({ id: numericId, revision: z.number().int() });
export type TopicRecord = z.infer<typeof topicRecord>;

export const topics = adminResourceEndpoints({
  path: '/api/admin/topics',
  of: 'a topic of a stage; DELETE answers 409 once a match uses it',
  summary: 'Topics to speak about at each stage',
  access: 'staff',
  duties: ['content'],
  id: idInAddressOrJson,
  record: topicRecord,
  fields: topicFields,
  defaults: { kind: 'written', reference: null, care: null, article: null, isOn: false, displayOrder: 1 },
  sorts: ['id', 'stage', 'kind', 'isOn', 'displayOrder'],
  exported: ['id', 'stage', 'kind', 'isOn', 'displayOrder'],
  filter: z.object({ stage: z.enum(topicStages).optional(), isOn: z.boolean().optional() }),
});

const topicVersion = topicFields.extend({ revision: z.number().int(), changedAt: isoTime });
export type TopicVersion = z.infer<typeof topicVersion>;

export const listTopicVersions = endpoint('GET /api/admin/topics/:id/versions', {
  summary: 'Every version of a topic, the latest first',
  access: 'staff',
  duties: ['content'],
  params: z.object({ id: idInAddress }),
  answer: z.array(topicVersion),
});
