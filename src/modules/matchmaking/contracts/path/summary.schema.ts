import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate, isoTime, numericId } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { genders } from '../../../identity/contracts/auth.ts';
import { matchStatuses, stages } from '../match-states.ts';
import { topicAnswer } from './topic-answers.schema.ts';
import * as address from './summary.ts';

const person = z.object({
  profileId: numericId,
  gender: z.enum(genders),
  age: z.number().int().nullable().describe('null if the reader cannot see the profile now'),
  location: z.string().nullable().describe('as the profile shows it'),
});
export type SummaryPerson = z.infer<typeof person>;

const topic = z.object({ id: z.number().int(), stage: z.enum(stages), title: z.string() });
const agreedTopic = topic.extend({
  own: topicAnswer.describe("of the reader; for her guardian, his ward's"),
  other: topicAnswer,
  agreedAt: isoTime.describe('when both had agreed'),
});
export type AgreedTopic = z.infer<typeof agreedTopic>;

const summary = z.object({
  date: isoDate.describe('of this summary, in the time zone of the reader'),
  stage: z.enum(stages),
  status: z.enum(matchStatuses),
  own: person.describe('the reader; for her guardian, his ward'),
  other: person,
  wardFirstName: z.string().nullable().describe('for her guardian'),
  agreed: z.array(agreedTopic).describe('in the order of the path'),
  open: z
    .array(topic)
    .describe('neither agreed nor to be spoken of; the same whether or not one of the two has written'),
  toBeSpoken: z.array(topic).describe('marked as to be spoken of, and not agreed'),
});
export type SummaryView = z.infer<typeof summary>;

const byMatch = z.object({ id: matchId });

export const showSummary = endpoint(address.showSummary, {
  summary: 'What the two of a match have agreed on in their own words, and what is open, to be read and printed',
  access: 'member',
  params: byMatch,
  answer: summary,
});
export const showOverseenSummary = endpoint(address.showOverseenSummary, {
  summary: "The summary of a ward's match, for her guardian",
  access: 'guardian',
  params: byMatch,
  answer: summary,
});
