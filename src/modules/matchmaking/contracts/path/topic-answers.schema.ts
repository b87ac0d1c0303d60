import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { idInAddress, isoTime, optionalText, text } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { topicKinds } from '../topics/topics.ts';
import { stages } from '../match-states.ts';
import * as contract from './topic-answers.ts';

export const topicAnswer = z.object({
  kind: z.enum(contract.topicAnswerKinds),
  words: z.string().nullable().describe('null unless the kind is words'),
});
export type TopicAnswerView = z.infer<typeof topicAnswer>;

const earlierPair = z.object({
  revision: z.number().int(),
  own: topicAnswer,
  other: topicAnswer,
  approvedAt: isoTime,
});

export const matchTopic = z.object({
  id: z.number().int(),
  stage: z.enum(stages),
  kind: z.enum(topicKinds).describe('spoken: it has no text field and is only marked (R-A.3)'),
  title: z.string(),
  hint: z.string(),
  reference: z.string().nullable().describe('verses and hadiths'),
  care: z.string().nullable().describe('what not to write, and where there is help'),
  article: z.string().nullable().describe('slug of the guidance article about it'),
  state: z.enum(contract.topicStates).describe('not_written and written say nothing of what the other has written'),
  isOpen: z.boolean().describe('neither agreed nor to be spoken of'),
  own: topicAnswer.nullable().describe("of the reader; for her guardian, his ward's"),
  other: topicAnswer.nullable().describe('null until her guardian approved both answers'),
  draft: topicAnswer.nullable().describe('the own answer, if her guardian sent both back'),
  sentBack: z.object({ reason: z.string().nullable(), at: isoTime }).nullable(),
  isUnderReview: z.boolean().describe('both have written, and her guardian has not decided yet'),
  isRequested: z.boolean().describe('her guardian would like both to write about it'),
  isMarkedByMe: z.boolean().describe('the reader wants to speak of it'),
  note: z.string().nullable().describe('from a guardian to his ward; null for the man, and for another guardian'),
  agreedByMe: z.boolean(),
  agreedAt: isoTime.nullable().describe('when both had agreed on the present answers'),
  revision: z.number().int().describe('of the answers that both can read; 0 before the first'),
  history: z.array(earlierPair).describe('earlier answers that both could read, newest first'),
  allowedActions: z.array(z.enum(contract.topicActions)),
});
export type MatchTopicView = z.infer<typeof matchTopic>;

const byTopic = z.object({ id: matchId, topicId: idInAddress });

const answerBody = z
  .object({
    kind: z.enum(contract.topicAnswerKinds),
    words: optionalText(contract.ANSWER_MAX).describe('with kind words only'),
  })
  .refine(({ kind, words }) => kind !== 'words' || words !== undefined, {
    path: ['words'],
    error: ({ path }) => validationText('required', {}, path),
  })
  .transform(({ kind, words }) => ({ kind, words: kind === 'words' ? words! : null }));

export const answerTopic = endpoint(contract.answerTopic, {
  summary: "A member's answer to a topic, which the other reads once both have answered and her guardian approved",
  access: 'member',
  params: byTopic,
  body: answerBody,
  answer: matchTopic,
});
export const agreeOnTopic = endpoint(contract.agreeOnTopic, {
  summary: 'A member agrees on the answers of a revision; 409 if there is a newer one. Idempotent',
  access: 'member',
  params: byTopic,
  body: z.object({ revision: z.number().int().min(1) }),
  answer: matchTopic,
});
export const speakOfTopic = endpoint(contract.speakOfTopic, {
  summary: 'Marks a topic as one to be spoken of, for all three to see. Idempotent',
  access: 'member',
  params: byTopic,
  answer: matchTopic,
});
export const takeBackSpeaking = endpoint(contract.takeBackSpeaking, {
  summary: "Takes back the member's own mark. Idempotent",
  access: 'member',
  params: byTopic,
  answer: matchTopic,
});
export const requestTopic = endpoint(contract.requestTopic, {
  summary: 'Her guardian asks both members to write about a topic; a note is for his ward alone. Idempotent',
  access: 'guardian',
  params: byTopic,
  body: z.object({ note: optionalText(contract.TOPIC_NOTE_MAX) }),
  answer: matchTopic,
});
export const noteOnTopic = endpoint(contract.noteOnTopic, {
  summary: 'A note on a topic from a guardian to his ward; replaces his last one, and an empty one removes it',
  access: 'guardian',
  params: byTopic,
  body: z.object({ note: text(0, contract.TOPIC_NOTE_MAX) }),
  status: 201,
  answer: matchTopic,
});
