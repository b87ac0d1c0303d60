import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminReason, isoTime } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { seenProfile, type SeenProfile } from './profiles.schema.ts';

export type ProfileRead = { profile: SeenProfile; version: string; hiddenParts: string[] };

export const readProfile = adminVerb({
  path: '/api/admin/users/:id/read-profile',
  duties: ['cases'],
  summary: 'A profile as other members read it, with what is hidden of it. Each reading is audited; nobody is notified',
  params: z.object({ id: userId }),
  body: z.object({ reason: adminReason }),
  answer: z.object({
    profile: seenProfile,
    version: isoTime.describe('when the member last changed it; what is hidden is what was read'),
    hiddenParts: z.array(z.string()),
  }),
});

export const requestsLeft = endpoint('GET /api/admin/users/:id/requests', {
  summary: 'How many interest requests a person may still send, and when new ones are due',
  access: 'admin',
  duties: ['cases', 'money'],
  params: z.object({ id: userId }),
  answer: z.object({
    remaining: z.int().min(0),
    nextGrantAt: isoTime.nullable().describe('null if no more will come'),
  }),
});
