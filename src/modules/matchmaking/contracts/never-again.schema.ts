import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import * as address from './never-again.ts';

export const barredProfile = z.object({ id: numericId, since: isoTime });
export type BarredProfile = z.infer<typeof barredProfile>;
export const listNeverAgain = endpoint(address.listNeverAgain, {
  summary: 'Profiles that cannot ask this member again, the latest first. They are never notified',
  access: 'member',
  query: keysetPaging,
  answer: z.array(barredProfile),
});
export const liftNeverAgain = endpoint(address.liftNeverAgain, {
  summary: 'Lets a profile ask again, at the earliest 90 days after the refusal',
  access: 'member',
  params: z.object({ profileId: profileIdInAddress }),
  status: 204,
});
