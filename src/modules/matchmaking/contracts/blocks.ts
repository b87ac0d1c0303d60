import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';

const params = z.object({ id: profileIdInAddress });

export const blockProfile = endpoint({
  method: 'POST',
  path: '/api/profiles/:id/block',
  summary: 'Neither finds the other any more; what was open between them ends. The blocked one is not told',
  access: 'member',
  params,
  status: 204,
});
export const unblockProfile = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:id/block',
  summary: "Lifts one's own block, and restores nothing",
  access: 'member',
  params,
  status: 204,
});

export const blockedProfile = z.object({ id: numericId, blockedAt: isoTime });
export type BlockedProfile = z.infer<typeof blockedProfile>;
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocked-profiles',
  summary: 'Whom the member has blocked, the latest first',
  access: 'member',
  query: keysetPaging,
  answer: z.array(blockedProfile),
});
