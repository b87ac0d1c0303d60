import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { roles } from '#kernel/contracts/roles.ts';

const params = z.object({ id: userId });
const answer = z.object({ id: opaqueId, role: z.enum(roles), isActive: z.boolean() });
/** What the console sees of an account that it governs. */
export type GovernedAccount = z.infer<typeof answer>;

export const disableUser = adminVerb({
  path: '/api/admin/users/:id/disable',
  summary: "Closes an account and ends its sessions; nobody sees the profile. Not for one's own account. Audited",
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer,
});
export const enableUser = adminVerb({
  path: '/api/admin/users/:id/enable',
  summary: 'Opens a disabled account again. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer,
});
export const endUserSessions = adminVerb({
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Signs an account out everywhere. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer,
});
export const setUserRole = adminVerb({
  path: '/api/admin/users/:id/set-role',
  summary:
    "Makes somebody a member, a moderator or an admin, and ends the sessions. Not for one's own account. Audited",
  fresh: true,
  params,
  body: z.object({ role: z.enum(roles), reason: adminReason }),
  answer,
});
