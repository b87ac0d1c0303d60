import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import * as address from './blocks.ts';

const params = z.object({ id: profileIdInAddress });

export const blockProfile = endpoint(address.blockProfile, {
  summary:
    'Blocks a profile: neither discovers the other, and open requests and matches between them end. The blocked member is not notified',
  access: 'member',
  params,
  status: 204,
});
export const unblockProfile = endpoint(address.unblockProfile, {
  summary: 'Unblocks a profile. Restores nothing',
  access: 'member',
  params,
  status: 204,
});

export const blockedProfile = z.object({ id: numericId, blockedAt: isoTime });
export type BlockedProfile = z.infer<typeof blockedProfile>;
export const listBlocked = endpoint(address.listBlocked, {
  summary: 'Blocked profiles, the latest first',
  access: 'member',
  query: keysetPaging,
  answer: z.array(blockedProfile),
});
