import { z } from 'zod';
import { seen } from '#kernel/contracts/plain-text.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate, isoTime } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { topics } from './compatibility.ts';
import { profileFields } from './fields/profile-fields.ts';
import { profileSchemas } from './fields/profile-fields.schema.ts';
import { sendBlockers } from './profiles.ts';
import * as address from './profiles.ts';

const schemas = profileSchemas(profileFields);
export type ExplicitAnswers = z.infer<typeof schemas.stated>;

/** `bio` and `aboutMe` are one field under two names. A text without visible characters counts as null. */
const nameBio = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(input).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' && seen(value) === '' ? null : value,
    ]),
  );
  return given['bio'] === undefined && given['aboutMe'] !== undefined ? { ...given, bio: given['aboutMe'] } : given;
};
/** A new profile has nothing to clear, so null is dropped. */
const withoutNulls = (input: unknown): unknown => {
  const given = nameBio(input);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]: [string, unknown]) => value !== null));
};

export const createProfileForm = schemas.createForm;
export const createProfileBody = z.preprocess(withoutNulls, createProfileForm);
export type CreateProfile = z.infer<typeof createProfileForm>;

export const shortProfileForm = schemas.shortForm;
export const longProfileForm = schemas.longForm;

export const updateProfileBody = z.preprocess(nameBio, schemas.updateForm);
export type UpdateProfile = z.infer<typeof schemas.updateForm>;

export const ownProfile = schemas.own;
export type OwnProfile = z.infer<typeof ownProfile>;

/** A profile as other members may see it. */
export const seenProfile = schemas.seen;
export type SeenProfile = z.infer<typeof seenProfile>;

const topicList = z.array(z.enum(topics));
export const compatibility = {
  compatibilityScore: z.number().int().min(0).max(100),
  /**
   * Topics on which the two agree or differ, and those that are open although one of them spoke, the weightiest first;
   * and on how many both spoke.
   */
  compatibilityReasons: z.object({
    agree: topicList,
    differ: topicList,
    open: topicList,
    compared: z.number().int().min(0).max(topics.length),
  }),
};
export const relation = {
  relation: z.enum(['none', 'request_open', 'matched']),
  allowedActions: z.array(z.enum(['send-interest', 'save', 'block'])),
  sendBlocker: z.enum(sendBlockers).nullable(),
  requestAgainFrom: isoTime
    .nullable()
    .describe('for a viewer who was refused: when the profile can get another request'),
  /** Always false for a guardian who looks for his ward. */
  saved: z.boolean(),
};
export const viewedProfile = seenProfile.extend(compatibility).extend(relation);
export type ViewedProfile = z.infer<typeof viewedProfile>;

export const getProfile = endpoint('GET /api/profile', {
  summary: 'Own profile, or null',
  access: 'signed-in',
  answer: ownProfile.nullable(),
});
export const createProfile = endpoint(address.createProfile, {
  summary: 'Creates the profile; responds with 409 if there is one already',
  access: 'member',
  body: createProfileBody,
  status: 201,
  answer: ownProfile,
});
export const updateProfile = endpoint(address.updateProfile, {
  summary: 'Changes the given fields',
  access: 'member',
  body: updateProfileBody,
  answer: ownProfile,
});
const breakUntil = z.object({ until: isoDate });
export const takeBreak = endpoint(address.takeBreak, {
  summary: 'Takes a break until a day: the profile is not listed, and open requests and matches continue',
  access: 'member',
  body: breakUntil,
  answer: ownProfile,
});
export const endBreak = endpoint(address.endBreak, {
  summary: 'Ends the break early',
  access: 'member',
  answer: ownProfile,
});
export const viewProfile = endpoint(address.viewProfile, {
  summary: "Another member's profile as the viewer may see it",
  access: 'signed-in',
  params: z.object({ id: profileIdInAddress }),
  answer: viewedProfile,
});
