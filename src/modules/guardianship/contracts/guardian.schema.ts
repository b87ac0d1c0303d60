import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import {
  acknowledged,
  blankIsAbsent,
  isoDate,
  isoTime,
  numericId,
  opaqueId,
  optionalText,
} from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { guardianId, profileId } from '#kernel/contracts/ids.ts';
import { ofWard } from './of-ward.schema.ts';
import { requireImamReason, waliFields, waliFormFields } from '../../identity/contracts/wali.schema.ts';
import { waliRelations } from '../../identity/contracts/wali.ts';
import { guardianStatuses } from './guardian-status.ts';
import { STEP_DOWN_REASON } from './guardian.ts';
import * as address from './guardian.ts';

/** A ward's guardian, or the own record of a guardian who has no guardian. */
export const guardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  email: z.string(),
  isUndeliverable: z.boolean().describe('his address has refused an email since she named him; for his ward'),
  phone: z.string(),
  language: z.enum(languageIds).describe('language of our emails to him'),
  isVerified: z.boolean().describe('he is verified and acts'),
  verifiedAt: isoTime.nullable(),
  status: z.enum(guardianStatuses),
  replacementsLeft: z.number().int(),
  isSelf: z.boolean(),
  wards: z
    .array(
      z.object({
        wardProfileId: numericId.nullable(),
        wardFirstName: z.string(),
        relation: z.enum(waliRelations),
        isVerified: z.boolean(),
        pendingApprovals: z.number().int(),
      }),
    )
    .describe('the wards of the reader, including those who wait for his response or his account; empty for a ward'),
});
export const getGuardian = endpoint(address.getGuardian, {
  summary: "A ward's guardian, or a guardian's own record with his first ward; null for others",
  access: 'signed-in',
  query: ofWard,
  answer: guardian.nullable(),
});

/** A ward's view of her own oversight, without her guardian's identity and decisions. */
export const oversight = z.object({
  guardianId: opaqueId.nullable().describe('the record of her guardian'),
  waiting: z
    .array(z.object({ since: isoTime }))
    .describe('since when something waits for his decision, oldest first; not what it is or from whom'),
});
export type Oversight = z.infer<typeof oversight>;
export const showOversight = endpoint(address.showOversight, {
  summary: "That something waits for the ward's guardian and since when",
  access: 'signed-in',
  answer: oversight,
});

export const previousGuardian = endpoint(address.previousGuardian, {
  summary: 'While the ward has no guardian: the one whose part ended last, with the cause and his reason',
  access: 'signed-in',
  answer: z
    .object({
      /** Empty if he refused or never answered: his details are deleted then. */
      name: z.string(),
      because: z.enum(['refused', 'unanswered', 'stepped-down', 'left', 'dispute', 'check']),
      reason: z.string().nullable(),
      at: isoTime,
    })
    .nullable(),
});

const notifyFrom = blankIsAbsent(isoDate).describe(
  'the day on whose morning a verified guardian whom she replaces is informed; at once by default',
);
const namedWali = z.object({ ...waliFields, notifyFrom }).superRefine(requireImamReason);
export const nameGuardianForm = z.object({ ...waliFormFields, notifyFrom }).superRefine(requireImamReason);
export type NamedWali = z.infer<typeof namedWali>;

export const nameGuardian = endpoint(address.nameGuardian, {
  summary: 'The ward names her guardian, or corrects him while he is unverified',
  access: 'signed-in',
  fresh: true,
  body: namedWali,
  status: 201,
  answer: guardian,
});
export const resendVerification = endpoint(address.resendVerification, {
  summary: 'Sends the verification email again, with a new code',
  access: 'signed-in',
  status: 202,
  answer: acknowledged,
});

export const guardianStats = endpoint(address.guardianStats, {
  summary: 'Counts for the guardian dashboard',
  access: 'guardian',
  query: ofWard,
  answer: z.object({
    pendingApprovals: z.number().int(),
    activeMatches: z.number().int(),
    messagesThisWeek: z.number().int(),
  }),
});

export const guardianProfile = endpoint(address.guardianProfile, {
  summary: "The guardian's own name and his wards",
  access: 'guardian',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    wards: z.number().int(),
    onHold: z.array(
      z.object({
        guardianId: opaqueId.describe('his record as her guardian'),
        wardFirstName: z.string(),
        wardProfileId: numericId.nullable(),
        status: z.enum(guardianStatuses),
        isAway: z.boolean().describe('her account is disabled, or she is leaving'),
      }),
    ),
    unlinkedWards: z
      .array(z.string())
      .describe('first names of wards whose invitation he accepted by its link, with no account linked yet'),
  }),
});
export const stepDown = endpoint(address.stepDown, {
  summary: 'The guardian of a ward steps down; she reads his reason',
  access: 'guardian',
  body: z
    .object({
      wardProfileId: profileId.optional(),
      guardianId: guardianId.optional().describe('his record as her guardian; works if she has no profile yet'),
      reason: optionalText(STEP_DOWN_REASON),
    })
    .refine(({ wardProfileId, guardianId: record }) => (wardProfileId === undefined) !== (record === undefined), {
      path: ['wardProfileId'],
      error: () => validationText('required'),
    }),
  answer: acknowledged,
});
