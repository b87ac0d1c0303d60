import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { email, isoTime, numericId, opaqueId, optionalText, personName, phone } from '#kernel/contracts/fields.ts';
import { matchId, releaseId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { meeting } from '../meeting/meeting.schema.ts';
import { placeKinds } from '../meeting/meeting.ts';
import { matchTopic } from '../path/topic-answers.schema.ts';
import { matchStatuses, stages } from '../match-states.ts';
import * as contact from './family-contact.ts';

const release = z.object({
  id: opaqueId,
  kind: z.enum(contact.releaseKinds),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
  opened: z.number().int().nullable().describe('presses by which the man opened it; null for the woman'),
  allowedActions: z.array(z.enum(['open', 'end'])),
});
export type ReleaseView = z.infer<typeof release>;

const relative = z.object({
  state: z.enum(contact.relativeStates),
  requestedAt: isoTime,
  namedAt: isoTime.nullable(),
  declinedAt: isoTime.nullable(),
  name: z.string().nullable().describe('for the man only, who wrote it'),
  relation: z.string().nullable().describe('for the man only'),
  hasEmail: z.boolean().nullable().describe('the relative got an email; for the man and the guardian'),
  opened: z.number().int().nullable().describe('presses by which the guardian opened the details; null for the woman'),
  allowedActions: z.array(z.enum(['open', 'take-back'])),
});

export type RelativeView = z.infer<typeof relative>;

const path = z.object({
  stage: z.enum(stages),
  status: z.enum(matchStatuses),
  otherProfileId: numericId,
  wardFirstName: z.string().nullable().describe('for her guardian'),
  isOpen: z.boolean().describe('the stage is family introduction or a later one'),
  proposedStage: z.enum(stages).nullable().describe('the next stage, if the reader may know that one proposed it'),
  topics: z.array(matchTopic).describe('of the stages that were reached, in their order'),
  releases: z.array(release).describe('newest first'),
  relative: relative.nullable(),
  meetings: z.array(meeting).describe('that the reader may know of, newest first'),
  placeKinds: z.array(z.enum(placeKinds)).describe('where the reader may propose a meeting now; none if one is ahead'),
  releaseKinds: z.array(z.enum(contact.releaseKinds)).describe('what her guardian may release now'),
  privateQuestion: z
    .object({ isDue: z.boolean() })
    .nullable()
    .describe('whether it is time for the private question of the ward; null for all others, who learn nothing of it'),
  allowedActions: z.array(z.enum(contact.familyActions)),
});
export type PathView = z.infer<typeof path>;

const opened = z.object({
  value: z.string().nullable().describe('null where the families speak through the staff'),
  callTimes: z.string().nullable(),
});
export type OpenedRelease = z.infer<typeof opened>;

const openedRelative = z.object({ name: z.string(), relation: z.string(), phone: z.string() });
export type OpenedRelative = z.infer<typeof openedRelative>;

const byMatch = z.object({ id: matchId });
const byRelease = byMatch.extend({ releaseId });

const releaseBody = z
  .object({
    kind: z.enum(contact.releaseKinds),
    value: optionalText(contact.RELEASE_VALUE_MAX).describe('the number or address; none with kind staff'),
    callTimes: optionalText(contact.CALL_TIMES_MAX).describe('when to call, like "after Maghrib"'),
  })
  .refine(({ kind, value }) => kind === 'staff' || value !== undefined, {
    path: ['value'],
    error: ({ path }) => validationText('required', {}, path),
  });

const relativeBody = z.object({
  name: personName(contact.RELATIVE_NAME_MAX),
  relation: personName(contact.RELATION_MAX),
  phone: phone(contact.PHONE_MAX),
  email: z
    .union([z.literal('').transform(() => undefined), email])
    .optional()
    .describe('the relative gets an email with a link to say no; without it the man gets the link to hand over'),
});

export const showPath = endpoint(contact.showPath, {
  summary: "The path of a match: its stage, what her guardian released, the man's relative, and meetings",
  access: 'member',
  params: byMatch,
  answer: path,
});
export const showOverseenPath = endpoint(contact.showOverseenPath, {
  summary: "The path of a ward's match, for her guardian",
  access: 'guardian',
  params: byMatch,
  answer: path,
});
export const releaseContact = endpoint(contact.releaseContact, {
  summary: 'A guardian releases his phone number or address to the man, or contact through the staff',
  access: 'guardian',
  params: byMatch,
  body: releaseBody,
  status: 201,
  answer: release,
});
export const endRelease = endpoint(contact.endRelease, {
  summary: 'Ends a release and deletes its text; what was read cannot be unread. Idempotent',
  access: 'guardian',
  params: byRelease,
  answer: release,
});
export const openRelease = endpoint(contact.openRelease, {
  summary: 'Opens a release, for the man only; each press is counted',
  access: 'member',
  params: byRelease,
  answer: opened,
});
export const requestRelative = endpoint(contact.requestRelative, {
  summary: 'A guardian asks the man to name a relative. Idempotent',
  access: 'guardian',
  params: byMatch,
  answer: relative,
});
export const nameRelative = endpoint(contact.nameRelative, {
  summary: 'The man names a relative at the request of the guardian; we write to the relative, who can say no',
  access: 'member',
  params: byMatch,
  body: relativeBody,
  status: 201,
  answer: relative.extend({
    link: z.string().optional().describe('the path of the page to say no, for a relative without an email address'),
  }),
});
export const takeBackRelative = endpoint(contact.takeBackRelative, {
  summary: 'The man takes back the details of his relative, which are deleted. Idempotent',
  access: 'member',
  params: byMatch,
  status: 204,
});
export const openRelative = endpoint(contact.openRelative, {
  summary: "Opens the relative's details, for her guardian only; each press is counted",
  access: 'guardian',
  params: byMatch,
  answer: openedRelative,
});
