import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';

const params = z.object({ id: profileIdInAddress });

export const blockProfile = endpoint({
  method: 'POST',
  path: '/api/profiles/:id/block',
  summary:
    'Blocks a profile: neither discovers the other, and open requests and matches between them end. The blocked member is not notified',
  access: 'member',
  params,
  status: 204,
});
export const unblockProfile = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:id/block',
  summary: 'Unblocks a profile. Restores nothing',
  access: 'member',
  params,
  status: 204,
});

export const blockedProfile = z.object({ id: numericId, blockedAt: isoTime });
export type BlockedProfile = z.infer<typeof blockedProfile>;
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocked-profiles',
  summary: 'Blocked profiles, the latest first',
  access: 'member',
  query: keysetPaging,
  answer: z.array(blockedProfile),
});
