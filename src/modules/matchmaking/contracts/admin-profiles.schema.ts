import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { seenProfile, type SeenProfile } from './profiles.schema.ts';

export type ProfileRead = { profile: SeenProfile };

export const readProfile = adminVerb({
  path: '/api/admin/users/:id/read-profile',
  summary: 'A profile as other members read it. Each reading is audited; nobody else is notified',
  params: z.object({ id: userId }),
  body: z.object({ reason: adminReason }),
  answer: z.object({ profile: seenProfile }),
});
