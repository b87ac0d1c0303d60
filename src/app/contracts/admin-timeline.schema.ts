import { z } from 'zod';
import { timelineKinds } from '#kernel/contracts/admin/timeline-kinds.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';

export const userTimeline = endpoint('GET /api/admin/users/:id/timeline', {
  summary: 'The timeline of an account, newest first: events and times, without texts and reasons',
  access: 'staff',
  duties: ['cases'],
  params: z.object({ id: userId }),
  answer: z.array(
    z.object({
      at: isoTime,
      kind: z.enum(timelineKinds),
      detail: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).describe('codes, ids and numbers'),
    }),
  ),
});
