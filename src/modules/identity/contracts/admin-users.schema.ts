import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, email, isoMoment, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { duties, roles } from '#kernel/contracts/roles.ts';
import { leavingBody } from './account.schema.ts';
import { genders } from './auth.ts';
import { disablingCauses } from './disabling.ts';
import { deliveryFailures } from './mail-events.ts';

/** `incomplete` is neither a guardian nor has a profile. */
export const userTypes = ['profile', 'guardian', 'incomplete'] as const;
export type UserType = (typeof userTypes)[number];

export const userRecord = z.object({
  id: opaqueId,
  email: z.string(),
  username: z.string(),
  firstName: z.string().describe('the user name if none is known'),
  lastName: z.string().nullable().describe("a man's, from his profile"),
  gender: z.enum(genders).nullable(),
  role: z.enum(roles),
  duties: z.array(z.enum(duties)).describe('of the role staff; empty for all others'),
  hasProfile: z.boolean(),
  profileId: numericId.nullable(),
  isGuardian: z.boolean(),
  type: z.enum(userTypes),
  subscriptionPlan: z.string().describe('code of the current plan, or free'),
  isActive: z.boolean(),
  isLeaving: z.boolean(),
  disabledFor: z.enum(disablingCauses).nullable().describe('what the owner of a disabled account reads'),
  disabledUntil: isoTime.nullable().describe('end of a suspension; null without one'),
  undeliverable: z.enum(deliveryFailures).nullable().describe('why emails to the address stopped'),
  isEmailConfirmed: z.boolean(),
  createdAt: isoTime,
});
export type UserRecord = z.infer<typeof userRecord>;

export const userSorts = [
  'id',
  'email',
  'username',
  'firstName',
  'lastName',
  'gender',
  'role',
  'hasProfile',
  'profileId',
  'isGuardian',
  'type',
  'subscriptionPlan',
  'isActive',
  'isLeaving',
  'disabledUntil',
  'createdAt',
] as const;

export const listUsers = adminListEndpoint({
  path: '/api/admin/users',
  access: 'staff',
  duties: ['cases', 'money'],
  summary: 'Accounts, the newest first, without erased ones',
  record: userRecord,
  sorts: userSorts,
  exported: [
    'id',
    'email',
    'username',
    'firstName',
    'lastName',
    'gender',
    'role',
    'duties',
    'profileId',
    'isGuardian',
    'type',
    'subscriptionPlan',
    'isActive',
    'isLeaving',
    'disabledFor',
    'disabledUntil',
    'undeliverable',
    'isEmailConfirmed',
    'createdAt',
  ],
  filter: z.object({
    q: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe("part of a name or address, with two characters the beginning of a name; or a profile's number"),
    role: z.enum(roles).optional(),
    gender: z.enum(genders).optional(),
    type: z.enum(userTypes).optional(),
    subscriptionPlan: z.string().max(60).optional(),
    isActive: z.boolean().optional().describe('enabled and not leaving, as the overview counts'),
    profileId: numericId.optional(),
    isUndeliverable: z.boolean().optional().describe('emails to the address stopped'),
  }),
});

const params = z.object({ id: userId });
export const setUserStatus = endpoint('PUT /api/admin/users/:id/status', {
  summary: 'Disables or enables an account, except the own one. Audited',
  access: 'admin',
  fresh: true,
  params,
  body: z.object({ isActive: z.boolean(), reason: adminReason.optional() }),
  answer: userRecord.extend({ message: z.string() }),
});
export const disableUser = adminVerb({
  path: '/api/admin/users/:id/disable',
  summary:
    'Disables an account, except the own one, for good or until a time; ends its sessions and hides its profile. Audited',
  fresh: true,
  params,
  body: z.object({
    reason: adminReason,
    until: isoMoment.nullish(),
    cause: z.enum(disablingCauses).default('rules').describe('what the owner reads'),
  }),
  answer: userRecord,
});
export const enableUser = adminVerb({
  path: '/api/admin/users/:id/enable',
  summary: 'Enables a disabled account. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer: userRecord,
});
export const endUserSessions = adminVerb({
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Signs an account out everywhere. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer: userRecord,
});
export const setUserRole = adminVerb({
  path: '/api/admin/users/:id/set-role',
  summary:
    'Changes the role of an account, except the own one, with the duties of staff, and ends its sessions. Audited',
  fresh: true,
  params,
  body: z
    .object({
      role: z.enum(roles),
      duties: z.array(z.enum(duties)).optional().describe('at least one for the role staff; ignored for all others'),
      reason: adminReason,
    })
    .refine(({ role, duties: given }) => role !== 'staff' || Boolean(given?.length), {
      path: ['duties'],
      error: () => validationText('required', {}, ['duties'], true),
    }),
  answer: userRecord,
});
export const resendConfirmationOfUser = adminVerb({
  path: '/api/admin/users/:id/resend-confirmation',
  summary: 'Emails a new link that confirms the address of an account; older links end. Audited',
  duties: ['cases'],
  params,
  body: z.object({ reason: adminReason }),
  answer: userRecord,
});
export const correctAddress = adminVerb({
  path: '/api/admin/users/:id/correct-address',
  summary:
    'Emails a link to the corrected address of an account, which applies once its holder confirms it. A confirmed former address is notified. Audited',
  fresh: true,
  params,
  body: z.object({ email, reason: adminReason }),
  answer: userRecord,
});
export const sendExportLink = adminVerb({
  path: '/api/admin/users/:id/send-export-link',
  summary: 'Emails a person who wrote by post where to download the own data after signing in. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: userRecord,
});
export const startClosure = adminVerb({
  path: '/api/admin/users/:id/start-closure',
  summary:
    'Closes the account of a person who wrote by post, who may restore it for 30 days; of a guardian as in R-13.10. Audited',
  fresh: true,
  params,
  body: leavingBody.extend({ reason: adminReason }),
  answer: userRecord,
});
