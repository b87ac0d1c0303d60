import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { paging } from './browse.schema.ts';
import { viewedProfile } from './profiles.schema.ts';
import * as address from './saved-profiles.ts';

/** As in browse, `X-Total-Count` holds the total and `Link: rel="next"` the next page. */
export const savedProfiles = endpoint(address.savedProfiles, {
  summary: 'Saved profiles that the member may see at present, the latest first',
  access: 'member',
  query: z.object(paging),
  answer: z.array(viewedProfile),
});

const params = z.object({ id: profileIdInAddress });
export const saveProfile = endpoint(address.saveProfile, {
  summary: 'Saves a profile for later. Nobody else is notified',
  access: 'member',
  params,
  status: 204,
});
export const unsaveProfile = endpoint(address.unsaveProfile, {
  summary: 'Removes a profile from the saved ones',
  access: 'member',
  params,
  status: 204,
});
