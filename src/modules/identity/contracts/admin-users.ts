import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoMoment, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { roles } from '#kernel/contracts/roles.ts';
import { genders } from './auth.ts';

/** Somebody with a profile, a guardian without one, or an account that has not come so far. */
export const userTypes = ['profile', 'guardian', 'incomplete'] as const;
export type UserType = (typeof userTypes)[number];

/** An account as the console shows it. */
export const userRecord = z.object({
  id: opaqueId,
  email: z.string(),
  username: z.string(),
  firstName: z.string().describe('where none is known, the user name'),
  lastName: z.string().nullable().describe("of a man, as his profile's name tells it"),
  gender: z.enum(genders).nullable(),
  role: z.enum(roles),
  hasProfile: z.boolean(),
  profileId: numericId.nullable(),
  isGuardian: z.boolean(),
  type: z.enum(userTypes),
  subscriptionPlan: z.string().describe('code of the plan that gives access, or free'),
  isActive: z.boolean(),
  isLeaving: z.boolean(),
  disabledUntil: isoTime.nullable().describe('when a suspension ends by itself'),
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
  summary: 'Accounts, the newest first; nobody who was erased',
  record: userRecord,
  sorts: userSorts,
  filter: z.object({
    q: z.string().trim().max(100).optional().describe('part of a name or address; of two letters, how a name begins'),
    role: z.enum(roles).optional(),
    gender: z.enum(genders).optional(),
    type: z.enum(userTypes).optional(),
    subscriptionPlan: z.string().max(60).optional(),
    isActive: z.boolean().optional(),
  }),
});

const params = z.object({ id: userId });
export const setUserStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/status',
  summary: "Disables an account, or opens it again, as the verbs do. Not one's own. Audited",
  access: 'admin',
  fresh: true,
  params,
  body: z.object({ isActive: z.boolean(), reason: adminReason.optional() }),
  answer: userRecord.extend({ message: z.string() }),
});
export const disableUser = adminVerb({
  path: '/api/admin/users/:id/disable',
  summary:
    "Closes an account, for ever or until a moment, and ends its sessions; nobody sees the profile. Not one's own. Audited",
  fresh: true,
  params,
  body: z.object({ reason: adminReason, until: isoMoment.nullish() }),
  answer: userRecord,
});
export const enableUser = adminVerb({
  path: '/api/admin/users/:id/enable',
  summary: 'Opens a disabled account again. Audited',
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
  summary: "Makes somebody a member, a moderator or an admin, and ends the sessions. Not one's own account. Audited",
  fresh: true,
  params,
  body: z.object({ role: z.enum(roles), reason: adminReason }),
  answer: userRecord,
});
